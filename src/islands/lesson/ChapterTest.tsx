import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useLater } from "../exercise/later.ts";
import { Lesson, type LessonProps } from "./Lesson.tsx";
import { type FirstTries, mixSteps, mixTexts, openVisit } from "./mix.ts";
import type { LookAgain, ScoreProps } from "./Score.tsx";
import type { LessonStep } from "./step.ts";

interface Mixed {
  readonly steps: readonly LessonStep[];
  readonly tries: FirstTries;
}

interface ChapterTestProps extends Omit<LessonProps, "ending" | "isMixing" | "round" | "tries"> {
  /** Where to look again when an exercise was missed, for each exercise in its order. */
  readonly look: readonly LookAgain[];
}

const loadScore = () => import("./Score.tsx");

function Ending(props: ScoreProps): VNode | null {
  const score = useLater(true, loadScore);
  return score && <score.Score {...props} />;
}

/** The test of a chapter: its steps in the order of this visit, which is not known before the page has woken up. */
export function ChapterTest({ look, ...props }: ChapterTestProps): VNode {
  const { lesson, steps, end } = props;
  const [mixed, setMixed] = useState<Mixed | null>(null);
  useEffect(() => {
    const { seed, tries } = openVisit(lesson, location.hash === `#${end}`);
    const order = mixSteps(steps, seed);
    mixTexts(steps, order);
    setMixed({ steps: order, tries });
  }, []);
  const first = mixed?.tries.first ?? new Map<string, boolean>();
  return (
    <Lesson
      {...props}
      steps={mixed?.steps ?? steps}
      tries={mixed?.tries}
      isMixing={mixed === null}
      ending={(t) => <Ending look={look} first={first} t={t} />}
    />
  );
}
