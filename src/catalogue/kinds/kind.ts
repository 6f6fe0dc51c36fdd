import { z } from "astro/zod";
import type { Position } from "../../reversi/index.ts";
import { claim } from "../claim.ts";
import { line, place, task } from "../fields.ts";
import { type Hint, hints } from "../hint.ts";
import type { PlaceText } from "../place.ts";

export const words = z.strictObject({
  /** What to do, in one line: who moves and what to reach. */
  task,
  /** The words of each rung of the hint ladder. */
  hints: z.array(line).min(2).max(4),
  /** Why the answer is right, told when it has been found. */
  solved: line,
  /** Told after a wrong answer, beside what was worked out. It does not give the answer. */
  wrong: line.optional(),
  /** Where the facts have choices: their texts in the same order, each with its reason, told when it has been picked. */
  choices: z.array(z.strictObject({ text: line, why: line })).optional(),
});

/** The fields of every exercise, whatever its kind. */
export const base = {
  ...place,
  /** The lesson or step, as in `rules/first-moves#one`, that a learner who missed it in a test is sent to; else the first step that has it. */
  lesson: z
    .string()
    .regex(/^[a-z0-9-]+\/[a-z0-9-]+(#[a-z0-9-]+)?$/, "a lesson is written chapter/lesson, perhaps with #step")
    .optional(),
  /** The rungs of the hint ladder; their words stand under `words`, in the same order. */
  hints,
  /** What the words assert beyond what is worked out anyway. Proven, and not handed to the page. */
  claims: z.array(claim).default([]),
  /** The words by language; English is always there. */
  words: z.object({ en: words }).catchall(words),
};

/** What is wrong: in which field, and why. */
export type Fault = readonly [path: (string | number)[], message: string];

/** A kind of exercise. Nothing of it is loaded by a page: what a learner does with it stands in src/islands/exercise/kinds. */
export interface Kind<S extends z.ZodObject = z.ZodObject> {
  /** Its facts: `kind`, the fields of `base`, and what it asks. */
  readonly facts: S;
  /** How many seconds it takes, with reading the task and the verdict: an estimate of ours. */
  readonly seconds: number;
  /** What is wrong with the facts as the rules see it, before any answer is worked out. */
  readonly faults?: (facts: z.infer<S>, position: Position) => Iterable<Fault>;
  /** What is wrong with a rung of the ladder, as far as it can be told without the answer. Any rung will do if it is not said. */
  readonly faultOfHint?: (rung: Hint, position: Position) => string | null;
  /** Whether it is the same task wherever on the board it lies, so that it may come back in another image. It is if it is not said. */
  readonly turns?: (facts: z.infer<S>) => boolean;
  /** What is shown before anybody has done anything; the position itself if it is not said. */
  readonly shown?: (facts: z.infer<S>) => PlaceText;
  /** Whether it matters who is to move, and how many discs lie there. It does if it is not said. */
  readonly standing?: boolean;
}

/** A kind as it is written, with its types. */
export const kindOf = <S extends z.ZodObject>(kind: Kind<S>): Kind<S> => kind;

/** The rule for hints where squares of the answer cannot be named. */
export const ideaOrRegion = ({ kind }: Hint): string | null =>
  kind === "idea" || kind === "region" ? null : "here a hint is an idea or a region";

/** What is wrong with a text of a board beside `position`, if anything. */
export function* faultsOfBoard(field: string, text: string, { board }: Position): Generator<Fault> {
  const size = board.shape.names.length;
  if (text.length !== size) yield [[field], `a board of ${size} squares, not ${text.length}`];
}
