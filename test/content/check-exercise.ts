import type { CountTarget, Exercise, ExerciseOf, MarkTarget } from "../../src/catalogue/exercise.ts";
import { READABLE_EMPTIES } from "../../src/catalogue/goal.ts";
import { squaresOf } from "../../src/catalogue/marks.ts";
import { boardFrom, placeOf, playMoves } from "../../src/catalogue/place.ts";
import { STRONG_PLIES } from "../../src/catalogue/strong.ts";
import { freeMoves } from "../../src/coach/concepts/free-moves.ts";
import { stableDiscs } from "../../src/coach/concepts/stable.ts";
import { ExactSearch } from "../../src/engine/exact.ts";
import {
  contentAt,
  countDiscs,
  type Position,
  positionOf,
  type Square,
  squareNamed,
  startGame,
  toBitBoard,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { judgeMove, movesFor, solutionOf } from "../../src/training/answers/move.ts";
import { valueFor } from "../../src/training/answers/outcome.ts";
import { reaches } from "../../src/training/answers/play-out.ts";
import { differences } from "../../src/training/answers/setup.ts";
import { wrongDiscs } from "../../src/training/answers/spot.ts";
import { numberFor, squaresFor } from "../../src/training/answers/targets.ts";
import { prove } from "../../src/training/proof/prove.ts";
import { turnable } from "../../src/training/proof/witness.ts";
import { ask, look, read } from "./engine.ts";
import { NUMBER, numberOf } from "./numbers.ts";
import { faultsOfOrder, inOrder } from "./order.ts";

const answers = new WeakMap<Exercise, Promise<readonly Square[]>>();

/** The squares that an exercise asks for, worked out once; empty where it asks for none or has no answer. */
export function answerSquares(exercise: Exercise): Promise<readonly Square[]> {
  const known = answers.get(exercise) ?? workOut(exercise);
  answers.set(exercise, known);
  return known;
}

async function workOut(exercise: Exercise): Promise<readonly Square[]> {
  const game = placeOf(exercise);
  if (!game.ok) return [];
  const position = positionOf(game.value);
  switch (exercise.kind) {
    case "best-move":
    case "line":
      return rightMoves(exercise, position);
    case "mark":
      return squaresFor(exercise.what, position);
    case "setup":
      return differences(position.board, givenBoard(exercise, position));
    case "spot-error":
      return wrongDiscs(position, exercise.move, exercise.shown);
    case "order":
      return inOrder(exercise, position).slice(0, 1);
    case "count":
    case "name-square":
    case "choose":
    case "play-out":
      return [];
  }
}

/** The task says how many discs are wrong: "a disc", "one disc", "two discs"; and so many are. */
function faultsOfNumber(task: string, wrong: number): readonly string[] {
  const [, told] = new RegExp(`\\b(a|the|${NUMBER})(?: wrong)? discs?\\b`, "i").exec(task) ?? [];
  if (told === undefined) return ["words.en.task: it does not say how many discs are wrong"];
  const number = /^(?:a|the)$/i.test(told) ? 1 : numberOf(told);
  return number === wrong ? [] : [`shown: ${wrong} discs are wrong, and the task speaks of ${number}`];
}

const givenBoard = ({ given }: ExerciseOf<"setup">, { variant, board }: Position) =>
  given === undefined
    ? { shape: board.shape, contents: board.contents.map(() => "empty" as const) }
    : boardFrom(variant, given);

/** The first moves that keep the goal. */
async function rightMoves({ goal }: ExerciseOf<"best-move" | "line">, position: Position): Promise<readonly Square[]> {
  if (goal.kind === "follow") {
    const game = playMoves(startGame(position), goal.moves);
    return game.ok ? game.value.plies.slice(0, 1).map((ply) => ply.move.square) : [];
  }
  const right: Square[] = [];
  for (const { square } of position.legal) {
    const verdict = await judgeMove(goal, position, square, movesFor(goal), ask);
    if (verdict?.kept === true) right.push(square);
  }
  return right;
}

/** What is wrong with an exercise, each fault with its field: it can be solved, and its hints neither miss nor repeat. */
export async function faultsOfExercise(exercise: Exercise): Promise<readonly string[]> {
  const game = placeOf(exercise);
  if (!game.ok) return [game.error.field];
  const position = positionOf(game.value);
  const right = await answerSquares(exercise);
  return [
    ...(await faultsOfKind(exercise, position, right)),
    ...faultsOfHints(exercise, position, right),
    ...faultsOfWords(exercise, position, right),
  ];
}

async function faultsOfKind(
  exercise: Exercise,
  position: Position,
  right: readonly Square[],
): Promise<readonly string[]> {
  switch (exercise.kind) {
    case "best-move":
    case "line":
      return faultsOfMoves(exercise, position, right);
    case "mark": {
      if (right.length === 0) return ["what: no square is to be marked"];
      return faultsOfTarget(exercise.what, position);
    }
    case "count":
      if (numberFor(exercise.what, position) === null) return ["what: there is no such number here"];
      return faultsOfTarget(exercise.what, position);
    case "setup":
      return right.length === 0 ? ["given: it lies there already"] : [];
    case "spot-error":
      if (right.length === 0) return ["shown: no disc is wrong, or the move is not legal"];
      return right.every((square) => contentAt(boardFrom(position.variant, exercise.shown), square) !== "empty")
        ? faultsOfNumber(exercise.words.en.task, right.length)
        : ["shown: a disc is missing, not turned wrongly"];
    case "choose":
      return faultsOfChoices(exercise, position);
    case "play-out":
      return faultsOfPlayOut(exercise, position);
    case "order":
      return faultsOfOrder(exercise, position);
    case "name-square":
      return [];
  }
}

/** The goal is reached by best play against every defence, so against this opponent's. A whole game against a habit: see games.test.ts. */
function faultsOfPlayOut({ goal }: ExerciseOf<"play-out">, position: Position): readonly string[] {
  if (goal.kind === "end" || countDiscs(position.board).empty > READABLE_EMPTIES) return [];
  const side = position.toMove ?? position.turn;
  const isUsual = position.board.shape === USUAL_SHAPE;
  const best = isUsual ? new ExactSearch().value(toBitBoard(position.board, side)) : valueFor(position, side);
  return reaches(goal, best) ? [] : [`goal: best play comes to ${best}`];
}

/** Where a rule names what is to be found, it names all of it. */
function faultsOfTarget(what: MarkTarget | CountTarget, position: Position): readonly string[] {
  if (what.kind === "stable") return faultsOfStable(position, what.side);
  if (what.kind !== "free") return [];
  const { board, toMove, turn } = position;
  const unknown = freeMoves(board, toMove ?? turn, what.side).filter(({ isForEver }) => isForEver === null);
  return unknown.length === 0 ? [] : ["what: so many games are left that nobody knows what is free"];
}

/** A learner who marks a disc that the rule does not name must not be told a falsehood: each of these is seen to turn in some game. */
function faultsOfStable(position: Position, side: "black" | "white" | undefined): readonly string[] {
  const stable = stableDiscs(position.board);
  const others = position.board.shape.squares.filter((square) => {
    const content = contentAt(position.board, square);
    return content !== "empty" && (side === undefined || content === side) && !stable.has(square);
  });
  const missing = turnable(position, others);
  const unknown = others.filter((square) => !missing.has(square)).map((square) => position.board.shape.names[square]);
  return unknown.length === 0 ? [] : [`what: nobody knows whether ${unknown.join(" ")} can be turned`];
}

async function faultsOfMoves(
  { goal }: ExerciseOf<"best-move" | "line">,
  position: Position,
  right: readonly Square[],
): Promise<readonly string[]> {
  if (goal.kind === "follow") {
    const game = playMoves(startGame(position), goal.moves);
    return game.ok ? [] : [`goal.moves: move ${game.error.ply} (${game.error.move}) is not legal`];
  }
  if (right.length === 0) return ["goal: no move reaches it"];
  if (goal.kind === "strongest") return faultsOfStrongest(position, right);
  const line = await solutionOf(goal, position, movesFor(goal), ask);
  if (line === null || !right.includes(line[0] ?? Number.NaN)) return ["goal: the solution cannot be shown"];
  const isFree = goal.kind === "legal" || position.legal.length === 1 || "within" in goal;
  return right.length === position.legal.length && !isFree ? ["goal: every move reaches it"] : [];
}

/** What is called strongest leads every other move by so many discs, at the depth that the page looks to and two plies deeper. */
const CLEAR = 4;

function faultsOfStrongest(position: Position, right: readonly Square[]): readonly string[] {
  const bits = toBitBoard(position.board, position.toMove ?? position.turn);
  return [STRONG_PLIES, STRONG_PLIES + 2].flatMap((plies) => {
    const seen = look(bits, plies);
    const least = Math.min(...seen.flatMap(({ square, score }) => (right.includes(square) ? [score] : [])));
    const others = Math.max(...seen.flatMap(({ square, score }) => (right.includes(square) ? [] : [score])));
    return least - others >= CLEAR ? [] : [`goal: ${plies} plies ahead the strongest leads by ${least - others} only`];
  });
}

async function faultsOfChoices({ choices }: ExerciseOf<"choose">, position: Position): Promise<readonly string[]> {
  const faults: string[] = [];
  const game = startGame(position);
  for (const [index, { right, claim }] of choices.entries()) {
    if (claim === undefined) continue;
    const { holds } = await prove(claim, { position, game }, read, look);
    if (holds !== right) faults.push(`choices.${index}.claim: ${claim.kind} is ${holds ? "true" : "false"} here`);
  }
  return faults;
}

function faultsOfHints(exercise: Exercise, position: Position, right: readonly Square[]): readonly string[] {
  if (right.length === 0) return [];
  return exercise.hints.flatMap((rung, index) => {
    const named = squaresOf(rung).map((name) => squareNamed(position.board.shape, name) ?? Number.NaN);
    const rightOnes = named.filter((square) => right.includes(square));
    const fault = (): string | null => {
      switch (rung.kind) {
        case "idea":
          return null;
        case "region":
          return rightOnes.length === right.length && named.length === right.length
            ? "the region is just the answer"
            : null;
        case "candidates":
          if (rightOnes.length === 0) return "no candidate is right";
          return rightOnes.length === named.length ? "every candidate is right" : null;
        case "square":
          return rightOnes.length === 1 ? null : "the square is not right";
      }
    };
    const found = fault();
    return found === null ? [] : [`hints.${index}: ${found}`];
  });
}

/** Words that are read before the exercise is solved may not name a square of the answer; the last rungs of the hints may. */
function faultsOfWords(exercise: Exercise, position: Position, right: readonly Square[]): readonly string[] {
  if (exercise.kind === "setup" || (exercise.kind === "line" && exercise.goal.kind === "follow")) return [];
  const { names } = position.board.shape;
  const named = (text: string): boolean => right.some((square) => new RegExp(`\\b${names[square]}\\b`, "i").test(text));
  return Object.entries(exercise.words).flatMap(([language, words]) => [
    ...(named(words.task) ? [`words.${language}.task: it names a square of the answer`] : []),
    ...(named(words.wrong ?? "") ? [`words.${language}.wrong: it names a square of the answer`] : []),
    ...words.hints.flatMap((text, i) => {
      const isOpen = ["idea", "region"].includes(exercise.hints[i]?.kind ?? "idea");
      return isOpen && named(text) ? [`words.${language}.hints.${i}: it names a square of the answer`] : [];
    }),
  ]);
}
