import { contentAt, type Disc, type Position, resolve, type Square } from "../reversi/index.ts";

/** Whether `side` could place a disc on `square` if it were its turn on this board. */
export const couldPlay = ({ variant, board }: Position, square: Square, side: Disc): boolean => {
  const { toMove, legal } = resolve(variant, board, side);
  return toMove === side && legal.some((move) => move.square === square);
};

/** The rays of `square` that run along the edge, and those that run inwards. */
function raysOf({ board: { shape } }: Position, square: Square) {
  const isEdge = (one: Square): boolean => (shape.rays[one] ?? []).some((ray) => ray.length === 0);
  const rays = (shape.rays[square] ?? []).filter((ray) => ray.length > 0);
  const along = rays.filter((ray) => ray.every(isEdge));
  return { isEdge: isEdge(square), along, inwards: rays.filter((ray) => !along.includes(ray)) };
}

/**
 * Whether `square` is a reserve square against `side`: an empty square of the edge where it can never play while the edge and the
 * discs beside the square stay as they are, whatever stands elsewhere. A row inwards is safe only if it begins with a disc of `side`
 * itself, for then there is nothing for it to outflank.
 */
export function isReserveAgainst(position: Position, square: Square, side: Disc): boolean {
  const { isEdge, inwards } = raysOf(position, square);
  return (
    isEdge &&
    contentAt(position.board, square) === "empty" &&
    inwards.every(([first]) => first !== undefined && contentAt(position.board, first) === side) &&
    !couldPlay(position, square, side)
  );
}

/** The squares beside `square`, inwards, from which a row could let `side` in: those that do not hold its own disc. */
export const opensTo = (position: Position, square: Square, side: Disc): readonly Square[] =>
  raysOf(position, square).inwards.flatMap(([first]) =>
    first === undefined || contentAt(position.board, first) === side ? [] : [first],
  );

/** The ways to fill `count` squares: each empty, black or white. */
function* fillings(count: number): Generator<readonly ("empty" | Disc)[]> {
  for (let code = 0; code < 3 ** count; code += 1) {
    yield Array.from(
      { length: count },
      (_, i) => (["empty", "black", "white"] as const)[Math.floor(code / 3 ** i) % 3] ?? "empty",
    );
  }
}

/**
 * The same, tried out: every way to fill each row inwards, all but a disc that begins it. Rows turn independently of one another, so
 * all fillings of all rows are all boards there are. Gives whether none lets `side` in, and how many were tried.
 */
export function tryToEnter(position: Position, square: Square, side: Disc): { holds: boolean; counted: number } {
  const { board, variant } = position;
  const { isEdge, inwards } = raysOf(position, square);
  let holds = isEdge && contentAt(board, square) === "empty" && !couldPlay(position, square, side);
  let counted = 1;
  for (const ray of inwards) {
    const rest = ray.filter((one, i) => i > 0 || contentAt(board, one) === "empty");
    for (const filling of fillings(rest.length)) {
      const contents = [...board.contents];
      for (const [i, content] of filling.entries()) contents[rest[i] ?? -1] = content;
      const filled = { ...position, variant, board: { shape: board.shape, contents } };
      holds &&= !couldPlay(filled, square, side);
      counted += 1;
    }
  }
  return { holds, counted };
}
