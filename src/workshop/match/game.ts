import { finalDifference } from "../../engine/exact.ts";
import {
  type BitBoard,
  canMove,
  type Disc,
  nameOf,
  opponentOf,
  passBits,
  playBits,
  type Square,
  USUAL_SHAPE,
} from "../../reversi/index.ts";

/** Chooses a move for the side to move, which has one. */
export type Chooser = (board: BitBoard) => Square;

/** Where a game begins: a board and who is to move on it. */
export interface Opening {
  readonly board: BitBoard;
  readonly toMove: Disc;
}

/** How a game went. */
export interface Played {
  /** The final disc difference for Black, empty squares to the winner. */
  readonly black: number;
  /** The moves, `--` for a pass, with the colour of each. */
  readonly moves: readonly { readonly disc: Disc; readonly name: string }[];
}

/** Plays a game out from an opening. */
export function playOut(opening: Opening, choosers: Readonly<Record<Disc, Chooser>>): Played {
  let { board, toMove } = opening;
  const moves: { disc: Disc; name: string }[] = [];
  while (canMove(board) || canMove(passBits(board))) {
    if (canMove(board)) {
      const square = choosers[toMove](board);
      moves.push({ disc: toMove, name: nameOf(USUAL_SHAPE, square) });
      board = playBits(board, square);
    } else {
      moves.push({ disc: toMove, name: "--" });
      board = passBits(board);
    }
    toMove = opponentOf(toMove);
  }
  const difference = finalDifference(board);
  return { black: toMove === "black" ? difference : 0 - difference, moves };
}

/** What came of a match, seen by the first player. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The mean disc difference of a game. */
  readonly discs: number;
}

/** Plays every opening twice, with either colour. `first` and `second` make a chooser for a game with this number. */
export function playMatch(
  openings: readonly Opening[],
  first: (game: number) => Chooser,
  second: (game: number) => Chooser,
  onGame: (score: number, played: Played, game: number) => void = () => undefined,
): Tally {
  const scores = openings.flatMap((opening, i) =>
    (["black", "white"] as const).map((disc, j) => {
      const game = 2 * i + j;
      const choosers = { [disc]: first(game), [opponentOf(disc)]: second(game) } as Record<Disc, Chooser>;
      const played = playOut(opening, choosers);
      const score = disc === "black" ? played.black : 0 - played.black;
      onGame(score, played, game);
      return score;
    }),
  );
  const count = (is: (score: number) => boolean): number => scores.filter(is).length;
  return {
    won: count((score) => score > 0),
    drawn: count((score) => score === 0),
    lost: count((score) => score < 0),
    discs: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
  };
}
