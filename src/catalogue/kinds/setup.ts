import { z } from "astro/zod";
import { VARIANTS } from "../../reversi/index.ts";
import { place } from "../fields.ts";
import { base, faultsOfBoard, kindOf } from "./kind.ts";

/** Discs are placed until the board looks like the position. */
export const setup = kindOf({
  facts: z.strictObject({
    kind: z.literal("setup"),
    ...base,
    /** What lies there to begin with; an empty board if it is not said. */
    given: place.position,
    /** Whether the same with the colours exchanged is right, too. */
    exchanged: z.boolean().default(false),
  }),
  seconds: 60,
  *faults({ given }, position) {
    if (given !== undefined) yield* faultsOfBoard("given", given, position);
  },
  turns: () => false,
  shown: ({ variant, given, toMove }) => {
    const { first, shape } = VARIANTS[variant];
    const nothing = shape.names.map((_, square) => (shape.squares.includes(square) ? "-" : "#")).join("");
    return { variant, position: given ?? nothing, toMove: toMove ?? first };
  },
});
