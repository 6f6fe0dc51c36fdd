import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/* What a panel does for those who use the keyboard. */

/** What may be stepped through by a key that is held down. */
const STEPS = ".replay-steps, .line-steps, .stepper";

const BUTTONS = [".controls .primary", ".controls .button"] as const;

function ignoreHeld(event: KeyboardEvent): void {
  const { target } = event;
  if (event.repeat && event.key === "Enter" && target instanceof Element && target.closest(STEPS) === null) {
    event.preventDefault();
  }
}

/**
 * In `panel` Enter counts once, however long it is held, but on buttons that step. A held key repeats, and where one button takes the place of
 * another it would press one after the other.
 */
export function useEnterOnce(panel: RefObject<HTMLElement>): void {
  useEffect(() => {
    panel.current?.addEventListener("keydown", ignoreHeld);
    return () => panel.current?.removeEventListener("keydown", ignoreHeld);
  }, []);
}

/**
 * A button that goes away takes the focus with it: after each change of `state` but the first, what is to be pressed next takes it over, the
 * first of `wanted` that is in `place`.
 */
export function useKeptFocus(
  place: RefObject<HTMLElement>,
  state: unknown,
  isFirst: boolean,
  wanted: readonly string[] = BUTTONS,
): void {
  useEffect(() => {
    if (isFirst || document.activeElement !== document.body) return;
    const found = wanted.map((one) => place.current?.querySelector<HTMLElement>(one));
    found.find(Boolean)?.focus();
  }, [state]);
}
