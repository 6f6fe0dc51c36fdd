import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** A button that goes away takes the focus with it: after each change of `state` but the first, the one to press next takes it over. */
export function useKeptFocus(place: RefObject<HTMLElement>, state: unknown, isFirst: boolean): void {
  useEffect(() => {
    if (isFirst || document.activeElement !== document.body) return;
    const controls = place.current?.querySelector(".controls");
    const next = controls?.querySelector<HTMLElement>(".primary") ?? controls?.querySelector<HTMLElement>(".button");
    next?.focus();
  }, [state]);
}
