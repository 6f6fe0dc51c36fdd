import type { Translate } from "../locales/text.ts";
import type { ByDisc, Disc, PlayError, Shape } from "../reversi/index.ts";
import type { PlayedMove } from "./types.ts";
import { nameIn } from "./view.ts";
import { joined } from "./words.ts";

/** What follows from the last of the moves told. */
export interface Outcome {
  /** The side that now has to pass, if one has. */
  readonly passes?: Disc | null;
  /** The final score, empty squares given to the winner, if the game is over. */
  readonly score?: ByDisc<number> | null;
}

const otherSide = (disc: Disc): Disc => (disc === "black" ? "white" : "black");

/** "White has no move and passes." */
export const passWords = (disc: Disc, translate: Translate): string => translate(`board.passes.${disc}`);

/** "The game is over: 32–32, a draw." Black's number comes first. */
export function endWords({ black, white }: ByDisc<number>, translate: Translate): string {
  const winner = black > white ? "black" : "white";
  return translate(`board.end.${black === white ? "draw" : winner}`, { black, white });
}

/** The discs a move turned, nearest first along each row: "18 turned: b7, c6, ..." */
export const turnedWords = ({ flips }: PlayedMove, shape: Shape, translate: Translate): string =>
  translate("board.turned", {
    count: flips.length,
    squares: joined(
      flips.map((square) => nameIn(shape, square)),
      translate,
    ),
  });

/**
 * Tells `moves` in their order, the number of discs turned first and no squares: "a8, 18 turned." Several moves tell their side too. A pass
 * shows between two moves of one side, or in `outcome`; the end of the game is added to the last move.
 */
export function announceMoves(
  moves: readonly PlayedMove[],
  outcome: Outcome,
  shape: Shape,
  translate: Translate,
): string {
  const sentences = moves.flatMap((move, i) => {
    const values = { square: nameIn(shape, move.square), count: move.flips.length };
    const told = translate(moves.length === 1 ? "board.move" : `board.move.${move.disc}`, values);
    return moves[i - 1]?.disc === move.disc ? [passWords(otherSide(move.disc), translate), told] : [told];
  });
  if (outcome.passes) sentences.push(passWords(outcome.passes, translate));
  if (outcome.score) sentences.push(endWords(outcome.score, translate));
  return sentences.join(" ");
}

/** Why a disc cannot go to the square called `square`. */
export const refusalWords = (error: PlayError, square: string, translate: Translate): string =>
  translate(`board.refused.${error}`, { square });
