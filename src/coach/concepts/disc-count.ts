import { type Board, type ByDisc, countDiscs, type Disc, opponentOf } from "../../reversi/index.ts";
import { frontierDiscs } from "./frontier.ts";
import { legalFor } from "./mobility.ts";
import { stableDiscs } from "./stable.ts";

/** What a side has besides its number of discs. */
interface Holding {
  readonly discs: number;
  /** How many of them are stable by the rule of `stableDiscs`. */
  readonly stable: number;
  /** How many of them are beside an empty square. */
  readonly frontier: number;
  /** How many legal moves the side has, or would have if it were its turn. */
  readonly moves: number;
}

/** The number of discs, and what speaks against going by it. */
export interface DiscCount extends ByDisc<Holding> {
  readonly empty: number;
  /** The side with more discs; null if they are equal. */
  readonly ahead: Disc | null;
  /** In what the side with more discs is worse off: fewer stable discs, more frontier discs, fewer moves. */
  readonly against: readonly ("stable" | "frontier" | "moves")[];
}

/** Counts the discs of a board of any shape and whatever makes their number misleading. */
export function discCount(board: Board): DiscCount {
  const count = countDiscs(board);
  const stable = [...stableDiscs(board)];
  const holdingOf = (side: Disc): Holding => ({
    discs: count[side],
    stable: stable.filter((square) => board.contents[square] === side).length,
    frontier: frontierDiscs(board, side).length,
    moves: legalFor(board, side).length,
  });
  const holdings = { black: holdingOf("black"), white: holdingOf("white") };
  const ahead = count.black === count.white ? null : count.black > count.white ? "black" : "white";
  return { ...holdings, empty: count.empty, ahead, against: ahead === null ? [] : worseThan(holdings, ahead) };
}

function worseThan(holdings: ByDisc<Holding>, side: Disc): DiscCount["against"] {
  const [own, other] = [holdings[side], holdings[opponentOf(side)]];
  const isWorse = {
    stable: own.stable < other.stable,
    frontier: own.frontier > other.frontier,
    moves: own.moves < other.moves,
  };
  return (["stable", "frontier", "moves"] as const).filter((what) => isWorse[what]);
}
