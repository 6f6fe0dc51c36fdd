import {
  boardEquals,
  contentAt,
  type Game,
  goTo,
  opponentOf,
  type PlayError,
  type Position,
  playOn,
  positionOf,
  type Result,
  redo,
  resolve,
  type Square,
  startGame,
  undo,
  withDiscs,
} from "../../reversi/index.ts";

/** A game that is looked at, at the place where it stands, and what was on the board before it. */
export interface Work {
  readonly game: Game;
  /** The work before this one: as it was before one disc got the other colour, or another game that was put away for this. */
  readonly before: { readonly by: "recolouring" | "another"; readonly work: Work } | null;
  /** The work that Undo has put away for the one before it; null where there is nothing to bring back. */
  readonly again: Work | null;
}

export const newWork = (game: Game): Work => ({ game, before: null, again: null });

/** Whether a game of this variant begins so. */
export const isOwnStart = ({ variant, board, turn }: Position): boolean =>
  turn === variant.first && boardEquals(board, variant.start);

/** `next` in the place of `work`, which can be gone back to. */
export const inPlaceOf = (work: Work, next: Work): Work => ({ ...next, before: { by: "another", work } });

export const placeOf = ({ game }: Work): Position => positionOf(game);

/** The work with a disc placed on `square`, whichever side is to move; what had been taken back is forgotten unless it is that move. */
export function playHere(work: Work, square: Square): Result<Work, PlayError> {
  const game = playOn(work.game, square);
  return game.ok ? { ok: true, value: { ...work, game: game.value, again: null } } : game;
}

export const canUndo = ({ game, before }: Work): boolean => game.plies.length > 0 || before !== null;

/** Takes back the last disc or, where none lies any more, what began this game: a recolouring, or that it was put in another's place. */
export function undoOne(work: Work): Work {
  if (work.game.plies.length > 0) return { ...work, game: undo(work.game) };
  return work.before === null ? work : { ...work.before.work, again: work };
}

/** The work that would be brought back here, if any. */
const broughtBack = ({ game, again }: Work): Work | null =>
  again?.before?.work.game.plies.length === game.plies.length ? again : null;

export const canRedo = (work: Work): boolean => work.game.undone.length > 0 || broughtBack(work) !== null;

/** Brings back what was taken back last. */
export const redoOne = (work: Work): Work => broughtBack(work) ?? { ...work, game: redo(work.game) };

/** The work after `ply` discs, 0 being the start. */
export const goToPly = (work: Work, ply: number): Work => ({ ...work, game: goTo(work.game, ply), again: null });

/** The works whose positions a chain of recolourings went through, this one first, the one that was not recoloured last. */
function chainOf(work: Work): readonly Work[] {
  const chain = [work];
  for (let last = work; last.before?.by === "recolouring" && last.game.plies.length === 0; ) {
    last = last.before.work;
    chain.push(last);
  }
  return chain;
}

/**
 * The work with the other colour on `square`, whose position is a new start with the same side due; null if no disc lies there. A board
 * that was there before in the same chain of recolourings is gone back to.
 */
export function recolour(work: Work, square: Square): Work | null {
  const { variant, board, turn } = placeOf(work);
  const content = contentAt(board, square);
  if (content === "empty") return null;
  const position = resolve(variant, withDiscs(board, [square], opponentOf(content)), turn);
  const known = chainOf(work).find((one) => boardEquals(placeOf(one).board, position.board));
  return known ?? { game: startGame(position), before: { by: "recolouring", work }, again: null };
}

/** What a recoloured position is compared with. */
export interface AsItWas {
  readonly work: Work;
  /** The discs that have another colour now, in the order of the squares; at least one. */
  readonly squares: readonly Square[];
}

/** The work before its start was recoloured; null if it was not, or if moves have been made since. */
export function asItWas(work: Work): AsItWas | null {
  const was = chainOf(work).at(-1);
  if (was === undefined || was === work) return null;
  const [then, now] = [placeOf(was).board, placeOf(work).board];
  return { work: was, squares: now.shape.squares.filter((at) => contentAt(then, at) !== contentAt(now, at)) };
}
