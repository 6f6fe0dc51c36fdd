import { diceFor } from "../../engine/opponents/dice.ts";
import { contentAt, type Position, play, type Square } from "../../reversi/index.ts";

/** The squares whose disc is turned somewhere in one game played on at random. */
function turnedInAGame(start: Position, random: () => number): ReadonlySet<Square> {
  const turned = new Set<Square>();
  for (let position = start; position.toMove !== null; ) {
    const move = position.legal[Math.floor(random() * position.legal.length)];
    const after = move && play(position, move.square);
    if (!after?.ok) break;
    for (const square of move?.flips ?? []) turned.add(square);
    position = after.value;
  }
  return turned;
}

/**
 * Of `squares`, those with a disc that some legal game from `position` on turns: each has been seen to. At most `games` games
 * are tried; a disc that is not named may be turnable all the same.
 */
export function turnable(position: Position, squares: readonly Square[], games = 2000): ReadonlySet<Square> {
  const random = diceFor(64);
  const wanted = squares.filter((square) => contentAt(position.board, square) !== "empty");
  const seen = new Set<Square>();
  for (let i = 0; i < games && wanted.some((square) => !seen.has(square)); i += 1) {
    for (const square of turnedInAGame(position, random)) seen.add(square);
  }
  return new Set(wanted.filter((square) => seen.has(square)));
}
