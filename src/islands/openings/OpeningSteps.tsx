import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import { Lesson } from "../lesson/Lesson.tsx";
import type { Round } from "../lesson/round.ts";
import type { LessonStep } from "../lesson/step.ts";

interface OpeningStepsProps {
  /** The opening, as its page is called. */
  readonly name: string;
  readonly steps: readonly LessonStep[];
  /** Where Next leads in the end. */
  readonly next: string;
  /** The id of the part that ends the page. */
  readonly end: string;
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
}

/** The board of a page about an opening: what is told is shown on it, and the game can be played on. Nothing of it is kept as a lesson. */
export function OpeningSteps({ name, steps, next, end, locale }: OpeningStepsProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const manners: Round = {
    arrive: (_, task) => task,
    focus: [".controls .primary", ".board [tabindex='0']"],
    isOpenEnded: true,
    onward: t("exercise.next"),
  };
  return <Lesson lesson={`openings/${name}`} steps={steps} next={next} end={end} round={manners} locale={locale} />;
}
