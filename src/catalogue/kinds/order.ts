import { z } from "astro/zod";
import { nameOf } from "../../reversi/index.ts";
import { listOf, square } from "../fields.ts";
import { base, ideaOrRegion, kindOf } from "./kind.ts";

/** Moves are put in order by a number that each of them has. */
export const order = kindOf({
  facts: z.strictObject({
    kind: z.literal("order"),
    ...base,
    /** The number: how many discs a move turns, how many replies it leaves, its openness. No two of the moves have the same. */
    by: z.enum(["turned-by", "replies", "openness"]),
    /** Which end comes first. */
    first: z.enum(["fewest", "most"]),
    /** Three to five legal moves, in any order. They are ringed. */
    squares: listOf(square),
  }),
  seconds: 45,
  *faults({ squares }, { board, legal }) {
    const names: readonly string[] = legal.map((move) => nameOf(board.shape, move.square));
    if (squares.length < 3 || squares.length > 5) yield [["squares"], `three to five moves, not ${squares.length}`];
    for (const [index, name] of squares.entries()) {
      if (!names.includes(name)) yield [["squares", index], "the move is not legal"];
      if (squares.indexOf(name) < index) yield [["squares", index], "this move stands there already"];
    }
  },
  faultOfHint: ideaOrRegion,
});
