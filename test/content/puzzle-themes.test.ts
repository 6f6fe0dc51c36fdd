import { expect, test } from "vitest";
import type { Motif } from "../../src/catalogue/motifs.ts";
import type { Puzzle } from "../../src/catalogue/puzzle.ts";
import {
  countDiscs,
  fromBitBoard,
  nameOf,
  OTHELLO,
  opponentOf,
  type Position,
  play,
  resolve,
  type Square,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { puzzles } from "./puzzles.ts";

const CORNERS = ["a1", "h1", "a8", "h8"];
const isCorner = (square: Square): boolean => CORNERS.includes(nameOf(USUAL_SHAPE, square));

const positionOf = ({ board, toMove }: Puzzle): Position => resolve(OTHELLO, fromBitBoard(board, toMove), toMove);

const flipsOf = (position: Position, square: Square): number =>
  position.legal.find((move) => move.square === square)?.flips.length ?? 0;

/** Whether the other side can take a corner at once after a move. */
function opensCorner(position: Position, square: Square): boolean {
  const after = play(position, square);
  const other = opponentOf(position.toMove ?? position.turn);
  return after.ok && after.value.toMove === other && after.value.legal.some((move) => isCorner(move.square));
}

/** What must hold, by the rules alone, of a puzzle that is about a theme: with its position, right moves and tempting one. */
const MUST: Readonly<
  Partial<Record<Motif, (position: Position, right: readonly Square[], puzzle: Puzzle) => boolean>>
> = {
  "take-corner": (position, right) => right.some(isCorner) && position.legal.some(({ square }) => isCorner(square)),
  "refuse-corner": (_, right, { tempting }) => isCorner(tempting ?? -1) && !right.some(isCorner),
  "give-corner": (position, right) => right.every((square) => opensCorner(position, square)),
  "big-flip": (position, right) => right.every((square) => flipsOf(position, square) >= 10),
  "big-flip-wrong": (position, _, { tempting }) => flipsOf(position, tempting ?? -1) >= 10,
  "only-move": (position, right) => right.length === 1 && position.legal.length >= 4,
  comeback: ({ board, toMove }, _, { goal }) => {
    const { black, white } = countDiscs(board);
    const [own, other] = toMove === "black" ? [black, white] : [white, black];
    return goal.kind === "win" && (3 * own <= own + other || other - own >= 20);
  },
  ending: ({ board }, _, { goal }) => goal.kind === "win" && countDiscs(board).empty <= 14,
  "opening-trap": ({ board }, _, { goal }) => goal.kind === "strongest" && countDiscs(board).empty >= 40,
  draw: (_, __, { goal }) => goal.kind === "draw",
  "who-wins": (_, __, { goal }) => goal.kind === "who-wins",
};

test.each(Object.entries(MUST))("what is about %s is so by the rules alone", (motif, holds) => {
  const wrong = puzzles.filter(({ puzzle }) => {
    const right = typeof puzzle.right === "string" ? [] : puzzle.right;
    return puzzle.motifs.some((one) => one === motif) && !holds(positionOf(puzzle), right, puzzle);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("every move that a puzzle names is legal, and the tempting one is not right", () => {
  for (const { id, puzzle } of puzzles) {
    const { right, tempting } = puzzle;
    if (typeof right === "string") continue;
    const legal = positionOf(puzzle).legal.map(({ square }) => square);
    expect(right.length, id).toBeGreaterThan(0);
    expect(
      right.every((square) => legal.includes(square)),
      id,
    ).toBe(true);
    expect(tempting !== null && legal.includes(tempting) && !right.includes(tempting), id).toBe(true);
  }
});
