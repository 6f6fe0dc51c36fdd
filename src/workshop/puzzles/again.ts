import { EVENTS } from "../../catalogue/reached.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { emptiesOf } from "../../reversi/index.ts";
import { READ_EMPTIES } from "../../training/puzzles/right-moves.ts";
import { type Candidate, endingAt, type Find, type Refusal, strongestAt } from "./candidate.ts";
import { winnerAt } from "./winners.ts";

/** Judges a candidate anew, by the rules of today. */
export function judgedAgain({ puzzle, game, ply }: Candidate, searcher: Searcher): Candidate | Refusal {
  const { board, toMove, goal, tempting, year } = puzzle;
  const find: Find = { board, toMove, played: tempting, year, game, ply };
  if (goal.kind === "who-wins") return winnerAt(find, searcher);
  if (emptiesOf(board) > READ_EMPTIES) return strongestAt(find, searcher);
  return endingAt(
    find,
    searcher,
    EVENTS.some((kind) => kind === goal.kind),
  );
}
