import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** The place among `ids` that the address asks for; the first if it asks for none of them. */
const placeInAddress = (ids: readonly string[]): number => Math.max(0, ids.indexOf(location.hash.slice(1)));

/** Where the learner is in a lesson. The address keeps it, so that a step can be linked, and the browser's Back leads back. */
interface Course {
  readonly at: number;
  readonly goTo: (at: number) => void;
}

/** Follows the address through the steps called `ids`; `onArrive` is told each step but the one that the page opens with. */
export function useCourse(ids: readonly string[], onArrive: (id: string) => void): Course {
  const [at, setAt] = useState(0);
  const hasMoved = useRef(false);
  const move = (place: number): void => {
    hasMoved.current = true;
    setAt(place);
  };
  useLayoutEffect(() => {
    setAt(placeInAddress(ids));
    if (location.hash !== "") showTop();
    const follow = (): void => move(placeInAddress(ids));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  useLayoutEffect(() => {
    showStep(ids, at);
    if (hasMoved.current) onArrive(ids[at] ?? "");
  }, [at]);
  return {
    at,
    goTo: (place) => {
      const id = ids[place];
      if (id === undefined || place === at) return;
      history.pushState(null, "", `#${id}`);
      move(place);
    },
  };
}

/** Shows the text of the step in place `at`, hides the others, and tells in the row of bars which one it is. */
function showStep(ids: readonly string[], at: number): void {
  const steps = document.querySelector<HTMLElement>("[data-steps]");
  if (steps === null) return;
  steps.dataset["live"] = "";
  const text = steps.closest<HTMLElement>(".frame-text");
  if (text !== null) text.dataset["at"] = at === 0 ? "first" : "later";
  for (const [place, id] of ids.entries()) {
    const isHere = place === at;
    document.getElementById(id)?.toggleAttribute("data-current", isHere);
    const bar = document.querySelector(`[data-bar="${id}"]`);
    if (isHere) bar?.setAttribute("aria-current", "step");
    else bar?.removeAttribute("aria-current");
  }
}

/** Tells in the row of bars that a step is done. */
export function markBar(id: string): void {
  document.querySelector<HTMLElement>(`[data-bar="${id}"]`)?.setAttribute("data-done", "");
}

/** Scrolls back to where board and text begin, if that has been left. */
function showTop(): void {
  const frame = document.querySelector<HTMLElement>(".frame");
  if (frame !== null && scrollY > frame.offsetTop) scrollTo({ top: frame.offsetTop, behavior: "instant" });
}

/** Brings the step called `id` before eye and ear: its beginning in view, the focus on it. Who types stays in the field. */
export function arriveAt(id: string): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  showTop();
  document.getElementById(id)?.focus({ preventScroll: true });
}
