import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Lesson, type LessonProps } from "./Lesson.tsx";
import { endVisit, mixSteps, mixTexts, seedOfVisit } from "./mix.ts";
import type { LessonStep } from "./step.ts";

/** The test of a chapter: its steps in the order of this visit, which is not known before the page has woken up. */
export function ChapterTest(props: LessonProps): VNode {
  const { lesson, steps } = props;
  const [mixed, setMixed] = useState<readonly LessonStep[] | null>(null);
  useEffect(() => {
    const order = mixSteps(steps, seedOfVisit(lesson));
    mixTexts(steps, order);
    setMixed(order);
  }, []);
  return <Lesson {...props} steps={mixed ?? steps} isMixing={mixed === null} onEnd={() => endVisit(lesson)} />;
}
