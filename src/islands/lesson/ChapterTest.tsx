import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Lesson, type LessonProps } from "./Lesson.tsx";
import { type FirstTries, mixSteps, mixTexts, openVisit } from "./mix.ts";
import type { LessonStep } from "./step.ts";

interface Mixed {
  readonly steps: readonly LessonStep[];
  readonly tries: FirstTries;
}

/** The test of a chapter: its steps in the order of this visit, which is not known before the page has woken up. */
export function ChapterTest(props: LessonProps): VNode {
  const { lesson, steps, end } = props;
  const [mixed, setMixed] = useState<Mixed | null>(null);
  useEffect(() => {
    const { seed, tries } = openVisit(lesson, location.hash === `#${end}`);
    const order = mixSteps(steps, seed);
    mixTexts(steps, order);
    setMixed({ steps: order, tries });
  }, []);
  return <Lesson {...props} steps={mixed?.steps ?? steps} tries={mixed?.tries} isMixing={mixed === null} />;
}
