import { motifsOf } from "../../coach/motifs.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { movesOf, sizeOfSet } from "../../reversi/index.ts";
import { winnerOf } from "../../training/puzzles/prove.ts";
import { CLEAR } from "../../training/puzzles/right-moves.ts";
import type { Candidate, Find, Refusal } from "./candidate.ts";
import { difficultyOf } from "./difficulty.ts";

/** A win by more is seen at once, and a side with so few moves has no choice. */
const MOST = 24;
const CHOICES = 3;
/** A side has far fewer discs if it has so many fewer. */
const FEWER = 8;

/** Who wins, where one side has far fewer discs? That neither they nor the side to move tell the answer is for those who choose. */
export function winnerAt(find: Find, searcher: Searcher): Candidate | Refusal {
  const { board, toMove, year, game, ply } = find;
  if (movesOf(board).length < CHOICES) return "choice";
  const found = winnerOf(find, searcher);
  if (found === null || Math.abs(found.value) < CLEAR || Math.abs(found.value) > MOST) return "goal";
  const { winner, value } = found;
  const lead = sizeOfSet(board.own) - sizeOfSet(board.other);
  if (Math.abs(lead) < FEWER) return "reason";
  const goal = { kind: "who-wins" } as const;
  const motifs = motifsOf({ board, goal, right: [], tempting: null, value, reasons: [] });
  const puzzle = { board, toMove, goal, right: winner, tempting: null, motifs, year };
  const difficulty = difficultyOf(puzzle, searcher);
  return {
    puzzle,
    difficulty,
    game,
    ply,
    said: [lead * value < 0 ? "behind" : "ahead"],
    strength: 0,
    cost: Math.abs(value),
  };
}
