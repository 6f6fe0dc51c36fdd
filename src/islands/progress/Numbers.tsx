import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Shelf } from "../../catalogue/shelf.ts";
import type { Translate } from "../../locales/text.ts";
import type { LearnerRecord } from "../../progress/index.ts";
import { ratingAfter } from "../../training/puzzles/rating.ts";
import type { Due } from "../../training/today/queue.ts";
import { comingOf, fetchShelf } from "../today/plan.ts";
import { Coming } from "./Coming.tsx";
import { Puzzles } from "./Puzzles.tsx";
import { Recent } from "./Recent.tsx";
import { recentTries } from "./recent.ts";
import type { Group } from "./standing.ts";
import { Themes } from "./Themes.tsx";

/** What comes back, and the exercises by which that is known. */
export interface Plan {
  readonly shelf: Shelf;
  readonly coming: readonly Due[];
}

/** Works out what comes back; nothing where the list of exercises cannot be had. Never rejects. */
export const planOf = (record: LearnerRecord): Promise<Plan> =>
  fetchShelf().then(
    (shelf) => ({ shelf, coming: comingOf(record, shelf) }),
    () => ({ shelf: new Map(), coming: [] }),
  );

interface NumbersProps {
  readonly record: LearnerRecord;
  readonly plan: Plan;
  readonly groups: readonly Group[];
  /** What the themes of puzzles are called. */
  readonly themes: Readonly<Record<string, string>>;
  readonly language: string;
  readonly t: Translate;
}

/** So many of the last tries are listed, and so many more whenever more are wanted. */
const TRIES = 12;

/** What the record amounts to: what comes back when, the rating, the themes, the last tries. */
export function Numbers({ record, plan, groups, themes, language, t }: NumbersProps): VNode {
  const { puzzles, endings } = record;
  const [most, setMost] = useState(TRIES);
  const tries = recentTries(record, groups, plan.shelf, ratingAfter(puzzles).isNumber, most + 1, t);
  const more = (): void => setMost(most + 4 * TRIES);
  return (
    <>
      <Coming coming={plan.coming} t={t} />
      <Puzzles puzzles={puzzles} endings={endings} language={language} t={t} />
      <Themes puzzles={puzzles} names={themes} t={t} />
      <Recent tries={tries.slice(0, most)} onMore={tries.length > most ? more : null} language={language} t={t} />
    </>
  );
}
