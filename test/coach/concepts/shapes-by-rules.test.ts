import { expect, test } from "vitest";
import { cornerAttacks, cornersOpenTo, movesBesideCorners } from "../../../src/coach/concepts/corners.ts";
import { creepingMoves } from "../../../src/coach/concepts/creeping.ts";
import { cutsFor, diagonalsOf } from "../../../src/coach/concepts/diagonals.ts";
import { stonerTraps } from "../../../src/coach/concepts/stoner.ts";
import { gapsOnEdges, wedgesFor } from "../../../src/coach/concepts/wedges.ts";
import {
  type Board,
  contentAt,
  DISCS,
  type Disc,
  moveOn,
  OTHELLO,
  opponentOf,
  type Position,
  play,
  resolve,
  type Square,
} from "../../../src/reversi/index.ts";
import { randomPositions } from "../../training/support.ts";
import { boardFrom, named, squaresOf } from "../support.ts";

const boards = randomPositions(150).map(({ board }) => board);

/** The position if it were the turn of `side`; null if it could not move. */
function turnOf(board: Board, side: Disc): Position | null {
  const position = resolve(OTHELLO, board, side);
  return position.toMove === side ? position : null;
}

/** The board after `side` plays on `square`, by the rules. */
function after(board: Board, side: Disc, square: Square): Board {
  const position = turnOf(board, side);
  const next = position && play(position, square);
  if (!next?.ok) throw new Error("not legal");
  return next.value.board;
}

const flipsOn = (board: Board, side: Disc, square: Square): readonly Square[] => {
  const position = turnOf(board, side);
  return (position && moveOn(position, square)?.flips) ?? [];
};

/** Everything that `list` gives for all boards and both sides, with the board and the side. */
const all = <T>(list: (board: Board, side: Disc) => readonly T[]): readonly [Board, Disc, T][] =>
  boards.flatMap((board) =>
    DISCS.flatMap((side) => list(board, side).map((one): [Board, Disc, T] => [board, side, one])),
  );

test("no reply turns a disc that has just been wedged", () => {
  const wedges = all(wedgesFor);
  expect(wedges.length).toBeGreaterThan(10);
  for (const [board, side, { square }] of wedges) {
    const next = after(board, side, square);
    const replies = turnOf(next, opponentOf(side))?.legal ?? [];
    expect(replies.filter(({ flips }) => flips.includes(square))).toEqual([]);
  }
});

test("a gap is empty from one disc of its side to the other, and open where the rules let the other side in", () => {
  const gaps = boards.flatMap((board) => gapsOnEdges(board).map((gap) => ({ board, gap })));
  expect(gaps.length).toBeGreaterThan(20);
  for (const { board, gap } of gaps) {
    expect(gap.ends.map((end) => contentAt(board, end))).toEqual([gap.side, gap.side]);
    expect(gap.squares.every((square) => contentAt(board, square) === "empty")).toBe(true);
    const steps = (gap.ends[1] - gap.ends[0]) / (gap.squares.length + 1);
    expect([1, 8]).toContain(steps);
    const other = opponentOf(gap.side);
    expect(gap.open).toEqual(gap.squares.filter((square) => flipsOn(board, other, square).length > 0));
  }
});

test("a corner is open along a diagonal just when taking it turns the X-square beside it", () => {
  const count = { open: 0, closed: 0 };
  for (const board of boards) {
    for (const { squares, ends } of diagonalsOf(board)) {
      for (const { corner, openTo } of ends) {
        const beside = squares[0] === corner ? squares[1] : squares[6];
        const sides = DISCS.filter((side) => flipsOn(board, side, corner).includes(beside ?? corner));
        expect(openTo).toEqual(sides);
        count[sides.length > 0 ? "open" : "closed"] += 1;
      }
    }
  }
  expect(Math.min(count.open, count.closed)).toBeGreaterThan(10);
});

test("a cut takes a diagonal from its holder, and the corners it opens can be taken", () => {
  const cuts = all(cutsFor);
  expect(cuts.length).toBeGreaterThan(10);
  for (const [board, side, { square, diagonal, discs, opens }] of cuts) {
    const holderOn = (now: Board): Disc | null | undefined =>
      diagonalsOf(now).find(({ name }) => name === diagonal)?.holder;
    const next = after(board, side, square);
    expect(holderOn(board)).toBe(opponentOf(side));
    expect(holderOn(next)).not.toBe(opponentOf(side));
    expect(discs.every((disc) => contentAt(next, disc) === side && contentAt(board, disc) !== side)).toBe(true);
    expect(opens.every((corner) => flipsOn(next, side, corner).length > 0)).toBe(true);
  }
});

/** The squares beside each corner, from a table. */
const BESIDE = { a1: ["b1", "b2", "a2"], h1: ["g1", "g2", "h2"], a8: ["a7", "b7", "b8"], h8: ["h7", "g7", "g8"] };

test("the moves beside corners are the legal ones, and poisoned at once where the corner can be taken at once", () => {
  for (const board of boards.slice(0, 60)) {
    for (const side of DISCS) {
      const wanted = Object.entries(BESIDE).flatMap(([corner, beside]) => {
        const [at] = squaresOf(corner);
        if (at === undefined || contentAt(board, at) !== "empty") return [];
        const legal = squaresOf(beside.join()).filter((square) => flipsOn(board, side, square).length > 0);
        return legal.map((square) => {
          const isTaken = flipsOn(after(board, side, square), opponentOf(side), at).length > 0;
          return `${named([square])} ${corner} ${isTaken ? "poisoned" : "safe"}`;
        });
      });
      const told = movesBesideCorners(board, side, 1).map(
        (move) => `${named([move.square, move.corner]).replace(",", " ")} ${move.verdict}`,
      );
      expect([...told].sort()).toEqual([...wanted].sort());
    }
  }
});

test("a corner that is attacked can be taken next and could not before", () => {
  const attacks = all(cornerAttacks);
  expect(attacks.length).toBeGreaterThan(10);
  for (const [board, side, { square, attacked, isForced }] of attacks) {
    const next = after(board, side, square);
    for (const corner of attacked) {
      expect([flipsOn(board, side, corner).length > 0, flipsOn(next, side, corner).length > 0]).toEqual([false, true]);
      expect(cornersOpenTo(board, side)).not.toContain(corner);
    }
    const replies = turnOf(next, opponentOf(side))?.legal ?? [];
    const isHeld = replies.every((reply) => {
      const then = after(next, opponentOf(side), reply.square);
      return attacked.some((corner) => flipsOn(then, side, corner).length > 0);
    });
    expect(isForced).toBe(isHeld);
  }
});

test("nobody creeps without a corner", () => {
  expect(creepingMoves(boardFrom("-XO-----"), "black")).toEqual([]);
  const creeping = creepingMoves(boardFrom("XO------"), "black");
  expect(creeping.map(({ square, from, gained }) => [square, from, gained].flat()).join()).toBe("2,0,1,2");
});

test("a Stoner trap that is called one has all its conditions", () => {
  for (const [, , { isTrap, conditions }] of all(stonerTraps)) {
    if (isTrap) expect(Object.values(conditions)).toEqual([true, true, true, true]);
  }
});
