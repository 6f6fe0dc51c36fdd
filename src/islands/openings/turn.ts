import { imageOfSquare, nameOf, type Square, type SquareName, symmetryToF5, USUAL_SHAPE } from "../../reversi/index.ts";

/** A second tap on the square of the first move, within so many milliseconds, is the rest of a double tap. */
const ECHO = 1000;

/** Turns first moves to f5. */
export interface Opener {
  /** The square that a first move is turned to, and how it was called; null if it is no first move. */
  toF5(square: Square): { readonly square: Square; readonly first: SquareName } | null;
  /** Whether a tap on `square` still belongs to the first move that was turned away from there. */
  isEcho(square: Square): boolean;
}

export function opener(now: () => number = Date.now): Opener {
  let [tapped, at]: [Square, number] = [-1, Number.NEGATIVE_INFINITY];
  return {
    toF5: (square) => {
      const symmetry = symmetryToF5(square);
      if (symmetry === undefined) return null;
      [tapped, at] = [square, now()];
      return { square: imageOfSquare(USUAL_SHAPE, square, symmetry), first: nameOf(USUAL_SHAPE, square) };
    },
    isEcho: (square) => square === tapped && nameOf(USUAL_SHAPE, square) !== "f5" && now() - at <= ECHO,
  };
}
