import { LEVELS } from "../../engine/opponents/levels.ts";
import { type Choice, chooseMove, type Player } from "../../engine/opponents/players.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, HABITS, type Square } from "../../reversi/index.ts";
import type { Chooser } from "./game.ts";

/** One who takes part in a match: makes a chooser for each game. */
export type Contender = (game: number) => Chooser;

/** The engine thinking for a fixed time: with so few empty squares it reads the game out if there is time. */
const ENDING_FROM = 24;

/** More than the games of a match, so that no two contenders share a seed. */
const SEEDS_APART = 1000;

const mustMove = (square: Square | null | undefined): Square => {
  if (square === null || square === undefined) throw new Error("no move where there is one");
  return square;
};

/** The player called `name`: a level by its number, a habit by its name; undefined for another name. */
export function playerNamed(name: string): Player | undefined {
  const level = LEVELS.find((one) => String(one) === name);
  if (level !== undefined) return { kind: "level", level };
  const habit = HABITS.find((one) => one === name);
  return habit && { kind: "habit", habit };
}

/** A level or a habit, with a seed of its own for each game; tells each choice it makes. */
export const contenderOf =
  (player: Player, searcher: Searcher, seed: number, onChoice: (choice: Choice) => void = () => undefined): Contender =>
  (game) =>
  (board) => {
    const choice = chooseMove(board, player, seed * SEEDS_APART + game, searcher);
    if (choice !== null) onChoice(choice);
    return mustMove(choice?.square);
  };

/** The engine with so many milliseconds for each move: deeper and deeper, then to the end if that can be reached. */
export const timedEngine =
  (searcher: Searcher, milliseconds: number): Contender =>
  () =>
  (board) =>
    mustMove(moveInTime(searcher, board, milliseconds));

function moveInTime(searcher: Searcher, board: BitBoard, milliseconds: number): Square | null {
  const deadline = performance.now() + milliseconds;
  const empties = emptiesOf(board);
  let move = searcher.search(board, 2)?.move ?? null;
  for (let depth = 4; depth < empties; depth += 2) {
    const found = searcher.search(board, depth, { deadline, selectivity: 2, keep: true });
    if (found === null) return move;
    move = found.move;
    // Half of the time is better spent on the end than on another round.
    if (empties <= ENDING_FROM && deadline - performance.now() > milliseconds / 2 && depth >= empties - 12) break;
  }
  return searcher.exact(board, { deadline, keep: true })?.move ?? move;
}
