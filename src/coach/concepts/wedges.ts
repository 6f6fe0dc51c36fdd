import { type Board, contentAt, DISCS, type Disc, opponentOf, type Square } from "../../reversi/index.ts";
import { EDGES, type EdgeName, isUsual } from "./edges.ts";
import { legalFor, movesFor } from "./mobility.ts";

/** A gap on an edge: empty squares in a row between two discs of one colour. */
export interface Gap {
  readonly edge: EdgeName;
  /** The side whose discs stand at both ends. */
  readonly side: Disc;
  /** The two discs, in the order of the board. */
  readonly ends: readonly [Square, Square];
  /** The empty squares between them, in the order of the board. */
  readonly squares: readonly Square[];
  /** Whether their number is odd: whoever goes in first can go in last. */
  readonly isOdd: boolean;
  /** Those on which the other side could place a disc now, if it were its turn. */
  readonly open: readonly Square[];
}

/**
 * A square where a disc can be wedged now: a gap of a single square that the side could fill if it were its turn, without turning
 * either disc beside it. Such a disc cannot be turned as long as both those discs keep their colour: not along the edge, for it stands
 * between them, and across the edge no disc of an edge can be turned at all.
 */
export interface Wedge {
  readonly square: Square;
  readonly edge: EdgeName;
  /** The side that wedges. */
  readonly side: Disc;
  /** The discs of the other side that it goes between. */
  readonly between: readonly [Square, Square];
}

/** The gaps on one edge, from one disc to the next. */
function gapsOn(board: Board, edge: EdgeName, line: readonly Square[], side: Disc): readonly Gap[] {
  const discs = line.filter((square) => contentAt(board, square) !== "empty");
  const legal = legalFor(board, opponentOf(side));
  return discs.flatMap((first, i): Gap[] => {
    const last = discs[i + 1];
    if (last === undefined || contentAt(board, first) !== side || contentAt(board, last) !== side) return [];
    const squares = line.slice(line.indexOf(first) + 1, line.indexOf(last));
    if (squares.length === 0) return [];
    const open = squares.filter((square) => legal.includes(square));
    return [{ edge, side, ends: [first, last], squares, isOdd: squares.length % 2 === 1, open }];
  });
}

/** The gaps between discs of the same colour on the edges of the usual board, edge by edge, between Black's discs first. */
export const gapsOnEdges = (board: Board): readonly Gap[] =>
  isUsual(board)
    ? EDGES.flatMap(({ edge, squares }) => DISCS.flatMap((side) => gapsOn(board, edge, squares, side)))
    : [];

/** Where `side` could wedge a disc between two of the other side if it were its turn, edge by edge. */
export function wedgesFor(board: Board, side: Disc): readonly Wedge[] {
  const moves = movesFor(board, side);
  return gapsOnEdges(board).flatMap(({ edge, side: other, ends, squares }) => {
    const [square] = squares;
    if (other === side || square === undefined || squares.length > 1) return [];
    const move = moves.find((one) => one.square === square);
    return move && !ends.some((end) => move.flips.includes(end)) ? [{ square, edge, side, between: ends }] : [];
  });
}
