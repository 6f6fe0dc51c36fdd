import { play, type Square, startPosition } from "../../src/reversi/index.ts";
import type { PlayedGame } from "../../src/workshop/evaluation/games.ts";
import { randomFrom } from "../../src/workshop/evaluation/random.ts";

/** The squares of a game played by dice to its end by the rules. */
export function movesByDice(seed: number): readonly Square[] {
  const random = randomFrom(seed);
  const moves: Square[] = [];
  for (let position = startPosition(); position.toMove !== null; ) {
    const square = position.legal[Math.floor(random() * position.legal.length)]?.square ?? -1;
    const after = play(position, square);
    if (!after.ok) throw new Error(after.error);
    moves.push(square);
    position = after.value;
  }
  return moves;
}

/** Games played by dice, all worth the same. */
export const gamesByDice = (seeds: number): readonly PlayedGame[] =>
  Array.from({ length: seeds }, (_, index) => ({
    moves: movesByDice(index + 1),
    finalLead: 2,
    leadAt24: 4,
    year: 2000,
  }));
