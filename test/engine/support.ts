import {
  type BitBoard,
  type Board,
  type Content,
  countDiscs,
  type Disc,
  finalScore,
  nameOf,
  opponentOf,
  type Position,
  play,
  type Square,
  squareNamed,
  startPosition,
  toBitBoard,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";

const CONTENT: Readonly<Record<string, Content>> = { X: "black", O: "white" };

/** A board of 64 of X, O and -, or one that the rules made, as `side` to move sees it. */
export const boardOf = (board: string | Board, side: Disc): BitBoard =>
  typeof board === "string"
    ? toBitBoard({ shape: USUAL_SHAPE, contents: [...board].map((symbol) => CONTENT[symbol] ?? "empty") }, side)
    : toBitBoard(board, side);

export const named = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? -1;
export const nameOfSquare = (square: Square): string => nameOf(USUAL_SHAPE, square);
export const namesOf = (squares: readonly Square[]): string => squares.map(nameOfSquare).join(" ");

/** The position with `empty` squares left, or fewer if the game ended before, of a game played by dice. */
export function endingOf(seed: number, empty: number): Position {
  let state = seed * 2_654_435_761;
  let position = startPosition();
  while (position.toMove !== null && countDiscs(position.board).empty > empty) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const move = position.legal[(state >>> 8) % position.legal.length];
    const after = play(position, move?.square ?? -1);
    if (!after.ok) throw new Error(after.error);
    position = after.value;
  }
  return position;
}

/** The value for the side to move by reading out every line with the rules of the site, and how many passes were met. */
export function brute(position: Position): { readonly value: number; readonly passes: number } {
  const side = position.toMove ?? position.turn;
  let passes = 0;
  const valueFor = (at: Position): number => {
    if (at.passes !== null) passes += 1;
    const final = finalScore(at);
    if (final !== null) return final[side] - final[opponentOf(side)];
    const values = at.legal.flatMap(({ square }) => {
      const after = play(at, square);
      return after.ok ? [valueFor(after.value)] : [];
    });
    return at.toMove === side ? Math.max(...values) : Math.min(...values);
  };
  return { value: valueFor(position), passes };
}
