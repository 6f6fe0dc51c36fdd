import { isMotif, type Motif } from "../catalogue/motifs.ts";
import type { PuzzleGoal } from "../catalogue/puzzle.ts";
import {
  type BitBoard,
  emptiesOf,
  flipsOf,
  fromBitBoard,
  movesOf,
  playBits,
  type Square,
  sizeOfSet,
  USUAL_SHAPE,
} from "../reversi/index.ts";
import { forcedCapture } from "./concepts/force.ts";
import { answeredMoves } from "./concepts/mobility.ts";
import { corners } from "./concepts/places.ts";
import { isQuiet } from "./concepts/quiet.ts";
import { stonerTraps } from "./concepts/stoner.ts";
import { swindlesOf } from "./concepts/swindles.ts";
import { wedgesFor } from "./concepts/wedges.ts";
import type { Reason } from "./explain/explanation.ts";
import { MOVER, OTHER } from "./explain/future.ts";
import { motifOf } from "./explain/motif-of.ts";

/** A task on the usual board with its answer and what the coach says of the move that fails. */
export interface Idea {
  /** As the side to move sees it. */
  readonly board: BitBoard;
  readonly goal: PuzzleGoal;
  /** The first moves that reach the goal; none where no move is asked for. */
  readonly right: readonly Square[];
  readonly tempting: Square | null;
  /** What the position is worth to the side to move, in discs of the final difference; null where that is not read out. */
  readonly value: number | null;
  /** What the coach says, the strongest first. */
  readonly reasons: readonly Pick<Reason, "key">[];
}

const ENDING_EMPTIES = 14;
/** Nearer to the end hardly a disc has an empty square beside it, and quiet moves are nothing special. */
const QUIET_FROM = 14;
const OPENING_EMPTIES = 40;
const MANY_FLIPS = 10;
/** So many moves to choose from make an only move. */
const CHOICES = 4;
/** So many discs behind, or so small a share of all discs, is a comeback if it is won. */
const BEHIND = 20;
const SHARE = 1 / 3;
/** So many own moves a corner is away that is lost by force. */
const SOON = 2;

const isCorner = (square: Square): boolean => corners(USUAL_SHAPE).includes(square);

/** Whether every legal move but one lets the other side take a corner soon, whatever is played then, and that one does not. */
function isOnlyDefence({ board, right }: Idea): boolean {
  const legal = movesOf(board);
  if (right.length !== 1 || legal.length < CHOICES - 1) return false;
  const falls = (square: Square): boolean => {
    const after = fromBitBoard(playBits(board, square), OTHER);
    const free = corners(USUAL_SHAPE).filter((corner) => after.contents[corner] === "empty");
    return forcedCapture(after, OTHER, OTHER, free, SOON).isForced === true;
  };
  return legal.every((square) => falls(square) !== right.includes(square));
}

/** What is measured of the position and of the moves, whatever the coach says. */
const MEASURED: Readonly<Partial<Record<Motif, (idea: Idea) => boolean>>> = {
  "who-wins": ({ goal }) => goal.kind === "who-wins",
  draw: ({ goal }) => goal.kind === "draw",
  "wipe-out": ({ goal, value }) => goal.kind === "wipe-out" || value === 64,
  "corner-by-force": ({ goal }) => goal.kind === "corner",
  pass: ({ goal }) => goal.kind === "passes",
  "take-corner": ({ right, tempting }) => right.every(isCorner) && tempting !== null && !isCorner(tempting),
  "refuse-corner": ({ right, tempting }) => tempting !== null && isCorner(tempting) && !right.some(isCorner),
  "give-corner": ({ board, right }) => {
    const given = answeredMoves(fromBitBoard(board, MOVER), MOVER).filter(({ gives }) => gives.length > 0);
    return right.every((square) => given.some((move) => move.square === square));
  },
  quiet: ({ board, right, tempting }) => {
    if (emptiesOf(board) < QUIET_FROM || tempting === null) return false;
    const position = fromBitBoard(board, MOVER);
    return right.every((square) => isQuiet(position, MOVER, square)) && !isQuiet(position, MOVER, tempting);
  },
  wedge: ({ board, right }) => {
    const wedges = wedgesFor(fromBitBoard(board, MOVER), MOVER);
    return right.every((square) => wedges.some((wedge) => wedge.square === square));
  },
  stoner: ({ board, right }) => {
    const traps = stonerTraps(fromBitBoard(board, MOVER), MOVER).filter(({ isTrap }) => isTrap);
    return right.every((square) => traps.some(({ xSquare }) => xSquare === square));
  },
  swindle: ({ board, right }) => {
    const swindles = swindlesOf(fromBitBoard(board, MOVER), MOVER).filter(({ isForEver }) => isForEver === true);
    return right.every((square) => swindles.some((swindle) => swindle.square === square));
  },
  comeback: ({ board: { own, other }, goal }) => {
    const [few, many] = [sizeOfSet(own), sizeOfSet(other)];
    return goal.kind === "win" && (few <= SHARE * (few + many) || many - few >= BEHIND);
  },
  "big-flip": ({ board, right }) => right.every((square) => sizeOfSet(flipsOf(board, square)) >= MANY_FLIPS),
  "big-flip-wrong": ({ board, right, tempting }) => {
    const isBig = (square: Square): boolean => sizeOfSet(flipsOf(board, square)) >= MANY_FLIPS;
    return tempting !== null && isBig(tempting) && !right.some(isBig);
  },
  "opening-trap": ({ board, goal }) => goal.kind === "strongest" && emptiesOf(board) >= OPENING_EMPTIES,
  defence: isOnlyDefence,
  "only-move": ({ board, right }) => right.length === 1 && movesOf(board).length >= CHOICES,
  ending: ({ board, goal }) => goal.kind === "win" && emptiesOf(board) <= ENDING_EMPTIES,
};

/** What speaks of moves alone. */
const OF_NO_MOVE: readonly Motif[] = ["who-wins"];

/**
 * What a puzzle is about, the main idea first: what the coach's first sentence speaks of, then what the second one does and what can be
 * measured of the position and its moves.
 */
export function motifsOf(idea: Idea): readonly Motif[] {
  const spoken = idea.reasons.flatMap(({ key }) => motifOf(key) ?? []);
  const isAsked = idea.goal.kind !== "who-wins";
  const measured = Object.entries(MEASURED).flatMap(([motif, isThere]) => {
    const fits = isMotif(motif) && (isAsked || OF_NO_MOVE.includes(motif)) && isThere(idea);
    return fits ? [motif] : [];
  });
  return isAsked ? [...new Set([...spoken, ...measured])] : [...new Set([...measured, ...spoken])];
}
