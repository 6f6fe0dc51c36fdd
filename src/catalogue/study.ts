import { z } from "astro/zod";
import { countDiscs } from "../reversi/index.ts";
import { CLAIMS } from "./claim.ts";
import { disc, strangersIn, task } from "./fields.ts";
import { OUTCOMES } from "./goal.ts";
import { faultOfMoveHint, hints } from "./hint.ts";
import { covers } from "./lesson.ts";
import { subjectOf } from "./subject.ts";

/** The most empty squares a study may have: what the rules alone can read out while a person waits. */
export const READABLE_EMPTIES = 6;

/** The claims that a study may make: those that src/islands/study/Claims.tsx can word. */
const studyClaim = z.discriminatedUnion("kind", [
  CLAIMS.discs,
  CLAIMS["only-move"],
  CLAIMS.flips,
  CLAIMS.final,
  CLAIMS.symmetric,
  CLAIMS.reachable,
  CLAIMS.passed,
  CLAIMS["most-flips"],
]);

const fields = z.strictObject({
  /** Its place in the list of studies. */
  order: z.int().positive(),
  /** The board, a1 to h8 row by row: X black, O white, - empty. */
  position: z.string().regex(/^[XO-]{64}$/, "a board is 64 of X, O and -, a1 to h8 row by row"),
  /** Who is to move. */
  toMove: disc,
  /** A game from the start of Othello to this position, if one is known: moves parted by spaces, passes left out. */
  game: z
    .string()
    .regex(/^\s*[a-h][1-8](\s+[a-h][1-8])*\s*$/, "a game is moves like f5 d6 c3, parted by spaces, passes left out")
    .optional(),
  /** What is asked. */
  goal: z.strictObject({ kind: z.literal("best-move"), outcome: z.enum(OUTCOMES) }),
  /** The rungs of the hint ladder; their words stand in the file of each language, in the same order. */
  hints,
  /** What is asserted, and proven. */
  claims: z.array(studyClaim).min(1),
  /** The points of the table of coverage that it holds. */
  covers,
});

/** The facts of a study, in no language: `content/studies/<id>.yaml`. */
export const studyFacts = fields.superRefine((study, context) => {
  const refuse = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: "custom", path, message });
  const subject = subjectOf(study);
  if (!subject.ok) {
    refuse(["game"], `move ${subject.error.ply} (${subject.error.move}) is not legal`);
    return;
  }
  const { position } = subject.value;
  if (position.toMove !== study.toMove) refuse(["toMove"], `${study.toMove} has no legal move here`);
  if (countDiscs(position.board).empty > READABLE_EMPTIES) {
    refuse(["position"], `more than ${READABLE_EMPTIES} squares are empty: the rules alone cannot judge a move here`);
  }
  const { position: _position, ...named } = study;
  for (const path of strangersIn(position.board.shape, named)) refuse(path, "this board has no such square");
  for (const [index, rung] of study.hints.entries()) {
    const fault = faultOfMoveHint(rung, position);
    if (fault !== null) refuse(["hints", index], fault);
  }
});

/** The words of a study: the head of `content/studies/<lang>/<id>.mdx`. The text follows it. */
export const studyWords = z.strictObject({
  /** The heading. It does not give the idea away. */
  title: z.string().min(1),
  /** One sentence under the heading, and in the list. */
  summary: z.string().min(1),
  /** What to do, in one line: who moves and what to reach. */
  task,
  /** Why the right move is right, told when it has been found. */
  solved: z.string().min(1),
  /** The words of each rung of the hint ladder. */
  hints: z.array(z.string().min(1)).min(2).max(4),
});

export type StudyFacts = z.infer<typeof fields>;
export type StudyWords = z.infer<typeof studyWords>;
export type StudyClaim = z.infer<typeof studyClaim>;
