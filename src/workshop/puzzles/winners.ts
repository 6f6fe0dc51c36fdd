import { motifsOf } from "../../coach/motifs.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { movesOf, sizeOfSet } from "../../reversi/index.ts";
import { winnerOf } from "../../training/prove-puzzle.ts";
import { CLEAR, worthOfMoves } from "../../training/right-moves.ts";
import type { Candidate, Find, Refusal } from "./candidate.ts";
import { difficultyOf } from "./difficulty.ts";

/** A win by more is seen at once, and a side with so few moves has no choice. */
const MOST = 24;
const CHOICES = 3;
/** Who has the fewer discs by so many, and wins, shows that they do not count. */
const FEWER = 8;

/**
 * Who wins? The side with far fewer discs, or the side to move by its only winning move, which is not the one that turns the most. That the
 * answer is not always the same side is for those who choose.
 */
export function winnerAt(find: Find, searcher: Searcher): Candidate | Refusal {
  const { board, toMove, year, game, ply } = find;
  if (movesOf(board).length < CHOICES) return "choice";
  const found = winnerOf(find, searcher);
  if (found === null || Math.abs(found.value) < CLEAR || Math.abs(found.value) > MOST) return "goal";
  const { winner, value } = found;
  const lead = sizeOfSet(board.own) - sizeOfSet(board.other);
  const isBehind = lead * value < 0 && Math.abs(lead) >= FEWER;
  const wins = worthOfMoves(board, searcher).filter(({ score }) => score > 0).length;
  const isNarrow = value > 0 ? wins === 1 : false;
  if (!isBehind && !isNarrow) return "reason";
  const goal = { kind: "who-wins" } as const;
  const motifs = motifsOf({ board, goal, right: [], tempting: null, value, reasons: [] });
  const puzzle = { board, toMove, goal, right: winner, tempting: null, motifs, year };
  const difficulty = difficultyOf(puzzle, searcher);
  return { puzzle, difficulty, game, ply, said: [isBehind ? "behind" : "narrow"], strength: 0, cost: Math.abs(value) };
}
