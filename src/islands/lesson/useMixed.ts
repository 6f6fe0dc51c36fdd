import { useEffect, useState } from "preact/hooks";
import type { LessonStep } from "./step.ts";

const loadMix = () => import("./mix.ts");

interface Mixed {
  readonly steps: readonly LessonStep[];
  /** Whether the order is not known yet. */
  readonly isMixing: boolean;
  /** Ends the visit: the next has another order. */
  readonly end: () => void;
}

/** The steps of a lesson as they are; those of a test in the order of this visit. */
export function useMixed(lesson: string, steps: readonly LessonStep[], isTest: boolean): Mixed {
  const [mixed, setMixed] = useState<readonly LessonStep[] | null>(isTest ? null : steps);
  useEffect(() => {
    if (!isTest) return;
    loadMix().then(
      ({ seedOfVisit, mixSteps, mixTexts }) => {
        const order = mixSteps(steps, seedOfVisit(lesson));
        mixTexts(steps, order);
        setMixed(order);
      },
      () => setMixed(steps),
    );
  }, []);
  const end = (): void => {
    if (isTest)
      void loadMix()
        .then(({ endVisit }) => endVisit(lesson))
        .catch(() => undefined);
  };
  return { steps: mixed ?? steps, isMixing: mixed === null, end };
}
