import {
  type Game,
  goTo,
  type PlayError,
  type Position,
  playOn,
  positionOf,
  type Result,
  type Square,
  startGame,
} from "../reversi/index.ts";
import type { Verdict } from "./judge.ts";

/** Where an attempt stands: nothing played yet; a move waits for its verdict; it failed; it reached the goal; the solution was shown. */
export type AttemptState = "ready" | "thinking" | "wrong" | "solved" | "revealed";

/** One learner at one task. Never changed in place; everything a record needs to know is in it. */
export interface Attempt {
  readonly state: AttemptState;
  readonly game: Game;
  readonly verdict: Verdict | null;
  /** Legal moves tried so far. */
  readonly tries: number;
  /** Rungs of the hint ladder that have been shown, and how many there are. */
  readonly hintsShown: number;
  readonly hintsInAll: number;
  /** Whether the solution has been shown at any time: a later solve is not the learner's own. */
  readonly seen: boolean;
}

export const startAttempt = (position: Position, hintsInAll: number): Attempt => ({
  state: "ready",
  game: startGame(position),
  verdict: null,
  tries: 0,
  hintsShown: 0,
  hintsInAll,
  seen: false,
});

/** Why a try came to nothing: the rules refuse the square, or the attempt is over or waits for a verdict. */
export type TryError = PlayError | "not-now";

/** The attempt after a disc is placed on `square`, waiting for its verdict; a refused try counts for nothing. */
export function tryMove(attempt: Attempt, square: Square): Result<Attempt, TryError> {
  if (attempt.state !== "ready") return { ok: false, error: "not-now" };
  const game = playOn(attempt.game, square);
  if (!game.ok) return game;
  return { ok: true, value: { ...attempt, state: "thinking", game: game.value, tries: attempt.tries + 1 } };
}

/** Tells the attempt what its move was worth. A verdict that nobody waits for is dropped. */
export const conclude = (attempt: Attempt, verdict: Verdict): Attempt =>
  attempt.state === "thinking" ? { ...attempt, state: verdict.kept ? "solved" : "wrong", verdict } : attempt;

/** Shows one more rung of the hint ladder, if there is one and the task is open. */
export const takeHint = (attempt: Attempt): Attempt =>
  hasHint(attempt) ? { ...attempt, hintsShown: attempt.hintsShown + 1 } : attempt;

export const hasHint = ({ state, hintsShown, hintsInAll }: Attempt): boolean =>
  (state === "ready" || state === "wrong") && hintsShown < hintsInAll;

/** Shows the solution: plays `square`, a right move, from the start of the task. An illegal one changes nothing. */
export function reveal(attempt: Attempt, square: Square): Attempt {
  const game = playOn(goTo(attempt.game, 0), square);
  return game.ok ? { ...attempt, state: "revealed", game: game.value, verdict: null, seen: true } : attempt;
}

/** Takes the move back. What was tried, hinted and seen stays on record. */
export const tryAgain = (attempt: Attempt): Attempt => ({
  ...attempt,
  state: "ready",
  game: startGame(attempt.game.start),
  verdict: null,
});

/** Whether the learner found it alone: solved at the first try, without a hint and without having seen the solution. */
export const isUnaided = ({ state, tries, hintsShown, seen }: Attempt): boolean =>
  state === "solved" && tries === 1 && hintsShown === 0 && !seen;

/** The position an attempt shows. */
export const shownIn = (attempt: Attempt): Position => positionOf(attempt.game);
