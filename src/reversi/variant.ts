import { type Board, emptyBoard, withDiscs } from "./board.ts";
import type { Disc } from "./disc.ts";
import { makeShape, type Shape, type Square, type SquareName, squareNamed, USUAL_SHAPE } from "./shape.ts";

/** A way to play: all that the rules need to know, as data. */
export interface Variant {
  readonly id: VariantId;
  readonly shape: Shape;
  readonly start: Board;
  readonly first: Disc;
  /** Squares that are filled before anything else, alternately and without flips; none in a modern game. */
  readonly placement: readonly Square[];
  /** Discs each player owns; one who has used them all cannot move. null: a common stock, a player borrows. */
  readonly supply: number | null;
}

export const VARIANT_IDS = [
  "othello",
  "mirrored",
  "parallel",
  "reversi-1880",
  "four",
  "six",
  "ten",
  "eight-stars",
] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

interface Start {
  readonly black: readonly SquareName[];
  readonly white: readonly SquareName[];
}

function squaresNamed(shape: Shape, names: readonly SquareName[]): readonly Square[] {
  return names.map((name) => {
    const square = squareNamed(shape, name);
    if (square === undefined) throw new RangeError(`no square ${name} on a board of ${shape.files} x ${shape.ranks}`);
    return square;
  });
}

function modern(id: VariantId, shape: Shape, { black, white }: Start): Variant {
  const withBlack = withDiscs(emptyBoard(shape), squaresNamed(shape, black), "black");
  const start = withDiscs(withBlack, squaresNamed(shape, white), "white");
  return { id, shape, start, first: "black", placement: [], supply: null };
}

// The PURE marks let a page leave out the variants that it does not use.

/** Othello: Black on e4 and d5, White on d4 and e5, Black first. */
export const OTHELLO: Variant = /* @__PURE__ */ modern("othello", USUAL_SHAPE, {
  black: ["e4", "d5"],
  white: ["d4", "e5"],
});

/** The same with the colours of the four discs exchanged, as some books print it. */
export const MIRRORED: Variant = /* @__PURE__ */ modern("mirrored", USUAL_SHAPE, {
  black: ["d4", "e5"],
  white: ["e4", "d5"],
});

/** Equal colours side by side instead of crosswise. */
const PARALLEL: Variant = /* @__PURE__ */ modern("parallel", USUAL_SHAPE, {
  black: ["d5", "e5"],
  white: ["d4", "e4"],
});

/** Reversi as sold in the 1880s: an empty centre to fill first, White begins, 32 discs a player and no borrowing. */
export const REVERSI_1880: Variant = {
  id: "reversi-1880",
  shape: USUAL_SHAPE,
  start: /* @__PURE__ */ emptyBoard(USUAL_SHAPE),
  first: "white",
  placement: /* @__PURE__ */ squaresNamed(USUAL_SHAPE, ["d4", "e4", "d5", "e5"]),
  supply: 32,
};

export const FOUR: Variant = /* @__PURE__ */ modern("four", /* @__PURE__ */ makeShape(4, 4), {
  black: ["c2", "b3"],
  white: ["b2", "c3"],
});

export const SIX: Variant = /* @__PURE__ */ modern("six", /* @__PURE__ */ makeShape(6, 6), {
  black: ["d3", "c4"],
  white: ["c3", "d4"],
});

const TEN_START: Start = { black: ["f5", "e6"], white: ["e5", "f6"] };

export const TEN: Variant = /* @__PURE__ */ modern("ten", /* @__PURE__ */ makeShape(10, 10), TEN_START);

/** 10x10 with three squares cut off at each corner: 88 squares, eight of which can never be outflanked. */
export const EIGHT_STARS: Variant = /* @__PURE__ */ modern(
  "eight-stars",
  /* @__PURE__ */ makeShape(10, 10, ["a1", "b1", "a2", "i1", "j1", "j2", "a9", "a10", "b10", "j9", "i10", "j10"]),
  TEN_START,
);

/** Every variant by its id. */
export const VARIANTS: Readonly<Record<VariantId, Variant>> = {
  othello: OTHELLO,
  mirrored: MIRRORED,
  parallel: PARALLEL,
  "reversi-1880": REVERSI_1880,
  four: FOUR,
  six: SIX,
  ten: TEN,
  "eight-stars": EIGHT_STARS,
};
