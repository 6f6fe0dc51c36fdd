import { z } from "astro/zod";
import { countDiscs, DISCS, nameOf, type Position, SYMMETRIES, USUAL_SHAPE } from "../reversi/index.ts";
import { subjectOf } from "./subject.ts";

const square = z.enum(USUAL_SHAPE.names, { error: "a square is written a1 to h8" });
const disc = z.enum(DISCS);
const count = z.int().min(0).max(64);

/** The most empty squares a study may have: what the rules alone can read out while a person waits. */
export const READABLE_EMPTIES = 6;

/** What must come of a move for it to be right: a result at least this good for the side to move, or no worse than any other. */
export const OUTCOMES = ["win", "draw", "most-discs"] as const;

const hint = z.discriminatedUnion("kind", [
  /** A thought, and nothing on the board. */
  z.strictObject({ kind: z.literal("idea") }),
  /** Where to look: these squares are ringed. They may not be just the legal moves, which are seen anyway. */
  z.strictObject({ kind: z.literal("region"), squares: z.array(square).min(1) }),
  /** The moves worth reading: some of the legal ones, never all. */
  z.strictObject({ kind: z.literal("candidates"), squares: z.array(square).min(2) }),
  /** The move itself; only where there are others to choose from. */
  z.strictObject({ kind: z.literal("square"), square }),
]);

/** What a study says about its position. Each kind is proven by the rules whenever the tests run, and in the reader's browser when asked. */
const claim = z.discriminatedUnion("kind", [
  /** How many discs lie on the board before the move. */
  z.strictObject({ kind: z.literal("discs"), black: count, white: count, empty: count }),
  /** `move` is the only legal move. */
  z.strictObject({ kind: z.literal("only-move"), move: square }),
  /** `move` turns so many discs on each line, clockwise from the top. */
  z.strictObject({ kind: z.literal("flips"), move: square, lines: z.array(count.min(1)).min(1).max(8) }),
  /** The game ends with `move`, and so many discs lie there then. */
  z.strictObject({ kind: z.literal("final"), move: square, black: count, white: count }),
  /** The board is its own mirror image. */
  z.strictObject({ kind: z.literal("symmetric"), about: z.enum(SYMMETRIES) }),
  /** The study's game is legal, this long, begins so, and leads to the position. */
  z.strictObject({ kind: z.literal("reachable"), plies: z.int().min(1).max(60), first: square }),
  /** `side` has just had to pass in the study's game. */
  z.strictObject({ kind: z.literal("passed"), side: disc }),
  /** The most one move can turn: from a corner, from a centre square (never empty in Othello), from any other square at most. */
  z.strictObject({ kind: z.literal("most-flips"), corner: count, centre: count, elsewhere: count }),
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
  hints: z.array(hint).min(2).max(4),
  /** What is asserted, and proven. */
  claims: z.array(claim).min(1),
});

/** What is wrong with a rung of the hint ladder on `position`, if anything: it may not say only what can be seen. */
function faultOfHint(hint: Hint, position: Position): string | null {
  const legal = position.legal.map((move) => nameOf(USUAL_SHAPE, move.square));
  const isLegal = (name: string): boolean => legal.some((move) => move === name);
  switch (hint.kind) {
    case "idea":
      return null;
    case "region":
      return hint.squares.length === legal.length && hint.squares.every(isLegal)
        ? "these squares are just the legal moves, which are seen anyway"
        : null;
    case "candidates":
      if (!hint.squares.every(isLegal)) return "a candidate is a legal move";
      return hint.squares.length < legal.length ? null : "all legal moves are seen anyway: leave some out";
    case "square":
      if (!isLegal(hint.square)) return "the move is not legal";
      return legal.length > 1 ? null : "there is only one legal move, and it is seen";
  }
}

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
  for (const [index, rung] of study.hints.entries()) {
    const fault = faultOfHint(rung, position);
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
  task: z.string().min(1).max(72, "the task must fit one line on most screens: 72 characters"),
  /** Why the right move is right, told when it has been found. */
  solved: z.string().min(1),
  /** The words of each rung of the hint ladder. */
  hints: z.array(z.string().min(1)).min(2).max(4),
});

export type StudyFacts = z.infer<typeof fields>;
export type StudyWords = z.infer<typeof studyWords>;
export type Hint = z.infer<typeof hint>;
export type Claim = z.infer<typeof claim>;
export type Outcome = (typeof OUTCOMES)[number];
