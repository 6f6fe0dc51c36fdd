import { type Board, contentAt, DISCS, type Disc, type Square, USUAL_SHAPE } from "../../reversi/index.ts";

const EDGE_NAMES = ["top", "left", "right", "bottom"] as const;
export type EdgeName = (typeof EDGE_NAMES)[number];

/**
 * The shapes that have a name of their own, all with both corners of the edge empty:
 *
 * - `six`, `five`, `four`: so many discs in a row and nothing else on the edge; the five reaches one C-square, the four lies in the
 *   middle and reaches none;
 * - `four-plus-one`: a four that reaches a C-square, one empty square, a disc on the other C-square;
 * - `one-two-one`: both C-squares, both middle squares, and the squares between them empty;
 * - `mountain`: a six with the four discs behind its middle. It is named beside the six.
 *
 * And `isolated-c`: a disc on a C-square with the corner and the square on its other side empty, where none of the above says more.
 * "Balanced" and "unbalanced" are no shapes here: writers mean different things by them.
 */
export type EdgeShape = "six" | "five" | "four" | "four-plus-one" | "one-two-one" | "isolated-c" | "mountain";

/** A shape that the discs of one side make on an edge. */
export interface ShapeOnEdge {
  readonly edge: EdgeName;
  readonly side: Disc;
  readonly shape: EdgeShape;
  /** The discs that make the shape, in the order of the board. */
  readonly squares: readonly Square[];
}

const indices = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The eight squares of each edge of the usual board, in the order of the board. */
export const EDGES: readonly { readonly edge: EdgeName; readonly squares: readonly Square[] }[] = [
  { edge: "top", squares: indices },
  { edge: "left", squares: indices.map((i) => 8 * i) },
  { edge: "right", squares: indices.map((i) => 8 * i + 7) },
  { edge: "bottom", squares: indices.map((i) => 56 + i) },
];

/** Whether a board is the usual one, 8x8 with every square: the shapes of edges and corners are named on no other. */
export const isUsual = ({ shape }: Board): boolean =>
  shape.files === USUAL_SHAPE.files &&
  shape.ranks === USUAL_SHAPE.ranks &&
  shape.squares.length === USUAL_SHAPE.squares.length;

/** What a whole edge looks like to the side that makes the shape: `x` its own disc, `.` an empty square. Either way round. */
const WHOLE: Readonly<Record<string, EdgeShape>> = {
  ".xxxxxx.": "six",
  ".xxxxx..": "five",
  "..xxxx..": "four",
  ".x.xxxx.": "four-plus-one",
  ".x.xx.x.": "one-two-one",
};

/** A line of squares as `side` sees it: `x` its own disc, `o` one of the other side, `.` an empty square. */
export const seenBy = (board: Board, side: Disc, squares: readonly Square[]): string =>
  squares
    .map((square) => {
      const content = contentAt(board, square);
      return content === "empty" ? "." : content === side ? "x" : "o";
    })
    .join("");

/** The square one step further in from a square of an edge, away from the rim. */
export const inwardFrom = (edge: EdgeName, square: Square): Square =>
  square + { top: 8, left: 1, right: -1, bottom: -8 }[edge];

function shapesOn(board: Board, edge: EdgeName, squares: readonly Square[], side: Disc): readonly ShapeOnEdge[] {
  const seen = seenBy(board, side, squares);
  const backwards = [...seen].reverse().join("");
  const own = squares.filter((square) => contentAt(board, square) === side);
  const shape = WHOLE[seen] ?? WHOLE[backwards];
  if (shape !== undefined) {
    const foot = squares.slice(2, 6).map((square) => inwardFrom(edge, square));
    const isMountain = shape === "six" && seenBy(board, side, foot) === "xxxx";
    const mountain = [...own, ...foot].sort((a, b) => a - b);
    return [
      { edge, side, shape, squares: own },
      ...(isMountain ? [{ edge, side, shape: "mountain" as const, squares: mountain }] : []),
    ];
  }
  const cSquares = [
    ...(seen.startsWith(".x.") ? squares.slice(1, 2) : []),
    ...(backwards.startsWith(".x.") ? squares.slice(6, 7) : []),
  ];
  return cSquares.map((square) => ({ edge, side, shape: "isolated-c", squares: [square] }));
}

/** The named shapes on the four edges, edge by edge, those of Black first; none on a board of another shape. */
export const edgeShapes = (board: Board): readonly ShapeOnEdge[] =>
  isUsual(board)
    ? EDGES.flatMap(({ edge, squares }) => DISCS.flatMap((side) => shapesOn(board, edge, squares, side)))
    : [];
