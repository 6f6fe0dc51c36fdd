import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { unseal } from "../../catalogue/seal.ts";
import { type PartOfLocale, translator } from "../../locales/translate.ts";
import type { Drill } from "../../training/drills/drill.ts";
import { entriesIn, ROUND, roundOf } from "../../training/drills/round.ts";
import { Lesson } from "../lesson/Lesson.tsx";
import type { Round as Manners } from "../lesson/round.ts";
import { Ending } from "./Ending.tsx";
import { stepsOf } from "./steps.ts";
import { openRound, type Visit } from "./visit.ts";

export interface RoundProps {
  readonly drill: Drill;
  /** The text of its positions, sealed; empty where it needs none. */
  readonly pool: string;
  /** The page of this drill, where the next round begins, and the one of all drills. */
  readonly here: string;
  readonly all: string;
  /** The id of the part that ends the round. */
  readonly end: string;
  /** The texts that are said here. */
  readonly locale: PartOfLocale;
}

/** How long a right answer is seen before the next question comes by itself, in milliseconds. */
const PAUSE = 700;

const FOCUS = [".answer .pick", ".answer .choice", ".controls .primary", ".board [tabindex='0']"] as const;

/** A round of a drill: ten questions, drawn when the page has woken up, and how they came out. */
export function Round({ drill, pool, here, all, end, locale }: RoundProps): VNode {
  const t = useMemo(() => translator(locale), [locale]);
  const [visit, setVisit] = useState<Visit | null>(null);
  const seed = visit?.seed ?? 0;
  const steps = useMemo(() => stepsOf(roundOf(drill, entriesIn(unseal(pool)), seed), t), [seed]);
  useEffect(() => setVisit(openRound(drill, location.hash === `#${end}`)), []);

  const round: Manners = {
    arrive: (id, task, before) => {
      if (visit !== null && id === end) {
        const { right, of } = visit.outcome();
        return t("lesson.test.score", { right, of });
      }
      const number = steps.findIndex((step) => step.id === id) + 1;
      return [before.trim(), t("train.said", { number, of: ROUND, task })].filter(Boolean).join(" ");
    },
    onSolved: drill.endsWith("squares") ? (goOn) => void setTimeout(goOn, PAUSE) : undefined,
    focus: FOCUS,
    onward: t("train.another"),
  };

  return (
    <Lesson
      lesson={`train/${drill}`}
      steps={steps}
      next={here}
      end={end}
      round={round}
      ending={() => (visit === null ? null : <Ending drill={drill} visit={visit} all={all} t={t} />)}
      isMixing={visit === null}
      tries={visit?.tries}
      locale={locale}
    />
  );
}
