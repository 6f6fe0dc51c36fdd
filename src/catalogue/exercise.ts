import { z } from "astro/zod";
import { countDiscs, type Position, positionOf, USUAL_SHAPE } from "../reversi/index.ts";
import { claim } from "./claim.ts";
import { disc, line, moves, place, square, squares, strangersIn, task } from "./fields.ts";
import { EVENTS, lineGoal, moveGoal, OUTCOMES, opponent, playOutGoal, READABLE_EMPTIES } from "./goal.ts";
import { faultOfMoveHint, type Hint, hints } from "./hint.ts";
import { placeFault, placeOf } from "./place.ts";

/** Squares that the learner is to mark, all of them. They are worked out from the position; no answer is written by hand. */
const markTarget = z.discriminatedUnion("kind", [
  /** The legal moves of the side to move, or of `side` if it were its turn. */
  z.strictObject({ kind: z.literal("legal-moves"), side: disc.optional() }),
  /** The squares where `side` could play and the other side could not. */
  z.strictObject({ kind: z.literal("only-for"), side: disc }),
  /** The discs that `move` turns. */
  z.strictObject({ kind: z.literal("turned-by"), move: square }),
  /** The discs of the side to move that close the rows of `move` at their far ends. */
  z.strictObject({ kind: z.literal("closers"), move: square }),
  /** The discs (of `side`) that can never be turned again, whatever follows. */
  z.strictObject({ kind: z.literal("stable"), side: disc.optional() }),
  /** The discs (of `side`) beside an empty square; those beside none. */
  z.strictObject({ kind: z.enum(["frontier", "interior"]), side: disc.optional() }),
  /** The legal moves that give no corner; that turn only what is interior afterwards; that wedge a disc between two others. */
  z.strictObject({ kind: z.enum(["safe-moves", "quiet-moves", "wedges"]) }),
  /** The squares where `side` can play now and the other side never can, whatever follows; the discs of the walls of `side`. */
  z.strictObject({ kind: z.enum(["free", "wall"]), side: disc }),
  /** The squares of all regions that are odd: empty squares hang together by their corners, too. */
  z.strictObject({ kind: z.literal("odd-regions") }),
  /** The discs of `side`. */
  z.strictObject({ kind: z.literal("discs"), side: disc }),
  /** The four corners; the squares diagonally beside them; the edge squares beside them. */
  z.strictObject({ kind: z.enum(["corners", "x-squares", "c-squares"]) }),
  /** The squares of this board on which no disc can ever be turned. */
  z.strictObject({ kind: z.literal("uncapturable") }),
  /** The squares of a file or a rank: `name: c` or `name: 4`. */
  z.strictObject({ kind: z.literal("row"), name: z.union([z.string().regex(/^[a-j]$/), z.int().min(1).max(10)]) }),
  /** The empty squares that hang together with `square`, also by their corners. */
  z.strictObject({ kind: z.literal("region"), square }),
]);

/** A number that the learner is to give. It is worked out, too. */
const countTarget = z.discriminatedUnion("kind", [
  /** The legal moves of the side to move, or of `side` if it were its turn. */
  z.strictObject({ kind: z.literal("legal-moves"), side: disc.optional() }),
  /** The discs that `move` turns; the rows in which it turns some. */
  z.strictObject({ kind: z.enum(["turned-by", "rows-of"]), move: square }),
  /** The discs of `side` on the board; after these further moves. */
  z.strictObject({ kind: z.literal("discs"), side: disc, after: moves.optional() }),
  /** The result of `side` when the game is over, here or after these further moves: empty squares to the winner. */
  z.strictObject({ kind: z.literal("result"), side: disc, after: moves.optional() }),
  /** The empty squares; of the region around `square`. */
  z.strictObject({ kind: z.literal("empties"), square: square.optional() }),
  /** The discs (of `side`) that can never be turned again; beside an empty square. */
  z.strictObject({ kind: z.enum(["stable", "frontier"]), side: disc.optional() }),
  /** The legal moves that give no corner, and that are quiet; the regions of empty squares, and those of them that are odd. */
  z.strictObject({ kind: z.enum(["safe-moves", "quiet-moves"]) }),
  z.strictObject({ kind: z.enum(["regions", "odd-regions"]) }),
  /** The empty squares beside the discs that `move` turns, counted once for each disc. */
  z.strictObject({ kind: z.literal("openness"), move: square }),
  /** The squares where `side` can play now and the other side never can; its discs at the end with best play, empty squares to the winner. */
  z.strictObject({ kind: z.literal("free"), side: disc }),
  z.strictObject({ kind: z.literal("best-result"), side: disc }),
]);

const choiceFacts = z.strictObject({
  /** Whether it is the right one. Exactly one is. */
  right: z.boolean().default(false),
  /** What the choice comes to. True of a right choice, false of a wrong one, and proven. Leave it out where rules cannot tell. */
  claim: claim.optional(),
});

const words = z.strictObject({
  /** What to do, in one line: who moves and what to reach. */
  task,
  /** The words of each rung of the hint ladder. */
  hints: z.array(line).min(2).max(4),
  /** Why the answer is right, told when it has been found. */
  solved: line,
  /** Told after a wrong answer, beside what was worked out. It does not give the answer. */
  wrong: line.optional(),
  /** For `choose`: the choices in the order of the facts, each with its reason, told when it has been picked. */
  choices: z.array(z.strictObject({ text: line, why: line })).optional(),
});

const base = {
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

/** The facts and words of an exercise: `content/exercises/<chapter>/<id>.yaml`, whose name is its id. */
const fields = z.discriminatedUnion("kind", [
  /** One move reaches the goal. */
  z.strictObject({ kind: z.literal("best-move"), ...base, goal: moveGoal }),
  /** Several moves reach it, against the best defence. */
  z.strictObject({ kind: z.literal("line"), ...base, goal: lineGoal }),
  /** A game is played to its end from here; the learner has the side to move. */
  z.strictObject({
    kind: z.literal("play-out"),
    ...base,
    /** Who answers. On a board of another shape there is one opponent for all, and this is left out. */
    against: opponent.optional(),
    goal: playOutGoal,
  }),
  /** All squares of a kind are marked. */
  z.strictObject({ kind: z.literal("mark"), ...base, what: markTarget }),
  /** A number is given. */
  z.strictObject({ kind: z.literal("count"), ...base, what: countTarget }),
  /** Discs are placed until the board looks like the position. */
  z.strictObject({
    kind: z.literal("setup"),
    ...base,
    /** What lies there to begin with; an empty board if it is not said. */
    given: place.position,
    /** Whether the same with the colours exchanged is right, too. */
    exchanged: z.boolean().default(false),
  }),
  /** Squares are found by their names, or named when they are ringed, one after the other. */
  z.strictObject({ kind: z.literal("name-square"), ...base, ask: z.enum(["find", "name"]), squares }),
  /** The discs that are wrong after `move` are found. `shown` is the board after it as somebody laid it. */
  z.strictObject({
    kind: z.literal("spot-error"),
    ...base,
    move: square,
    shown: place.position.unwrap(),
  }),
  /** An answer is picked. */
  z.strictObject({ kind: z.literal("choose"), ...base, choices: z.array(choiceFacts).min(2).max(6) }),
]);

type Fields = z.infer<typeof fields>;
type PlayOut = Extract<Fields, { kind: "play-out" }>;

/** What is wrong with an exercise as the rules see it before any answer is worked out: where, and why. */
function* faultsIn(exercise: Fields): Generator<readonly [path: (string | number)[], message: string]> {
  for (const [language, { hints: rungs, choices }] of Object.entries(exercise.words)) {
    const path = ["words", language];
    if (rungs.length !== exercise.hints.length) {
      yield [[...path, "hints"], `${rungs.length} texts for ${exercise.hints.length} rungs`];
    }
    const wanted = exercise.kind === "choose" ? exercise.choices.length : undefined;
    if (choices?.length !== wanted)
      yield [[...path, "choices"], `${choices?.length ?? 0} texts for ${wanted ?? 0} choices`];
  }
  const game = placeOf(exercise);
  if (!game.ok) {
    yield [[game.error.field], placeFault(game.error)];
    return;
  }
  const position = positionOf(game.value);
  const { words: _words, position: _position, ...named } = exercise;
  for (const path of strangersIn(position.board.shape, named)) yield [path, "this board has no such square"];
  yield* faultsOfKind(exercise, position);
  for (const [index, rung] of exercise.hints.entries()) {
    const fault = faultOfHint(exercise, rung, position);
    if (fault !== null) yield [["hints", index], fault];
  }
}

/** What is wrong with a game that is to be played out. */
function* faultsOfPlayOut({ against, goal }: PlayOut, position: Position): Generator<readonly [string[], string]> {
  const isUsual = position.board.shape === USUAL_SHAPE;
  if (position.toMove === null) yield [["position"], "nobody can move here"];
  if (isUsual && against === undefined) yield [["against"], "who answers is not said"];
  if (!isUsual && against !== undefined) yield [["against"], "on this board there is one opponent for all"];
  const isHabit = against !== undefined && "habit" in against;
  if (goal.kind !== "end" && !isHabit && countDiscs(position.board).empty > READABLE_EMPTIES) {
    yield [["goal"], `more than ${READABLE_EMPTIES} squares are empty: nobody can prove that it can be reached`];
  }
}

function* faultsOfKind(exercise: Fields, position: Position): Generator<readonly [(string | number)[], string]> {
  if (exercise.kind === "play-out") yield* faultsOfPlayOut(exercise, position);
  const size = position.board.shape.names.length;
  if ((exercise.kind === "best-move" || exercise.kind === "line") && position.toMove === null) {
    yield [["position"], "nobody can move here"];
  }
  const side = exercise.toMove;
  if ((exercise.kind === "best-move" || exercise.kind === "line") && side !== undefined && position.passes === side) {
    yield [["toMove"], `${side} has no legal move here`];
  }
  if (exercise.kind === "best-move" || exercise.kind === "line") {
    const { kind } = exercise.goal;
    const isUsual = position.board.shape === USUAL_SHAPE;
    const isOutcome = OUTCOMES.some((outcome) => outcome === kind);
    if (isUsual && isOutcome && countDiscs(position.board).empty > READABLE_EMPTIES) {
      yield [["goal"], `more than ${READABLE_EMPTIES} squares are empty: its outcome cannot be read out`];
    }
    if (kind === "strongest" && (!isUsual || countDiscs(position.board).empty <= READABLE_EMPTIES)) {
      yield [["goal"], `at most ${READABLE_EMPTIES} squares are empty: ask for an outcome`];
    }
    if (!isUsual && exercise.kind === "line" && EVENTS.some((event) => event === kind)) {
      yield [["goal"], "on this board only an outcome, or moves to follow, can be asked for"];
    }
  }
  if (exercise.kind === "count" && exercise.what.kind === "best-result") {
    const isReadable = position.board.shape === USUAL_SHAPE && countDiscs(position.board).empty <= READABLE_EMPTIES;
    if (!isReadable) yield [["what"], `more than ${READABLE_EMPTIES} squares are empty: its end cannot be read out`];
  }
  if (exercise.kind === "setup" && exercise.given !== undefined && exercise.given.length !== size) {
    yield [["given"], `a board of ${size} squares, not ${exercise.given.length}`];
  }
  if (exercise.kind === "spot-error" && exercise.shown.length !== size) {
    yield [["shown"], `a board of ${size} squares, not ${exercise.shown.length}`];
  }
  if (exercise.kind === "choose" && exercise.choices.filter((choice) => choice.right).length !== 1) {
    yield [["choices"], "exactly one choice is right"];
  }
}

/** What is wrong with a rung of the ladder, as far as it can be told without the answer. */
function faultOfHint(exercise: Fields, rung: Hint, position: Position): string | null {
  switch (exercise.kind) {
    case "best-move":
    case "line":
      return faultOfMoveHint(rung, position);
    case "count":
    case "choose":
    case "play-out":
      return rung.kind === "idea" || rung.kind === "region" ? null : "here a hint is an idea or a region";
    case "name-square":
      return rung.kind === "idea" ? null : "here a hint is an idea: a ring would be the answer";
    case "mark":
    case "setup":
    case "spot-error":
      return null;
  }
}

export const exercise = fields.superRefine((data, context) => {
  for (const [path, message] of faultsIn(data)) context.addIssue({ code: "custom", path, message });
});

export type Exercise = z.infer<typeof fields>;
export type ExerciseKind = Exercise["kind"];
export type ExerciseOf<K extends ExerciseKind> = Extract<Exercise, { kind: K }>;
export type ExerciseWords = z.infer<typeof words>;
export type MarkTarget = z.infer<typeof markTarget>;
export type CountTarget = z.infer<typeof countTarget>;
