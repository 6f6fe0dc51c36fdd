import { z } from "astro/zod";
import { claim } from "../claim.ts";
import { base, ideaOrRegion, kindOf } from "./kind.ts";

const choiceFacts = z.strictObject({
  /** Whether it is the right one. Exactly one is. */
  right: z.boolean().default(false),
  /** What the choice comes to. True of a right choice, false of a wrong one, and proven. Leave it out where rules cannot tell. */
  claim: claim.optional(),
});

/** An answer is picked. */
export const choose = kindOf({
  facts: z.strictObject({ kind: z.literal("choose"), ...base, choices: z.array(choiceFacts).min(2).max(6) }),
  seconds: 25,
  *faults({ choices }) {
    if (choices.filter(({ right }) => right).length !== 1) yield [["choices"], "exactly one choice is right"];
  },
  faultOfHint: ideaOrRegion,
});
