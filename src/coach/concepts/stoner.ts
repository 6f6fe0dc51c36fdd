import { type Board, contentAt, type Disc, opponentOf, type Square, withDiscs } from "../../reversi/index.ts";
import { EDGES, type EdgeName, inwardFrom, isUsual, seenBy } from "./edges.ts";
import { type Forced, forcedCapture } from "./force.ts";
import { boardAfter, legalFor, movesFor } from "./mobility.ts";

/** What must hold for a Stoner trap, each judged on the board after the move on the X-square. */
interface StonerConditions {
  /** The other side's discs fill the edge from beside the attack square up to the far C-square, and the far corner is empty. */
  readonly reachesFarC: boolean;
  /** The other side cannot take the corner beside the X-square: the diagonal is closed. */
  readonly isDiagonalClosed: boolean;
  /** The attack square can be played next if the other side does nothing about it. */
  readonly isAttackPlayable: boolean;
  /** The reply that turns the attacking disc turns the disc on the X-square, too, and so opens the corner beside it. */
  readonly isDefenceCostly: boolean;
}

/** An X-square that could be the first move of a Stoner trap, and what of the trap is there. */
export interface StonerTrap {
  readonly edge: EdgeName;
  /** The side that lays the trap. */
  readonly side: Disc;
  /** Named after the defence square: `c` or `a`. */
  readonly type: "c" | "a";
  /** The first move: the X-square on the loose side of the edge. */
  readonly xSquare: Square;
  /** The second: beside the other side's discs. */
  readonly attack: Square;
  /** The reply that turns the attacking disc along the edge. */
  readonly defence: Square;
  /** The corner that this reply opens, and the one that falls without it. */
  readonly corners: readonly [near: Square, far: Square];
  readonly conditions: StonerConditions;
  /** Whether all conditions hold and one of the corners falls within two own moves after the first, whatever the replies: proven. */
  readonly isTrap: boolean;
  /** How it goes after the first move, if it is a trap: the reply that holds out longest, and so on until a corner falls. */
  readonly line: readonly Square[];
}

/** Where on the edge the attack goes, counted from the corner on the loose side; the defence is one square nearer to that corner. */
const ATTACK = { c: 2, a: 3 } as const;

/** Own moves after the first one that are read: the attack, and the corner. */
const HORIZON = 2;

const NOT_READ: Forced = { isForced: null, within: null, line: [] };

/** The trap on an edge whose squares are given from the loose side, if its first move is legal; null where nothing of it is there. */
function trapOn(
  board: Board,
  side: Disc,
  edge: EdgeName,
  line: readonly Square[],
  type: StonerTrap["type"],
): StonerTrap | null {
  const other = opponentOf(side);
  const at = ATTACK[type];
  const [near, beside, far] = [line[0] ?? 0, line[1] ?? 0, line[7] ?? 0];
  const [defence, attack] = [line[at - 1] ?? 0, line[at] ?? 0];
  const xSquare = inwardFrom(edge, beside);
  const first = movesFor(board, side).find(({ square }) => square === xSquare);
  if (first === undefined) return null;
  const laid = boardAfter(board, side, first);
  if (!seenBy(laid, side, line).startsWith(`${".".repeat(at + 1)}o`)) return null;

  const second = movesFor(laid, side).find(({ square }) => square === attack);
  const attacked = second === undefined ? withDiscs(laid, [attack], side) : boardAfter(laid, side, second);
  const reply = movesFor(attacked, other).find(({ square }) => square === defence);
  const defended = reply && boardAfter(attacked, other, reply);
  const conditions: StonerConditions = {
    reachesFarC: seenBy(laid, side, line.slice(at + 1)) === `${"o".repeat(6 - at)}.`,
    isDiagonalClosed: !legalFor(laid, other).includes(near),
    isAttackPlayable: second !== undefined,
    isDefenceCostly:
      defended !== undefined && contentAt(defended, xSquare) === other && legalFor(defended, side).includes(near),
  };
  const isComplete = Object.values(conditions).every(Boolean);
  const forced = isComplete ? forcedCapture(laid, other, side, [near, far], HORIZON) : NOT_READ;
  const isTrap = forced.isForced === true;
  return { edge, side, type, xSquare, attack, defence, corners: [near, far], conditions, isTrap, line: forced.line };
}

/**
 * The Stoner traps that `side` could begin now, and what looks like one but lacks a condition or a proof: every legal move on an
 * X-square beside an edge that is empty from the near corner up to the attack square, with a disc of the other side behind that.
 * Edge by edge, from its first corner and from its last, type C before type A. None on a board that is not the usual one.
 */
export function stonerTraps(board: Board, side: Disc): readonly StonerTrap[] {
  if (!isUsual(board)) return [];
  return EDGES.flatMap(({ edge, squares }) =>
    [squares, squares.toReversed()].flatMap((line) =>
      (["c", "a"] as const).flatMap((type) => trapOn(board, side, edge, line, type) ?? []),
    ),
  );
}
