import type { ExerciseOf } from "../../../src/catalogue/exercise.ts";
import { EVENTS, type Event, READABLE_EMPTIES } from "../../../src/catalogue/goal.ts";
import { movesIn } from "../../../src/catalogue/place.ts";
import { ExactSearch } from "../../../src/engine/exact.ts";
import {
  countDiscs,
  nameOf,
  type Position,
  play,
  type Square,
  toBitBoard,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { type Ask, judgeMove } from "../../../src/training/answers/move.ts";
import { valueFor } from "../../../src/training/answers/outcome.ts";
import { forcingMoves } from "../../../src/training/proof/forced.ts";
import { positionAt, positionOn, square, type Work, workOn } from "./work.ts";

// What a learner would have to do where moves are asked for.

type MoveExercise = ExerciseOf<"best-move" | "line">;
type Keeps = (move: Square) => boolean | Promise<boolean>;

/** What moves are worth at the end of the game with best play, for who makes them: read out anew. */
function readerOf(position: Position): { readonly best: () => number; readonly worth: (move: Square) => number } {
  const side = position.toMove ?? position.turn;
  if (position.board.shape === USUAL_SHAPE && position.variant.placement.length === 0) {
    const [search, bits] = [new ExactSearch(), toBitBoard(position.board, side)];
    return { best: () => search.value(bits), worth: (move) => search.valueOfMove(bits, move) };
  }
  return {
    best: () => valueFor(position, side),
    worth: (move) => {
      const after = play(position, move);
      return after.ok ? valueFor(after.value, side) : Number.NEGATIVE_INFINITY;
    },
  };
}

/** The moves that are worth most at the end of the game. */
function bestMove(position: Position): string {
  const { best, worth } = readerOf(position);
  const value = best();
  const move = position.legal.find(({ square: at }) => worth(at) === value);
  if (move === undefined) throw new Error("nobody can move here");
  return nameOf(position.board.shape, move.square);
}

const isEvent = (kind: string): kind is Event => EVENTS.some((event) => event === kind);

/** The engine is loaded only where its opinion is asked for. */
const ask: Ask = async (question) => (await import("../../content/engine.ts")).ask(question);

/** Tells of each move whether it keeps the goal: by the rules, by reading the game out, or as far as the engine sees. */
function judgeOf({ goal }: MoveExercise, position: Position): Keeps {
  const { best, worth } = readerOf(position);
  switch (goal.kind) {
    case "win":
      return (move) => worth(move) > 0;
    case "draw":
      return (move) => worth(move) >= 0;
    case "most-discs": {
      const value = best();
      return (move) => worth(move) === value;
    }
    case "follow":
      return (move) => nameOf(position.board.shape, move) === movesIn(goal.moves)[0];
    default: {
      if (!("within" in goal)) return async (move) => (await judgeMove(goal, position, move, 1, ask))?.kept ?? false;
      const { squares } = forcingMoves(position, goal.kind, goal.within);
      return (move) => squares.includes(move);
    }
  }
}

/** The first move that brings the event about soonest, whatever the other side does. */
function forcingMove(position: Position, event: Event, within: number): string {
  for (let own = 1; own <= within; own += 1) {
    const [first] = forcingMoves(position, event, own).squares;
    if (first !== undefined) return nameOf(position.board.shape, first);
  }
  throw new Error(`nothing forces ${event} within ${within} moves here`);
}

/** One move that is right and one that is wrong, if there is one. */
export async function moveWork(id: string, exercise: MoveExercise): Promise<Work> {
  const position = positionAt(exercise);
  const { goal, kind } = exercise;
  const keeps = judgeOf(exercise, position);
  let right: string | undefined;
  let wrong: string | undefined;
  for (const { square: move } of position.legal) {
    const name = nameOf(position.board.shape, move);
    if (await keeps(move)) right ??= name;
    else wrong ??= name;
    if (right !== undefined && wrong !== undefined) break;
  }
  if (right === undefined) throw new Error(`${id}: no move is right`);
  const isRead = goal.kind !== "follow" && kind === "line";
  const deeds = goal.kind === "follow" ? movesIn(goal.moves).map(square) : isRead ? [] : [square(right)];
  return workOn(id, exercise, {
    sort: `${kind}: ${goal.kind}`,
    deeds,
    mistake: wrong === undefined ? null : { deeds: [square(wrong)], told: wrong, mended: deeds },
    nextMove: isRead
      ? (board, toMove) => {
          const now = positionOn(exercise, board, toMove);
          return isEvent(goal.kind) ? forcingMove(now, goal.kind, goal.within) : bestMove(now);
        }
      : null,
  });
}

/**
 * What is worth most by best play where few squares are empty, else any move where the end is all that is asked for. A long game that is to
 * be won nobody can read out: the page plays it.
 */
export function playOutWork(id: string, exercise: ExerciseOf<"play-out">): Work {
  const isRead = exercise.goal.kind !== "end";
  const isShown = isRead && countDiscs(positionAt(exercise).board).empty > READABLE_EMPTIES;
  return workOn(id, exercise, {
    deeds: [],
    mistake: null,
    isShown,
    nextMove: isShown
      ? null
      : (board, toMove) => {
          const now = positionOn(exercise, board, toMove);
          const [first] = now.legal;
          return isRead || first === undefined ? bestMove(now) : nameOf(now.board.shape, first.square);
        },
  });
}
