import type { Searcher } from "../../engine/searcher.ts";
import type { BitBoard, Square } from "../../reversi/index.ts";
import type { Reason, Scene } from "./explanation.ts";
import type { Future, Moment } from "./future.ts";

/** Two moves from one position: the one that was played, and a better one. */
export interface Case {
  readonly before: Moment;
  readonly played: Future;
  readonly best: Future;
  readonly empties: number;
  /** Whether the values of both are proven, and so their lines are best play to the end. */
  readonly isExact: boolean;
  /** By how many discs the best move is better. */
  readonly cost: number;
  /** The exact value of a position for the side to move; outside the window a bound. For endings only. */
  readonly worth: (board: BitBoard, alpha?: number, beta?: number) => number;
  /** What short searches make of a position for the side to move, each to another depth. No reason claims it: it tells which facts matter. */
  readonly opinions: readonly ((board: BitBoard) => number)[];
}

/** Finds a reason of its kind, if there is one. */
export type Template = (pair: Case) => Reason | null;

/** A scene after so many plies of a future. */
export const sceneOf = (future: Future, plies: number, squares: Scene["squares"] = {}): Scene => ({
  line: future.line.slice(0, plies),
  squares,
});

/** The slots that name the two moves. */
export const movesNamed = ({ played, best }: Case): Readonly<Record<"move" | "best", readonly Square[]>> => ({
  move: [played.square],
  best: [best.square],
});

/** The replies to both moves, where neither of them is a pass; with the slots that name them. */
export function repliesOf({ played, best }: Case) {
  if (typeof played.reply !== "number" || typeof best.reply !== "number") return null;
  if (played.answered === null || best.answered === null) return null;
  return {
    played: played.answered,
    best: best.answered,
    slots: { move: [played.square], reply: [played.reply], best: [best.square], bestReply: [best.reply] },
  };
}

/** How much an opinion leaves out of what is unlikely to matter. */
const SELECTIVITY = 2;

/** Makes what opinions are asked of, each so many plies deep. */
export const opinionsWith = (searcher: Searcher, plies: readonly number[]): Case["opinions"] =>
  plies.map((deep) => (board) => searcher.search(board, deep, { selectivity: SELECTIVITY })?.score ?? 0);

/** Makes what worths are asked of: a searcher that remembers. */
export const worthWith =
  (searcher: Searcher): Case["worth"] =>
  (board, alpha = -64, beta = 64) => {
    const found = searcher.exact(board, { alpha, beta, keep: true });
    // Without a deadline there is always an answer.
    if (found === null) throw new Error("a search without a deadline gave up");
    return found.score;
  };
