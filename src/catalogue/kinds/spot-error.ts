import { z } from "astro/zod";
import { VARIANTS } from "../../reversi/index.ts";
import { place, square } from "../fields.ts";
import { base, faultsOfBoard, kindOf } from "./kind.ts";

/** The discs that are wrong after `move` are found. */
export const spotError = kindOf({
  facts: z.strictObject({
    kind: z.literal("spot-error"),
    ...base,
    move: square,
    /** The board after it as somebody laid it. */
    shown: place.position.unwrap(),
  }),
  seconds: 30,
  faults: ({ shown }, position) => faultsOfBoard("shown", shown, position),
  shown: ({ variant, shown, toMove }) => ({ variant, position: shown, toMove: toMove ?? VARIANTS[variant].first }),
});
