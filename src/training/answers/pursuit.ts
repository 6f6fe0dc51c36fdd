import type { Judged } from "../../engine/goal.ts";
import {
  type Disc,
  type Game,
  goTo,
  type Position,
  playOn,
  positionOf,
  type Result,
  type Square,
  startGame,
} from "../../reversi/index.ts";
import type { AttemptState, TryError } from "./attempt.ts";

/** One learner after one goal, over as many moves as it takes. Never changed in place. */
export interface Pursuit {
  readonly state: AttemptState;
  /** What is on the board, and behind it, as taken back, what of a refutation or a solution is still to be stepped through. */
  readonly game: Game;
  /** How many discs were placed when the learner was last to move: what trying again goes back to. */
  readonly from: number;
  /** What came of the last move of the learner. */
  readonly judged: Judged | null;
  /** Own moves that were tried, and those of them that were wrong. */
  readonly tries: number;
  readonly misses: number;
  readonly hintsShown: number;
  readonly hintsInAll: number;
  /** Whether the solution has been shown at any time. */
  readonly seen: boolean;
  /** Whether the learner moves for the other side, too, to try its defences. */
  readonly both: boolean;
}

export const startPursuit = (position: Position, hintsInAll: number): Pursuit => ({
  state: "ready",
  game: startGame(position),
  from: 0,
  judged: null,
  tries: 0,
  misses: 0,
  hintsShown: 0,
  hintsInAll,
  seen: false,
  both: false,
});

/** The side that is after the goal: the one to move at the start. */
export const solverOf = ({ game }: Pursuit): Disc => game.start.toMove ?? game.start.turn;

/** Own moves made so far on the board. */
export const ownMoves = (pursuit: Pursuit): number =>
  pursuit.game.plies.filter(({ disc }) => disc === solverOf(pursuit)).length;

export const shownInPursuit = ({ game }: Pursuit): Position => positionOf(game);

/**
 * The pursuit after a disc is placed on `square`. A move of the learner's own side waits for its verdict; one that is made for the
 * other side does not, unless `isAllJudged`. A refused try counts for nothing.
 */
export function pursue(pursuit: Pursuit, square: Square, isAllJudged = false): Result<Pursuit, TryError> {
  if (pursuit.state !== "ready") return { ok: false, error: "not-now" };
  const { toMove } = positionOf(pursuit.game);
  const game = playOn(pursuit.game, square);
  if (!game.ok) return game;
  const next = { ...pursuit, game: game.value, judged: null };
  if (!isAllJudged && toMove !== solverOf(pursuit)) return { ok: true, value: next };
  return {
    ok: true,
    value: { ...next, state: "thinking", from: pursuit.game.plies.length, tries: pursuit.tries + 1 },
  };
}

const playAll = (game: Game, line: readonly Square[]): Game =>
  line.reduce((before, square) => {
    const after = playOn(before, square);
    return after.ok ? after.value : before;
  }, game);

/**
 * Tells the pursuit what its move was worth: the goal is reached; or the other side has answered and it goes on; or the first move
 * of the refutation stands on the board, and the rest can be stepped through. A verdict that nobody waits for is dropped.
 */
export function rule(pursuit: Pursuit, judged: Judged): Pursuit {
  if (pursuit.state !== "thinking") return pursuit;
  const { game, from, both } = pursuit;
  if (judged.reached) return { ...pursuit, state: "solved", judged };
  if (!judged.kept) {
    const refuted = goTo(playAll(game, judged.line), from + 2);
    return { ...pursuit, state: "wrong", judged, game: refuted, misses: pursuit.misses + 1 };
  }
  return { ...pursuit, state: "ready", judged, game: both ? game : playAll(game, judged.line) };
}

/** Takes a move back that waits for a verdict which will not come. */
export const giveBack = (pursuit: Pursuit): Pursuit =>
  pursuit.state === "thinking" ? { ...pursuit, state: "ready", game: forgetFrom(pursuit, pursuit.from) } : pursuit;

/** The game after `ply` discs, with nothing behind it. */
const forgetFrom = ({ game }: Pursuit, ply: number): Game => ({ ...goTo(game, ply), undone: [] });

/** Where on its line a pursuit that is over stands, and how far it goes; null if there is nothing to step through. */
export function lineOf({ state, game, from }: Pursuit): { readonly at: number; readonly of: number } | null {
  const first = state === "wrong" ? from + 1 : 1;
  const of = game.plies.length + game.undone.length - first;
  return (state === "wrong" || state === "revealed") && of > 0 ? { at: game.plies.length - first, of } : null;
}

/** Steps through the line of a pursuit that is over. */
export function stepThrough(pursuit: Pursuit, by: number): Pursuit {
  const line = lineOf(pursuit);
  const to = (line?.at ?? 0) + by;
  if (line === null || to < 0 || to > line.of) return pursuit;
  return { ...pursuit, game: goTo(pursuit.game, pursuit.game.plies.length + by) };
}

/** Shows the solution: the first move of `line`, played from the start of the task, with the rest behind it. */
export const revealLine = (pursuit: Pursuit, line: readonly Square[]): Pursuit =>
  line.length === 0
    ? pursuit
    : {
        ...pursuit,
        state: "revealed",
        game: goTo(playAll(startGame(pursuit.game.start), line), 1),
        judged: null,
        seen: true,
        both: false,
      };

/** After a wrong move only that move is taken back; else the task begins again. What was tried, hinted and seen stays on record. */
export const resume = (pursuit: Pursuit): Pursuit =>
  pursuit.state === "wrong"
    ? { ...pursuit, state: "ready", judged: null, game: forgetFrom(pursuit, pursuit.from) }
    : { ...pursuit, state: "ready", judged: null, game: startGame(pursuit.game.start), from: 0, both: false };

/** How many discs were placed when the other side first had a choice; null if it never had one. */
export function firstChoice(pursuit: Pursuit): number | null {
  const { start, plies, undone } = pursuit.game;
  const all = [...plies, ...undone];
  const index = all.findIndex(
    ({ disc }, i) => disc !== solverOf(pursuit) && (i === 0 ? start : all[i - 1]?.after)?.legal.length !== 1,
  );
  return index === -1 ? null : index;
}

/** Goes back to the first choice of the other side, and from there on the learner makes its moves, too. */
export function tryDefences(pursuit: Pursuit): Pursuit {
  const ply = firstChoice(pursuit);
  if (ply === null) return pursuit;
  return { ...pursuit, state: "ready", judged: null, game: forgetFrom(pursuit, ply), from: ply, both: true };
}

const hasMoreHints = ({ state, hintsShown, hintsInAll }: Pursuit): boolean =>
  (state === "ready" || state === "wrong") && hintsShown < hintsInAll;

/** Shows one more rung of the hint ladder, if there is one and the task is open. */
export const takeNextHint = (pursuit: Pursuit): Pursuit =>
  hasMoreHints(pursuit) ? { ...pursuit, hintsShown: pursuit.hintsShown + 1 } : pursuit;

/** Whether the learner found it alone: without a wrong move, a hint or a look at the solution. */
export const isFoundAlone = ({ state, misses, hintsShown, seen }: Pursuit): boolean =>
  state === "solved" && misses === 0 && hintsShown === 0 && !seen;
