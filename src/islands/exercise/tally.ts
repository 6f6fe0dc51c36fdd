import type { Mark } from "../../board/types.ts";
import type { CountTarget } from "../../catalogue/exercise.ts";
import { type Content, contentAt, opponentOf, type Position, type Square, squareNamed } from "../../reversi/index.ts";
import { linesOf } from "../../training/answers/lines.ts";
import { after, numberFor, squaresFor } from "../../training/answers/targets.ts";

/** The number that is asked for, and what shows it on the board. */
export interface Tally {
  readonly number: number | null;
  /** The position that the number speaks of. */
  readonly last: Position;
  /** What is counted, in the order of counting, where it lies on squares. */
  readonly counted: readonly Square[];
  /** An arrow along each row of the move that is asked about. */
  readonly rows: readonly Mark[];
}

/** What is counted, in the order of counting, where it lies on squares; `last` is the position that the number speaks of. */
function counted(what: CountTarget, position: Position, last: Position): readonly Square[] {
  const { shape } = last.board;
  const withContent = (content: Content): readonly Square[] =>
    shape.squares.filter((square) => contentAt(last.board, square) === content);
  switch (what.kind) {
    case "legal-moves":
    case "stable":
    case "frontier":
    case "safe-moves":
    case "quiet-moves":
    case "free":
      return squaresFor(what, position);
    case "turned-by":
      return linesOf(position, squareNamed(shape, what.move) ?? Number.NaN).flatMap(({ flips }) => flips);
    case "discs":
      return withContent(what.side);
    case "result": {
      // Empty squares go to the winner.
      const discs = withContent(what.side);
      const isWinner = discs.length > withContent(opponentOf(what.side)).length;
      return isWinner ? [...discs, ...withContent("empty")] : discs;
    }
    case "replies":
      return last.toMove === position.toMove ? [] : last.legal.map(({ square }) => square);
    case "empties":
      return what.square === undefined
        ? withContent("empty")
        : squaresFor({ kind: "region", square: what.square }, position);
    case "rows-of":
    case "regions":
    case "odd-regions":
    case "openness":
    case "best-result":
      return [];
  }
}

/** Works out the number that is asked for. */
export function tallyOf(what: CountTarget, position: Position): Tally {
  const moves = what.kind === "replies" ? what.move : "after" in what ? what.after : undefined;
  const last = after(position, moves) ?? position;
  const from = "move" in what ? squareNamed(position.board.shape, what.move) : undefined;
  const lines = from === undefined ? [] : linesOf(position, from);
  return {
    number: numberFor(what, position),
    last,
    counted: counted(what, position, last),
    rows: lines.map(({ anchor }) => ({ kind: "arrow", from: from ?? anchor, to: anchor })),
  };
}
