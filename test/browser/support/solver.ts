import type { Exercise, ExerciseKind, ExerciseOf } from "../../../src/catalogue/exercise.ts";
import { boardFrom, movesIn, placeOf } from "../../../src/catalogue/place.ts";
import { ExactSearch } from "../../../src/engine/exact.ts";
import {
  type Board,
  contentAt,
  type Disc,
  nameOf,
  type Position,
  play,
  positionOf,
  toBitBoard,
} from "../../../src/reversi/index.ts";
import { mixTest } from "../../../src/training/chapter-test.ts";
import { judgeMove } from "../../../src/training/move.ts";
import { valueFor } from "../../../src/training/outcome.ts";
import { differences } from "../../../src/training/setup.ts";
import { wrongDiscs } from "../../../src/training/spot.ts";
import { numberFor, squaresFor } from "../../../src/training/targets.ts";
import { idOf, readFiles, readLibrary } from "../../content/library.ts";

// Works out from the files of content what a learner would have to do, without a look at any page.

/** Something a learner does, whatever with. */
export type Deed =
  | { readonly does: "square"; readonly name: string }
  | { readonly does: "number"; readonly from: number | null; readonly to: number }
  | { readonly does: "colour"; readonly disc: Disc }
  | { readonly does: "name"; readonly name: string }
  | { readonly does: "choice"; readonly index: number; readonly text: string }
  | { readonly does: "check" };

/** A wrong try, what the page says of it, and how the exercise is solved from there. */
export interface Mistake {
  readonly deeds: readonly Deed[];
  readonly told: string;
  /** The square that is crossed out then, if the try was to mark it. */
  readonly crossed?: string;
  readonly mended: readonly Deed[];
}

/** An exercise as a learner goes through it. */
export interface Work {
  readonly id: string;
  readonly kind: ExerciseKind;
  /** All that solves it; for moves against a defence what to play next on each board: see `nextMove`. */
  readonly deeds: readonly Deed[];
  readonly mistake: Mistake | null;
  /** The own move on a board that the learner sees, where the other side answers; null where the deeds are all. */
  readonly nextMove: ((board: string, toMove: Disc) => string) | null;
}

/** A step as it stands in the page, and its exercise if it has one. */
export interface Stop {
  readonly step: string;
  readonly work: Work | null;
}

/** A page of the chapter: a lesson or its test. */
export interface Leg {
  readonly path: string;
  readonly stops: readonly Stop[];
  /** The id of what ends it. */
  readonly end: string;
}

const square = (name: string): Deed => ({ does: "square", name });
const CHECK: Deed = { does: "check" };

const positionAt = (exercise: Exercise): Position => {
  const game = placeOf(exercise);
  if (!game.ok) throw new Error(`no position: ${game.error.field}`);
  return positionOf(game.value);
};

/** Whether a move keeps the goal, by the rules alone; outcomes are read out to the end of the game. */
async function keeps({ goal }: ExerciseOf<"best-move" | "line">, position: Position, move: number): Promise<boolean> {
  const side = position.toMove ?? position.turn;
  const after = play(position, move);
  if (!after.ok) return false;
  switch (goal.kind) {
    case "win":
      return valueFor(after.value, side) > 0;
    case "draw":
      return valueFor(after.value, side) >= 0;
    case "most-discs":
      return valueFor(after.value, side) === valueFor(position, side);
    case "follow":
      return nameOf(position.board.shape, move) === movesIn(goal.moves)[0];
    default:
      return (await judgeMove(goal, position, move, 1, async () => null))?.kept ?? false;
  }
}

async function moveWork(id: string, exercise: ExerciseOf<"best-move" | "line">): Promise<Work> {
  const position = positionAt(exercise);
  const { shape } = position.board;
  const { goal } = exercise;
  const judged: { name: string; kept: boolean }[] = [];
  for (const { square: move } of position.legal) {
    judged.push({ name: nameOf(shape, move), kept: await keeps(exercise, position, move) });
  }
  const right = judged.find(({ kept }) => kept);
  if (right === undefined) throw new Error(`${id}: no move is right`);
  const wrong = judged.find(({ kept }) => !kept);
  const isRead = goal.kind !== "follow" && exercise.kind === "line";
  const deeds = goal.kind === "follow" ? movesIn(goal.moves).map(square) : isRead ? [] : [square(right.name)];
  return {
    id,
    kind: exercise.kind,
    deeds,
    mistake: wrong ? { deeds: [square(wrong.name)], told: wrong.name, mended: deeds } : null,
    nextMove: isRead
      ? (text, toMove) => {
          const now = positionAt({ ...exercise, position: text, toMove, moves: undefined });
          const best = now.legal.find(({ square: move }) => {
            const after = play(now, move);
            return after.ok && valueFor(after.value, toMove) === valueFor(now, toMove);
          });
          if (best === undefined) throw new Error(`${id}: nobody can move on ${text}`);
          return nameOf(shape, best.square);
        }
      : null,
  };
}

function markWork(id: string, { kind, what }: ExerciseOf<"mark">, position: Position): Work {
  const { shape } = position.board;
  const right = squaresFor(what, position);
  const other = shape.squares.find((candidate) => !right.includes(candidate)) ?? 0;
  const deeds = [...right.map((at) => square(nameOf(shape, at))), CHECK];
  const crossed = nameOf(shape, other);
  return {
    id,
    kind,
    deeds,
    mistake: { deeds: [square(crossed), CHECK], told: `${crossed} is not one of them.`, crossed, mended: deeds },
    nextMove: null,
  };
}

function countWork(id: string, { kind, what }: ExerciseOf<"count">, position: Position): Work {
  const to = numberFor(what, position);
  if (to === null) throw new Error(`${id}: there is no such number`);
  const set = (from: number | null, number: number): readonly Deed[] => [{ does: "number", from, to: number }, CHECK];
  return {
    id,
    kind,
    deeds: set(null, to),
    mistake: { deeds: set(null, to + 1), told: `Fewer than ${to + 1}.`, mended: set(to + 1, to) },
    nextMove: null,
  };
}

function setupWork(id: string, { kind, given }: ExerciseOf<"setup">, { board, variant }: Position): Work {
  const { shape } = board;
  const before: Board =
    given === undefined ? { shape, contents: board.contents.map(() => "empty" as const) } : boardFrom(variant, given);
  const missing = differences(board, before);
  const lay = (disc: Disc): readonly Deed[] => {
    const names = missing.filter((at) => contentAt(board, at) === disc).map((at) => nameOf(shape, at));
    return names.length === 0 ? [] : [{ does: "colour", disc }, ...names.map(square)];
  };
  const deeds = [...lay("black"), ...lay("white"), CHECK];
  const squares = missing.length;
  const told = squares === 1 ? "1 square is not right yet." : `${squares} squares are not right yet.`;
  return { id, kind, deeds, mistake: { deeds: [CHECK], told, mended: deeds }, nextMove: null };
}

function nameWork(id: string, { kind, ask, squares }: ExerciseOf<"name-square">): Work {
  const deed = (name: string): Deed => (ask === "find" ? square(name) : { does: "name", name });
  const deeds = squares.map(deed);
  const other = squares[0] === "a1" ? "b1" : "a1";
  return {
    id,
    kind,
    deeds,
    mistake: { deeds: [deed(other)], told: `That is ${other}.`, mended: deeds },
    nextMove: null,
  };
}

function spotWork(id: string, { kind, move, shown }: ExerciseOf<"spot-error">, position: Position): Work {
  const { shape } = position.board;
  const deeds = wrongDiscs(position, move, shown).map((at) => square(nameOf(shape, at)));
  return {
    id,
    kind,
    deeds,
    mistake: { deeds: [square(move)], told: `${move} is as it should be.`, mended: deeds },
    nextMove: null,
  };
}

function chooseWork(id: string, { kind, choices, words }: ExerciseOf<"choose">): Work {
  const texts = words.en.choices ?? [];
  const pick = (index: number): readonly Deed[] => [{ does: "choice", index, text: texts[index]?.text ?? "" }];
  const deeds = pick(choices.findIndex(({ right }) => right));
  const wrong = choices.findIndex(({ right }) => !right);
  return {
    id,
    kind,
    deeds,
    mistake: { deeds: pick(wrong), told: texts[wrong]?.why ?? "", mended: deeds },
    nextMove: null,
  };
}

/** What is worth most by best play where few squares are empty, else any move: there, the end is all that is asked for. */
function playOutWork(id: string, exercise: ExerciseOf<"play-out">): Work {
  return {
    id,
    kind: exercise.kind,
    deeds: [],
    mistake: null,
    nextMove: (text, toMove) => {
      const now = positionAt({ ...exercise, position: text, toMove, moves: undefined });
      const bits = toBitBoard(now.board, toMove);
      const search = new ExactSearch();
      const isRead = exercise.goal.kind !== "end";
      const best = isRead ? search.value(bits) : null;
      const move = now.legal.find(({ square: at }) => best === null || search.valueOfMove(bits, at) === best);
      if (move === undefined) throw new Error(`${id}: nobody can move on ${text}`);
      return nameOf(now.board.shape, move.square);
    },
  };
}

async function workOf(id: string, exercise: Exercise): Promise<Work> {
  switch (exercise.kind) {
    case "best-move":
    case "line":
      return moveWork(id, exercise);
    case "mark":
      return markWork(id, exercise, positionAt(exercise));
    case "count":
      return countWork(id, exercise, positionAt(exercise));
    case "setup":
      return setupWork(id, exercise, positionAt(exercise));
    case "name-square":
      return nameWork(id, exercise);
    case "spot-error":
      return spotWork(id, exercise, positionAt(exercise));
    case "choose":
      return chooseWork(id, exercise);
    case "play-out":
      return playOutWork(id, exercise);
  }
}

/** A chapter from its first lesson to its test. */
export async function legsOf(chapter: string): Promise<readonly Leg[]> {
  const { chapters, lessons, exercises } = readLibrary(readFiles());
  const works = new Map<string, Work>();
  const workCalled = (id: string): Work => {
    const work = works.get(id);
    if (work === undefined) throw new Error(`there is no exercise ${id}`);
    return work;
  };
  const folder = `lessons/en/${chapter}/`;
  const head = chapters.get(`${folder}_chapter.yaml`);
  if (head === undefined) throw new Error(`there is no chapter ${chapter}`);
  const ordered = [...lessons].filter(([path]) => path.startsWith(folder)).sort(([, a], [, b]) => a.order - b.order);
  const met = new Set([
    ...head.test,
    ...ordered.flatMap(([, { steps, questions = [] }]) => [
      ...steps.flatMap((step) => step.exercise ?? []),
      ...questions,
    ]),
  ]);
  for (const [path, exercise] of exercises) {
    if (met.has(idOf(path))) works.set(idOf(path), await workOf(idOf(path), exercise));
  }
  const legs = ordered.map(
    ([path, { steps, questions = [] }]): Leg => ({
      path: `./learn/${chapter}/${idOf(path)}/`,
      stops: [
        ...steps.map(({ id, exercise }) => ({ step: id, work: exercise === undefined ? null : workCalled(exercise) })),
        ...questions.map((id, i) => ({ step: `memory-${i + 1}`, work: workCalled(id) })),
      ],
      end: "recap",
    }),
  );
  const mixed = mixTest(head.test, head.order).exercises;
  return [
    ...legs,
    {
      path: `./learn/${chapter}/test/`,
      stops: mixed.map((id, i) => ({ step: `task-${i + 1}`, work: workCalled(id) })),
      end: "score",
    },
  ];
}
