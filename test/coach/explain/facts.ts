// Facts of a board, counted square by square from files and ranks; nothing of the coach.
import {
  type Board,
  contentAt,
  type Disc,
  OTHELLO,
  opponentOf,
  type Position,
  resolve,
  type Square,
} from "../../../src/reversi/index.ts";
import { randomFrom } from "../../../src/workshop/evaluation/random.ts";
import { afterMove } from "./brute-force.ts";

export const CORNERS: readonly Square[] = [0, 7, 56, 63];

/** The moves of `side` if it were its turn, as a position; null if it has none. */
export function turnOf(board: Board, side: Disc): Position | null {
  const position = resolve(OTHELLO, board, side);
  return position.toMove === side ? position : null;
}

export const legal = (board: Board, side: Disc): readonly Square[] =>
  turnOf(board, side)?.legal.map(({ square }) => square) ?? [];

const isEmpty = (board: Board, square: Square): boolean => contentAt(board, square) === "empty";

function around(square: Square): readonly Square[] {
  const [file, rank] = [square % 8, Math.floor(square / 8)];
  return [-1, 0, 1]
    .flatMap((x) => [-1, 0, 1].map((y) => [file + x, rank + y] as const))
    .filter(([x, y]) => x >= 0 && x < 8 && y >= 0 && y < 8 && (x !== file || y !== rank))
    .map(([x, y]) => 8 * y + x);
}

export const frontierCount = (board: Board, side: Disc): number =>
  board.contents.filter((content, square) => content === side && around(square).some((one) => isEmpty(board, one)))
    .length;

/** The moves of `side` after which the other side can take no corner that it could not take before. */
export function safe(board: Board, side: Disc): readonly Square[] {
  const had = legal(board, opponentOf(side));
  const position = turnOf(board, side);
  return (position?.legal ?? []).flatMap(({ square }) => {
    const now = position === null ? [] : legal(afterMove(position, square).board, opponentOf(side));
    return CORNERS.some((corner) => now.includes(corner) && !had.includes(corner)) ? [] : [square];
  });
}

/** How many empty squares there are around the discs that a move turns. */
export function openness(board: Board, side: Disc, square: Square): number {
  const flips = turnOf(board, side)?.legal.find((move) => move.square === square)?.flips ?? [];
  return new Set(flips.flatMap((disc) => around(disc).filter((one) => one !== square && isEmpty(board, one)))).size;
}

/** The quiet moves that give no corner. */
export const quiet = (board: Board, side: Disc): readonly Square[] =>
  safe(board, side).filter((square) => openness(board, side, square) === 0);

/** The groups of empty squares that hang together, be it by a corner. */
export function regions(board: Board): readonly (readonly Square[])[] {
  const left = new Set(board.contents.flatMap((content, square) => (content === "empty" ? [square] : [])));
  const found: (readonly Square[])[] = [];
  for (const first of left) {
    const region = [first];
    left.delete(first);
    for (const square of region) for (const next of around(square)) if (left.delete(next)) region.push(next);
    found.push(region.sort((a, b) => a - b));
  }
  return found;
}

/** Whether discs keep their colour in so many games that go on by chance. */
export function survive(start: Position, discs: readonly Square[], games = 30): boolean {
  const random = randomFrom(7);
  for (let game = 0; game < games; game += 1) {
    let position = start;
    while (position.toMove !== null) {
      const move = position.legal[Math.floor(random() * position.legal.length)];
      if (move === undefined) break;
      position = afterMove(position, move.square);
      if (discs.some((disc) => contentAt(position.board, disc) !== contentAt(start.board, disc))) return false;
    }
  }
  return true;
}

/** Whether `side` can place a disc on an edge square between two of the other side's along the edge, without turning either. */
export function isWedge(board: Board, square: Square, side: Disc): boolean {
  const [file, rank] = [square % 8, Math.floor(square / 8)];
  const pairs: (readonly [Square, Square])[] = [
    ...(rank === 0 || rank === 7 ? [[square - 1, square + 1] as const] : []),
    ...(file === 0 || file === 7 ? [[square - 8, square + 8] as const] : []),
  ];
  const flips = turnOf(board, side)?.legal.find((move) => move.square === square)?.flips;
  const isHeld = (disc: Square): boolean => contentAt(board, disc) === opponentOf(side) && !flips?.includes(disc);
  return flips !== undefined && pairs.some((pair) => pair.every(isHeld));
}

/** Whether `side` can never play on an edge square while the edge and the discs beside the square stay as they are. */
export function isShutOut(board: Board, square: Square, side: Disc): boolean {
  if (legal(board, side).includes(square)) return false;
  const onEdge = (one: Square): boolean => [0, 7].includes(one % 8) || one < 8 || one >= 56;
  const isBesideOnEdge = (next: Square): boolean =>
    onEdge(next) && (next % 8 === square % 8 || Math.floor(next / 8) === Math.floor(square / 8));
  // Inwards, a row can only be closed behind discs of the other side: the first disc must be its own.
  const deep = around(square).filter((next) => !isBesideOnEdge(next) && isRay(square, next));
  return onEdge(square) && deep.every((next) => contentAt(board, next) === side);
}

/** Whether there is a second square behind `next`, seen from `square`. */
function isRay(square: Square, next: Square): boolean {
  const [file, rank] = [2 * (next % 8) - (square % 8), 2 * Math.floor(next / 8) - Math.floor(square / 8)];
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

/** Whether discs of `side` face, one way, empty squares on which the other side could play: `ahead`, at least three more than its own moves. */
export function isWall(board: Board, side: Disc, discs: readonly Square[], ahead: readonly Square[]): boolean {
  const isFacing = ([x, y]: readonly [number, number]): boolean => {
    const squares = discs.map((disc) => disc + x + 8 * y);
    const isOnBoard = discs.every((disc, i) => around(disc).includes(squares[i] ?? -1));
    const [theirs, ours] = [legal(board, opponentOf(side)), legal(board, side)];
    const playable = squares.filter((square) => theirs.includes(square));
    return (
      isOnBoard &&
      squares.every((square) => isEmpty(board, square)) &&
      playable.length - squares.filter((square) => ours.includes(square)).length >= 3 &&
      [...playable].sort((a, b) => a - b).join() === [...ahead].sort((a, b) => a - b).join()
    );
  };
  const ways = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  return discs.length >= 4 && discs.every((disc) => contentAt(board, disc) === side) && ways.some(isFacing);
}

/** Whether `side` can play on an X-square, then stands alone on the diagonal with three discs or more, and the corner stays shut. */
export function isSafeX(board: Board, side: Disc, square: Square, corner: Square): boolean {
  const position = turnOf(board, side);
  if (position === null || !position.legal.some((move) => move.square === square)) return false;
  const after = afterMove(position, square).board;
  const step = square - corner;
  const line = Array.from({ length: 8 }, (_, i) => contentAt(after, corner + i * step));
  const isAlone =
    line.every((content) => content !== opponentOf(side)) && line.filter((one) => one === side).length >= 3;
  return isAlone && isEmpty(after, corner) && !legal(after, opponentOf(side)).includes(corner);
}

/** Whether `side` can play on an edge square and then has discs in a row from there to an own corner of that edge. */
export function isCreep(board: Board, side: Disc, square: Square): boolean {
  const position = turnOf(board, side);
  if (position === null || !position.legal.some((move) => move.square === square)) return false;
  const after = afterMove(position, square).board;
  const reaches = (step: number): boolean => {
    for (let at = square; contentAt(after, at) === side; at += step) if (CORNERS.includes(at)) return true;
    return false;
  };
  const [file, rank] = [square % 8, Math.floor(square / 8)];
  const steps = [...(rank === 0 || rank === 7 ? [1, -1] : []), ...(file === 0 || file === 7 ? [8, -8] : [])];
  return !CORNERS.includes(square) && steps.some(reaches);
}
