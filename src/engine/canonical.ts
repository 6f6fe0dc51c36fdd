import {
  type BitBoard,
  imageOfSquare,
  inverseOf,
  type Square,
  type SquareSet,
  SYMMETRIES,
  type Symmetry,
  USUAL_SHAPE,
} from "../reversi/index.ts";

const imagesUnder = (symmetry: Symmetry): readonly Square[] =>
  USUAL_SHAPE.squares.map((square) => imageOfSquare(USUAL_SHAPE, square, symmetry));

/** Where each square goes, for each symmetry. */
const IMAGES = Object.fromEntries(SYMMETRIES.map((symmetry) => [symmetry, imagesUnder(symmetry)])) as Readonly<
  Record<Symmetry, readonly Square[]>
>;

function imageOfSet({ low, high }: SquareSet, images: readonly Square[]): SquareSet {
  let [imageLow, imageHigh] = [0, 0];
  for (const [square, image] of images.entries()) {
    const isIn = (square < 32 ? low >>> square : high >>> (square - 32)) & 1;
    if (image < 32) imageLow |= isIn << image;
    else imageHigh |= isIn << (image - 32);
  }
  return { low: imageLow, high: imageHigh };
}

/** The board that `board` becomes. */
export const imageOfBits = ({ own, other }: BitBoard, symmetry: Symmetry): BitBoard => ({
  own: imageOfSet(own, IMAGES[symmetry]),
  other: imageOfSet(other, IMAGES[symmetry]),
});

/** One name for a board, and for no other. */
export const keyOf = ({ own, other }: BitBoard): string =>
  [own.high, own.low, other.high, other.low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");

/** One of the eight images of a board, the same for all eight, and how to come back from it. */
export interface Canonical {
  readonly board: BitBoard;
  readonly key: string;
  /** The square of the given board that `square` of the canonical one is the image of. */
  readonly back: (square: Square) => Square;
}

/** The image of a board that stands for all eight, so that they are searched as one and get equal scores. */
export function canonicalOf(board: BitBoard): Canonical {
  const images = SYMMETRIES.map((symmetry) => {
    const image = imageOfBits(board, symmetry);
    return { symmetry, board: image, key: keyOf(image) };
  });
  const least = images.reduce((a, b) => (b.key < a.key ? b : a));
  const back = IMAGES[inverseOf(least.symmetry)];
  return { board: least.board, key: least.key, back: (square) => back[square] ?? square };
}
