import type { MarkTarget } from "../../catalogue/exercise.ts";
import type { Position, Square } from "../../reversi/index.ts";
import { squaresFor } from "./targets.ts";

/** What came of marking squares. */
export interface Marked {
  readonly solved: boolean;
  /** The marked squares that are right. */
  readonly right: readonly Square[];
  /** Those that are not; what is the matter with each tells mark-why.ts. */
  readonly wrong: readonly Square[];
  /** What was not marked. Told as a number first, and shown after a second try: see `missedToShow`. */
  readonly missed: readonly Square[];
}

/** Judges marks on `position`; in what order and how often a square is named does not matter. */
export function judgeMarks(what: MarkTarget, position: Position, marks: readonly Square[]): Marked {
  const wanted = squaresFor(what, position);
  const marked = [...new Set(marks)].sort((a, b) => a - b);
  const right = marked.filter((square) => wanted.includes(square));
  const wrong = marked.filter((square) => !wanted.includes(square));
  const missed = wanted.filter((square) => !marked.includes(square));
  return { solved: wrong.length === 0 && missed.length === 0, right, wrong, missed };
}

/** The missed squares that may be shown after so many wrong tries: none after the first, for then only their number is told. */
export const missedToShow = ({ missed }: Marked, tries: number): readonly Square[] => (tries < 2 ? [] : missed);
