import type { ExerciseWords } from "../../catalogue/exercise.ts";
import type { Puzzle } from "../../catalogue/puzzle.ts";
import type { Translate } from "../../locales/text.ts";
import type { Known } from "../../training/puzzles/choice.ts";
import { factsOf, ownMovesOf, turnPuzzle, WHO, wrongWinner } from "../../training/puzzles/task.ts";
import type { ExerciseSheet } from "../exercise/sheet.ts";
import type { Task } from "./task.ts";

/** An exercise that shows a puzzle, turned as it is shown. */
export interface Item extends Task {
  readonly puzzle: Puzzle;
  /** Which of the eight images it is. */
  readonly image: number;
}

/** Who moves, and what is to be reached in how many moves. */
export function taskOf(puzzle: Puzzle, t: Translate): string {
  const { goal, toMove } = puzzle;
  return goal.kind === "strongest" || goal.kind === "who-wins"
    ? t(`puzzle.task.${goal.kind}.${toMove}`)
    : t(`puzzle.task.${goal.kind}.${toMove}`, { count: ownMovesOf(puzzle) });
}

function wordsOf(puzzle: Puzzle, { hints }: ExerciseSheet["facts"], t: Translate): ExerciseWords {
  const [motif = "ending"] = puzzle.motifs;
  const isWho = puzzle.goal.kind === "who-wins";
  const words = hints.map(({ kind }, i) => {
    if (i === 0) return t(`puzzle.idea.${motif}`);
    if (isWho) return t(`puzzle.hint.not.${wrongWinner(puzzle)}`);
    return t(kind === "square" ? "puzzle.hint.square" : "puzzle.hint.candidates");
  });
  const choices = WHO.map((who) => ({
    text: t(`puzzle.who.${who}`),
    why: who === puzzle.right ? "" : t("puzzle.who.wrong"),
  }));
  return { task: taskOf(puzzle, t), hints: words, solved: "", ...(isWho ? { choices } : {}) };
}

/** A puzzle to be solved in one of its eight images. */
export function itemOf({ id, puzzle }: Known, image: number, t: Translate): Item {
  const turned = turnPuzzle(puzzle, image);
  const facts = factsOf(turned);
  return { id, image, puzzle: turned, sheet: { facts, words: wordsOf(turned, facts, t) } };
}
