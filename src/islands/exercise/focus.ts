import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const BUTTONS = [".controls .primary", ".controls .button"] as const;

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
