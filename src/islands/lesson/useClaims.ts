import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import type { Translate } from "../../locales/text.ts";
import type { Session } from "../exercise/session.ts";
import type { LessonStep } from "./step.ts";

const load = () => Promise.all([import("./prove.ts"), import("./trial.ts")]);

/**
 * Brings the buttons that prove the claims of a step to life. What a task keeps back is not told while it is `open`; once it is done, every
 * defence can be tried. Gives the trial that is on, and the function that ends it.
 */
export function useClaims(step: LessonStep, open: boolean, t: Translate, tag: string): [Session | null, () => void] {
  const trial = useRef<Session | null>(null);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const text = (): HTMLElement | null => document.getElementById(step.id);
  const set = (next: Session | null): void => {
    trial.current = next;
    redraw(0);
  };

  const offer = async (): Promise<void> => {
    const [{ offerDefences }, { openTrial }] = await load();
    const place = text();
    if (place !== null) offerDefences(place, step, tag, (game) => set(openTrial(game, t)));
  };

  useEffect(() => {
    const prove = ({ target }: Event): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-prove]") : null;
      if (button === null) return;
      load()
        .then(([{ proveClaim }]) => proveClaim(button, step, tag, open))
        .then(() => (open ? undefined : offer()))
        .catch(() => {
          if (button.nextElementSibling !== null) button.nextElementSibling.textContent = t("lesson.unproved");
        });
    };
    const place = text();
    place?.addEventListener("click", prove);
    if (!open && place?.querySelector("[data-proof=holds]")) void offer().catch(() => undefined);
    return () => place?.removeEventListener("click", prove);
  }, [step, open]);

  // What is tried belongs to its step.
  useEffect(() => () => set(null), [step]);
  useLayoutEffect(() => trial.current?.$shown.listen(() => redraw(0)), [trial.current]);

  return [trial.current, () => set(null)];
}
