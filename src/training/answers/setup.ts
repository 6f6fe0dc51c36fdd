import { type Board, contentAt, opponentOf, type Square } from "../../reversi/index.ts";

/**
 * The squares on which `laid` is not as `wanted`, in the order of the board. If the colours may be `exchanged`, the reading
 * with fewer differences counts.
 */
export function differences(wanted: Board, laid: Board, exchanged = false): readonly Square[] {
  const plain = wanted.shape.squares.filter((square) => contentAt(laid, square) !== contentAt(wanted, square));
  if (!exchanged) return plain;
  const other = wanted.shape.squares.filter((square) => {
    const content = contentAt(wanted, square);
    return contentAt(laid, square) !== (content === "empty" ? content : opponentOf(content));
  });
  return other.length < plain.length ? other : plain;
}
