import { keyOf, standOf } from "../../openings/stand.ts";
import { type BitBoard, fromBitBoard, OTHELLO, type Position, resolve } from "../../reversi/index.ts";

/** The digits of 16 squares. */
const PART = 4;

/**
 * Names a position of an opening in the record: its discs in 32 hexadecimal digits, as the side to move sees them, and b or w for that side.
 * The same for its four images under the symmetries of the start, and whatever moves led there.
 */
export function openingId(position: Position): string {
  const key = keyOf(standOf(position));
  const discs = Array.from({ length: key.length - 1 }, (_, i) => key.charCodeAt(i).toString(16).padStart(PART, "0"));
  return `${discs.join("")}${key.at(-1)}`;
}

/** The position of an id, in one of its images; null where it is none: discs would lie on one another. */
export function positionOfOpening(id: string): Position | null {
  const [, digits, side] = /^([0-9a-f]{32})([bw])$/.exec(id) ?? [];
  if (digits === undefined) return null;
  const [ownHigh = 0, ownLow = 0, otherHigh = 0, otherLow = 0] = (digits.match(/.{8}/g) ?? []).map(
    (part) => Number.parseInt(part, 16) | 0,
  );
  if ((ownHigh & otherHigh) !== 0 || (ownLow & otherLow) !== 0) return null;
  const board: BitBoard = { own: { low: ownLow, high: ownHigh }, other: { low: otherLow, high: otherHigh } };
  const toMove = side === "b" ? "black" : "white";
  return resolve(OTHELLO, fromBitBoard(board, toMove), toMove);
}
