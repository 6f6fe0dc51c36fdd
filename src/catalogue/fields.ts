import { z } from "astro/zod";
import { DISCS, LONGEST_SIDE, makeShape, type Shape, squareNamed, VARIANT_IDS } from "../reversi/index.ts";

/** A list, perhaps written as one text: in the tags of a lesson `squares="c4 d3"` and `lines="6"`. */
function partsOf(written: unknown): unknown {
  if (typeof written === "number") return [written];
  if (typeof written !== "string") return written;
  const parts = written.trim().split(/[\s,]+/);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export const listOf = <T extends z.ZodType>(item: T) => z.preprocess(partsOf, z.array(item).min(1));

const ALL_NAMES = makeShape(LONGEST_SIDE, LONGEST_SIDE).names;
const NAMES: ReadonlySet<string> = new Set(ALL_NAMES);

/** A square of any board; whether it is on this one is looked at by `strangersIn`. */
export const square = z.enum(ALL_NAMES, { error: "a square is written a1 to h8, or as far as j10 on a larger board" });
export const squares = listOf(square);
export const disc = z.enum(DISCS);
/** A number of discs or squares, a wrong one too. */
export const count = z.int().min(0).max(200);
export const line = z.string().trim().min(1);
/** A name in an address: small letters, digits and hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id is small letters, digits and hyphens");
/** A sentence that must fit one line on most screens. */
export const task = line.max(72, "the task must fit one line on most screens: 72 characters");
export const moves = z
  .string()
  .regex(/^\s*([a-j](10|[1-9])\s*)+$/, "moves are written f5d6c3 or f5 d6 c3, passes left out");

/** What says which position something is about. */
export const place = {
  /** The way to play; Othello if it is not said. */
  variant: z.enum(VARIANT_IDS).default("othello"),
  /** The board, a1 to h8 row by row: X black, O white, - empty, # where there is no square. The start if it is not said. */
  position: z
    .string()
    .regex(/^[XO#-]+$/, "a board is X, O and -, a1 to h8 row by row, # where there is no square")
    .optional(),
  /** Whose turn it is on `position`; if that side is stuck, it passes. Not without a position. */
  toMove: disc.optional(),
  /** Moves that lead from there to what is shown. */
  moves: moves.optional(),
};

/** The squares named anywhere in `value` that `shape` does not have, each with the way to it. */
export function strangersIn(shape: Shape, value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === "string") {
    return NAMES.has(value) && squareNamed(shape, value) === undefined ? [path] : [];
  }
  if (value === null || typeof value !== "object") return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    strangersIn(shape, part, [...path, isList ? Number(key) : key]),
  );
}
