import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** What may be stepped through by a key that is held down. */
const STEPS = ".replay-steps, .line-steps, .stepper";

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
