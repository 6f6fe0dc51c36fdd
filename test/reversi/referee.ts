/**
 * An independent referee: the rules on a board of 64 characters (X black, O white, - empty), by reading the eight lines that
 * leave a square as text. It shares nothing with the code under test and is as plain as the rules.
 */
export type RefereeSide = "X" | "O";

export interface RefereePosition {
  readonly board: string;
  /** Who moves, passes taken into account; null when the game is over. */
  readonly side: RefereeSide | null;
}

const otherSide = (side: RefereeSide): RefereeSide => (side === "X" ? "O" : "X");

/** The squares met from `square` in one direction, nearest first, by file and rank. */
function lineFrom(square: number, files: number, ranks: number): number[] {
  const line: number[] = [];
  for (let i = 1; i < 8; i += 1) {
    const file = (square % 8) + i * files;
    const rank = Math.floor(square / 8) + i * ranks;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) break;
    line.push(rank * 8 + file);
  }
  return line;
}

/** The squares that `side` on `square` turns, in ascending order. */
export function refereeFlips(board: string, side: RefereeSide, square: number): readonly number[] {
  if (board[square] !== "-") return [];
  const outflanked = side === "X" ? /^(O+)X/ : /^(X+)O/;
  const flips: number[] = [];
  for (const files of [-1, 0, 1]) {
    for (const ranks of [-1, 0, 1]) {
      if (files === 0 && ranks === 0) continue;
      const line = lineFrom(square, files, ranks);
      const match = outflanked.exec(line.map((s) => board[s]).join(""));
      flips.push(...line.slice(0, match?.[1]?.length ?? 0));
    }
  }
  return flips.sort((a, b) => a - b);
}

export const refereeMoves = (board: string, side: RefereeSide): readonly number[] =>
  [...board].flatMap((_, square) => (refereeFlips(board, side, square).length > 0 ? [square] : []));

/** The position in which `turn` is due. */
function refereeSettle(board: string, turn: RefereeSide): RefereePosition {
  if (refereeMoves(board, turn).length > 0) return { board, side: turn };
  return { board, side: refereeMoves(board, otherSide(turn)).length > 0 ? otherSide(turn) : null };
}

export const REFEREE_START: RefereePosition = refereeSettle(
  "---------------------------OX------XO---------------------------",
  "X",
);

/** The position after the side to move plays on `square`, which must be legal. */
export function refereePlay({ board, side }: RefereePosition, square: number): RefereePosition {
  if (side === null) throw new Error("the game is over");
  const turned = new Set([square, ...refereeFlips(board, side, square)]);
  return refereeSettle([...board].map((content, s) => (turned.has(s) ? side : content)).join(""), otherSide(side));
}
