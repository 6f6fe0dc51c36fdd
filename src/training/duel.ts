import {
  type ByDisc,
  type Count,
  countDiscs,
  type Disc,
  type End,
  fail,
  finalScore,
  type Game,
  goTo,
  ok,
  type PlayError,
  type Ply,
  playOn,
  positionOf,
  type Result,
  type Square,
} from "../reversi/index.ts";

/** A game against an opponent, or of two people at one board. Never changed in place. */
export interface Duel {
  readonly game: Game;
  /** The learner's colour; null where two people move the discs of both. */
  readonly learner: Disc | null;
}

/** What has come about in a duel, in its order: a disc placed, a side that has no move and passes, the end. */
export type DuelEvent =
  | { readonly kind: "move"; readonly ply: Ply }
  | { readonly kind: "pass"; readonly disc: Disc }
  | { readonly kind: "end"; readonly result: DuelResult };

/** How a duel that is over came out. */
export interface DuelResult {
  /** Empty squares are the winner's; in a draw they are shared. */
  readonly score: ByDisc<number>;
  /** What lies on the board. */
  readonly discs: Count;
  /** Null for a draw. */
  readonly winner: Disc | null;
  /** How many discs of the score the winner has more, 0 in a draw. */
  readonly margin: number;
  readonly end: End;
}

/** Why a disc was not placed: by the rules, or because it is the other's turn. */
export type DuelError = PlayError | "not-your-turn";

/** Whether `disc` is moved at this side of the board: the learner's colour, or either where two people play. */
const isOwn = ({ learner }: Duel, disc: Disc | null): boolean =>
  disc !== null && (learner === null || disc === learner);

/** Whether a person is to move. */
export const isLearnersTurn = (duel: Duel): boolean => isOwn(duel, positionOf(duel.game).toMove);

/** Whether the opponent is to move. */
export const isOpponentsTurn = (duel: Duel): boolean => positionOf(duel.game).toMove !== null && !isLearnersTurn(duel);

function placed(duel: Duel, square: Square, isTurn: boolean): Result<Duel, DuelError> {
  if (positionOf(duel.game).toMove !== null && !isTurn) return fail("not-your-turn");
  const game = playOn(duel.game, square);
  return game.ok ? ok({ ...duel, game: game.value }) : game;
}

/** The duel after a person places a disc on `square`. */
export const playInDuel = (duel: Duel, square: Square): Result<Duel, DuelError> =>
  placed(duel, square, isLearnersTurn(duel));

/** The duel after the opponent places a disc on `square`. */
export const answerInDuel = (duel: Duel, square: Square): Result<Duel, DuelError> =>
  placed(duel, square, isOpponentsTurn(duel));

/** All plies of a game, those taken back included, and whether a person is to move after the first `ply` of them. */
const allPlies = ({ game }: Duel): readonly Ply[] => [...game.plies, ...game.undone];
const isOwnAfter = (duel: Duel, ply: number): boolean =>
  isOwn(duel, (allPlies(duel)[ply - 1]?.after ?? duel.game.start).toMove);

/** How many discs lay there when a person was last to move before now; null if that never was. */
function turnBefore(duel: Duel): number | null {
  for (let ply = duel.game.plies.length - 1; ply >= 0; ply -= 1) if (isOwnAfter(duel, ply)) return ply;
  return null;
}

/** Whether there is a move of a person to take back. */
export const canTakeBack = (duel: Duel): boolean => turnBefore(duel) !== null;

/** Takes back the learner's last move with all that followed it; of two people, the last move. Without one the duel stays as it is. */
export function takeBack(duel: Duel): Duel {
  const ply = turnBefore(duel);
  return ply === null ? duel : { ...duel, game: goTo(duel.game, ply) };
}

export const canPlayAgain = ({ game }: Duel): boolean => game.undone.length > 0;

/** Plays again what was taken back last, up to the next turn of a person or the end of what is known. */
export function playAgain(duel: Duel): Duel {
  const last = allPlies(duel).length;
  let ply = Math.min(duel.game.plies.length + 1, last);
  while (ply < last && !isOwnAfter(duel, ply)) ply += 1;
  return { ...duel, game: goTo(duel.game, ply) };
}

/** How the duel came out; null while it goes on. */
export function resultOf({ game }: Duel): DuelResult | null {
  const position = positionOf(game);
  const score = finalScore(position);
  if (score === null || position.end === null) return null;
  const margin = Math.abs(score.black - score.white);
  const winner = margin === 0 ? null : score.black > score.white ? "black" : "white";
  return { score, discs: countDiscs(position.board), winner, margin, end: position.end };
}

/** What has come about since `ply` discs lay there, in order. A pass due at the very start belongs to the whole game. */
export function eventsFrom(duel: Duel, ply: number): readonly DuelEvent[] {
  const { start, plies } = duel.game;
  const first: readonly DuelEvent[] = ply === 0 && start.passes !== null ? [{ kind: "pass", disc: start.passes }] : [];
  const events = plies.slice(ply).flatMap((one): readonly DuelEvent[] => {
    const { passes } = one.after;
    const moved: DuelEvent = { kind: "move", ply: one };
    return passes === null ? [moved] : [moved, { kind: "pass", disc: passes }];
  });
  const result = resultOf(duel);
  return [...first, ...events, ...(result === null ? [] : [{ kind: "end", result } as const])];
}
