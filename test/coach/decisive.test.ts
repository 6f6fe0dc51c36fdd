import { expect, test } from "vitest";
import { placeOf } from "../../src/catalogue/place.ts";
import { decisiveMoves } from "../../src/coach/decisive.ts";
import { loadEngine } from "../../src/engine/load.node.ts";
import { searcherOf } from "../../src/engine/searcher.ts";
import {
  nameOf,
  play,
  positionOf,
  type Square,
  squareNamed,
  toBitBoard,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

const at = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? Number.NaN;

const decisive = (position: string, moves: string) => {
  const place = placeOf({ position, toMove: "black" });
  if (!place.ok) throw new Error(place.error.field);
  const { board } = positionOf(place.value);
  const found = decisiveMoves({ start: toBitBoard(board, "black"), moves: moves.split(" ").map(at) }, searcher);
  return found.map((move) => ({ ...move, square: nameOf(USUAL_SHAPE, move.square) }));
};

/** Every move solved by two other programs: d8 wins by 18, h3 and a8 lose by 20. */
const ENDING = "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO";

test("a move that turns a win into a loss decided the game, with what it cost", () => {
  expect(decisive(ENDING, "h3")).toEqual([{ ply: 0, square: "h3", cost: 38, isTurn: true }]);
});

test("a best move decided nothing", () => {
  expect(decisive(ENDING, "d8")).toEqual([]);
});

test("a game with a move that is not legal has none", () => {
  expect(decisive(ENDING, "h3 a1")).toEqual([]);
});

test("of a game full of errors the weightiest four come, what turned it first", () => {
  // A grabber on both sides gives up something at nearly every move.
  const all = decisiveMoves({ start: toBitBoard(positionOf(start()).board, "black"), moves: greedyGame() }, searcher);
  expect(all).toHaveLength(4);
  const weights = all.map(({ cost, isTurn }) => (isTurn ? 1000 : 0) + cost);
  expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  for (const { cost } of all) expect(cost).toBeGreaterThanOrEqual(4);
}, 30_000);

function start() {
  const place = placeOf({});
  if (!place.ok) throw new Error(place.error.field);
  return place.value;
}

/** A game in which either side turns as many discs as it can. */
function greedyGame(): readonly Square[] {
  const squares: Square[] = [];
  let position = positionOf(start());
  while (position.toMove !== null) {
    const [most] = position.legal.toSorted((a, b) => b.flips.length - a.flips.length);
    if (most === undefined) break;
    const next = play(position, most.square);
    if (!next.ok) break;
    squares.push(most.square);
    position = next.value;
  }
  return squares;
}
