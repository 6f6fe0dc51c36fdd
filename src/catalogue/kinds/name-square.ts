import { z } from "astro/zod";
import { squares } from "../fields.ts";
import { base, kindOf } from "./kind.ts";

/** Squares are found by their names, or named when they are ringed, one after the other. */
export const nameSquare = kindOf({
  facts: z.strictObject({ kind: z.literal("name-square"), ...base, ask: z.enum(["find", "name"]), squares }),
  seconds: 30,
  faultOfHint: ({ kind }) => (kind === "idea" ? null : "here a hint is an idea: a ring would be the answer"),
  turns: () => false,
  standing: false,
});
