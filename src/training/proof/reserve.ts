import { raysOnEdge } from "../../coach/concepts/reserve.ts";
import { contentAt, type Disc, type Position, resolve, type Square } from "../../reversi/index.ts";

/** Whether `side` could place a disc on `square` if it were its turn on this board. */
const couldPlay = ({ variant, board }: Position, square: Square, side: Disc): boolean => {
  const { toMove, legal } = resolve(variant, board, side);
  return toMove === side && legal.some((move) => move.square === square);
};

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
 * Whether `square` is a reserve square against `side` as src/coach/concepts/reserve.ts says, tried out: every way to fill each row
 * inwards, all but a disc that begins it. Rows turn independently of one another, so all fillings of all rows are all boards there
 * are. Gives whether none lets `side` in, and how many were tried.
 */
export function tryToEnter(position: Position, square: Square, side: Disc): { holds: boolean; counted: number } {
  const { board, variant } = position;
  const { isEdge, inwards } = raysOnEdge(board, square);
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
