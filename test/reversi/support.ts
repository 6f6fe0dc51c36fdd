import fc from "fast-check";
import {
  type Game,
  makeBoard,
  makePosition,
  makeTranscript,
  nameOf,
  OTHELLO,
  parseTranscript,
  playOn,
  positionOf,
  type Result,
  startGame,
  startPosition,
  type Variant,
} from "../../src/reversi/index.ts";

/** Milliseconds for a test that searches or plays much: far more than it takes, even on a machine that is busy. */
export const PATIENT = 120_000;

/** The value of a result that must be there. */
export function valueIn<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`not ok: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The error of a result that must have one. */
export function errorIn<T, E>(result: Result<T, E> | undefined): E {
  if (result === undefined || result.ok) throw new Error("ok where an error was expected");
  return result.error;
}

/** The game of a transcript that must be legal. */
export const gameFrom = (transcript: string): Game => valueIn(parseTranscript(transcript));

/** Everything that tells one game from another, in a form that is quick to compare and to read. */
export const gist = (game: Game) => ({
  variant: game.start.variant.id,
  start: makePosition(game.start),
  plies: game.plies.map(({ disc, move }) => `${disc} ${nameOf(game.start.board.shape, move.square)}`),
  now: makeBoard(positionOf(game).board),
  toMove: positionOf(game).toMove,
});

/** The game in which each choice picks one of the legal moves, until the choices or the moves run out. */
export function playChoices(start: Game, choices: readonly number[]): Game {
  let game = start;
  for (const choice of choices) {
    const { legal } = positionOf(game);
    const move = legal[choice % Math.max(1, legal.length)];
    if (move === undefined) break;
    game = valueIn(playOn(game, move.square));
  }
  return game;
}

/** The same game, which a failing test prints as its moves and not as all its positions. */
const shownAsTranscript = (game: Game): Game =>
  Object.defineProperty({ ...game }, fc.toStringMethod, { value: () => makeTranscript(game) });

/** Random games of a variant, from none of its moves to all of them. */
export const games = (variant: Variant = OTHELLO): fc.Arbitrary<Game> =>
  fc
    .oneof(
      fc.array(fc.nat(1000), { maxLength: 100 }),
      fc.array(fc.nat(1000), { minLength: 60, maxLength: 100, size: "max" }),
    )
    .map((choices) => shownAsTranscript(playChoices(startGame(startPosition(variant)), choices)));
