import { z } from "astro/zod";
import { countDiscs, USUAL_SHAPE } from "../reversi/index.ts";
import { CLAIMS } from "./claim.ts";
import { line, moves, place, squares, strangersIn, task } from "./fields.ts";
import { EVENTS, OUTCOMES, READABLE_EMPTIES } from "./goal.ts";
import { faultOfMoveHint, hints } from "./hint.ts";
import { covers } from "./lesson.ts";
import { placeFault } from "./place.ts";
import { subjectOfTask } from "./task.ts";

/** The claims that a study may make: those that src/islands/study/claim-words.ts can word. */
const studyClaim = z.discriminatedUnion("kind", [
  CLAIMS.discs,
  CLAIMS.legal,
  CLAIMS.illegal,
  CLAIMS["only-move"],
  CLAIMS.flips,
  CLAIMS.turned,
  CLAIMS.final,
  CLAIMS.ends,
  CLAIMS.symmetric,
  CLAIMS.reachable,
  CLAIMS.passed,
  CLAIMS["most-flips"],
  CLAIMS.worth,
  CLAIMS.best,
  CLAIMS["only-way"],
  CLAIMS.forces,
  CLAIMS.unforced,
  CLAIMS.reserve,
  CLAIMS["wipe-outs"],
]);

const own = z.int().min(1).max(30);

/** What is asked. Every move that reaches it is right. */
const goal = z.discriminatedUnion("kind", [
  /** A result, by best play to the end of the game; the task is done after so many own moves that keep it. */
  z.strictObject({ kind: z.enum(OUTCOMES), within: own.default(1) }),
  /** Something that comes about on the board within so many own moves, against every defence. */
  z.strictObject({ kind: z.enum(EVENTS), within: own.default(1) }),
  /** A move that turns exactly so many discs; exactly these. */
  z.strictObject({ kind: z.literal("flips"), count: z.int().min(1).max(18) }),
  z.strictObject({ kind: z.literal("turns"), squares }),
  /** A move to a square of the edge where the other side can never play: see src/coach/concepts/reserve.ts. */
  z.strictObject({ kind: z.literal("reserve") }),
  /** The moves of both sides, as the words tell them. */
  z.strictObject({ kind: z.literal("follow"), moves }),
]);

const taskFields = {
  /** The board, a1 to h8 row by row: X black, O white, - empty; the start of Othello if it is not said. */
  position: z
    .string()
    .regex(/^[XO-]{64}$/, "a board is 64 of X, O and -, a1 to h8 row by row")
    .optional(),
  /** Who is to move there. Not without a position. */
  toMove: place.toMove,
  /** Moves that lead from there to the task. They can be stepped through, as a game can. */
  moves: place.moves,
  /** A game from the start of Othello to this position, if one is known and `moves` are not it. */
  game: moves.optional(),
  goal,
  /** The rungs of the hint ladder; their words stand in the file of each language, in the same order. */
  hints,
  /** What is asserted, and proven. */
  claims: z.array(studyClaim).default([]),
};

const furtherTask = z.strictObject(taskFields);

const fields = z.strictObject({
  /** Its place in the list of studies, from easy to hard. */
  order: z.int().positive(),
  ...taskFields,
  claims: taskFields.claims.unwrap().min(1),
  /** Further tasks, one after the other. One without a position is about the position of the study. */
  further: z.array(furtherTask).default([]),
  /** Moves that lead to one position each, all with the goal, the hints and the words of the study; the first is its own `moves`. */
  series: z.array(moves).default([]),
  /** The points of the table of coverage that it holds. */
  covers,
});

export type StudyFacts = z.infer<typeof fields>;
export type StudyGoal = z.infer<typeof goal>;
export type StudyClaim = z.infer<typeof studyClaim>;

/** One task of a study, with the position it inherits. */
export type TaskFacts = z.infer<typeof furtherTask>;

/** All tasks of a study in their order: its own, those further on, and one for each position of a series. */
export function tasksOf(facts: StudyFacts): readonly TaskFacts[] {
  const { position, toMove, moves: led, game, goal: asked, hints: rungs, claims, further, series } = facts;
  const first: TaskFacts = { position, toMove, moves: led, game, goal: asked, hints: rungs, claims };
  return [
    first,
    ...further.map((one) => (one.position === undefined ? { ...one, position, toMove } : one)),
    ...series.slice(1).map((to): TaskFacts => ({ ...first, moves: to, claims: [] })),
  ];
}

/** What is wrong with a task as the rules see it, if anything: where, and why. */
function* faultsIn(facts: TaskFacts): Generator<readonly [path: (string | number)[], message: string]> {
  const subject = subjectOfTask(facts);
  if (!subject.ok) {
    yield [[facts.game === undefined ? subject.error.field : "game"], placeFault(subject.error)];
    return;
  }
  const { position } = subject.value;
  if (position.toMove === null) yield [["position"], "nobody can move here"];
  if (facts.moves === undefined && facts.toMove !== undefined && position.toMove !== facts.toMove) {
    yield [["toMove"], `${facts.toMove} has no legal move here`];
  }
  const isOutcome = OUTCOMES.some((kind) => kind === facts.goal.kind);
  if (isOutcome && countDiscs(position.board).empty > READABLE_EMPTIES) {
    yield [["position"], `more than ${READABLE_EMPTIES} squares are empty: its outcome cannot be read out`];
  }
  for (const [index, rung] of facts.hints.entries()) {
    const fault = faultOfMoveHint(rung, position);
    if (fault !== null) yield [["hints", index], fault];
  }
}

/** The facts of a study, in no language: `content/studies/<id>.yaml`. */
export const studyFacts = fields.superRefine((study, context) => {
  const refuse = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: "custom", path, message });
  const { position: _position, ...named } = study;
  for (const path of strangersIn(USUAL_SHAPE, named)) refuse(path, "this board has no such square");
  if (study.series.length > 0 && study.series[0] !== study.moves)
    refuse(["series", 0], "the first is the study’s own moves");
  for (const [index, facts] of tasksOf(study).entries()) {
    const { length } = study.further;
    const path = index === 0 ? [] : index <= length ? ["further", index - 1] : ["series", index - length];
    for (const [inTask, message] of faultsIn(facts)) refuse([...path, ...inTask], message);
  }
});

const taskWords = {
  /** What to do, in one line: who moves and what to reach. */
  task,
  /** Why the right move is right, told when it has been found. */
  solved: line,
  /** The words of each rung of the hint ladder. */
  hints: z.array(line).min(2).max(4),
};

/** The words of a study: the head of `content/studies/<lang>/<id>.mdx`. The text follows it. */
export const studyWords = z.strictObject({
  /** The heading. It does not give the idea away. */
  title: line,
  /** One sentence under the heading, and in the list. */
  summary: line,
  ...taskWords,
  /** The words of each further task. */
  further: z.array(z.strictObject(taskWords)).default([]),
});

export type StudyWords = z.infer<typeof studyWords>;

/** What is wrong with the words of a study when held against its facts, if anything: each task has its words, each rung its own. */
export function faultOfWords(facts: StudyFacts, words: StudyWords): string | null {
  if (words.further.length !== facts.further.length) {
    return `further: ${words.further.length} texts for ${facts.further.length} tasks`;
  }
  const rungs = [facts, ...facts.further].map(({ hints: list }) => list.length);
  const texts = [words, ...words.further].map(({ hints: list }) => list.length);
  const wrong = rungs.findIndex((count, i) => count !== texts[i]);
  const where = wrong > 0 ? `further.${wrong - 1}.hints` : "hints";
  return wrong === -1 ? null : `${where}: ${texts[wrong]} for ${rungs[wrong]} rungs`;
}
