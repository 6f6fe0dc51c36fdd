import { expect, test } from "vitest";
import { isReserveAgainst, type ReserveKind, reserveSquares } from "../../../src/coach/concepts/reserve.ts";
import { contentAt, DISCS, type Square } from "../../../src/reversi/index.ts";
import { tryToEnter } from "../../../src/training/proof/reserve.ts";
import { randomPositions } from "../../training/support.ts";
import { boardFrom, named } from "../support.ts";

test("a square of the edge is in reserve just when no filling of the rows inwards lets the other side in", () => {
  const found = { yes: 0, no: 0 };
  for (const position of randomPositions(120)) {
    const { board } = position;
    const isEmptyOnEdge = (square: Square): boolean =>
      contentAt(board, square) === "empty" && (board.shape.rays[square] ?? []).some((ray) => ray.length === 0);
    for (const square of board.shape.squares.filter(isEmptyOnEdge).slice(0, 4)) {
      for (const side of DISCS) {
        const { holds } = tryToEnter(position, square, side);
        expect(isReserveAgainst(board, square, side)).toBe(holds);
        found[holds ? "yes" : "no"] += 1;
      }
    }
  }
  expect(Math.min(found.yes, found.no)).toBeGreaterThan(10);
}, 60_000);

test.each<[ReserveKind, string, string]>([
  ["between-theirs", "---------------------------XX------OX------XX-----XXX-----X-X---", "d8"],
  ["beside-corner", "---------------------------XX------XO------XX---XXX-----O-X-----", "b8"],
  ["between-ours", "---------------------------XX------OX------XX-----XXX-----O-O---", "d8"],
  ["behind-theirs", "---------------------------XX------XXO-----XXX------XXX---OXX---", "f8"],
])("White keeps a square %s", (kind, signs, square) => {
  const kept = reserveSquares(boardFrom(signs), "white").filter((one) => one.isPlayable);
  expect(kept.map((one) => `${named([one.square])} ${one.kind}`)).toEqual([`${square} ${kind}`]);
});
