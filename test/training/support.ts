import { type PlaceText, placeOf } from "../../src/catalogue/place.ts";
import { answer } from "../../src/engine/question.ts";
import { nameOf, type Position, positionOf, type Square, squareNamed } from "../../src/reversi/index.ts";
import type { Ask } from "../../src/training/answers/move.ts";

/** The position at a place that is known to be there. */
export function positionAt(place: PlaceText): Position {
  const game = placeOf(place);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return positionOf(game.value);
}

/** A diagram: the ranks from the top, `.` for an empty square; ranks that are left out are empty. */
export const diagram = (toMove: "black" | "white", ...ranks: readonly string[]): Position =>
  positionAt({ position: ranks.join("").replaceAll(".", "-").padEnd(64, "-"), toMove });

export const squareIn = ({ board }: Position, name: string): Square => squareNamed(board.shape, name) ?? Number.NaN;

/** Names parted by spaces, for `squares` in their order. */
export const namesOf = ({ board }: Position, squares: Iterable<Square>): string =>
  [...squares].map((square) => nameOf(board.shape, square)).join(" ");

/** The search, here and now. */
export const ask: Ask = async (question) => answer(question) as never;

/** Positions of games that are played at random, always the same ones: some of each phase. */
export function randomPositions(count: number, place: PlaceText = {}): readonly Position[] {
  let seed = 20_231_030;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (seed >>> 8) % below;
  };
  const positions: Position[] = [];
  while (positions.length < count) {
    let text = "";
    const length = next(60);
    let position = positionAt(place);
    for (let ply = 0; ply < length && position.toMove !== null; ply += 1) {
      const move = position.legal[next(position.legal.length)];
      text += move === undefined ? "" : nameOf(position.board.shape, move.square);
      position = positionAt({ ...place, moves: text });
    }
    positions.push(position);
  }
  return positions;
}
