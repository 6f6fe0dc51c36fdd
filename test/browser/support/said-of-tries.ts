import {
  type BitBoard,
  isEmptySet,
  legalSquares,
  passBits,
  playBits,
  type Square,
  setHas,
  sizeOfSet,
  squareNamed,
  squaresOfSet,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";

const at = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? -1;
const canPlay = (board: BitBoard, square: Square): boolean => setHas(legalSquares(board), square);

/** The final difference with best play for the side to move, empty squares to the winner: every line is played out. */
function worth(board: BitBoard, alpha = -64, beta = 64): number {
  const moves = squaresOfSet(legalSquares(board));
  if (moves.length === 0) {
    const passed = passBits(board);
    if (!isEmptySet(legalSquares(passed))) return 0 - worth(passed, 0 - beta, 0 - alpha);
    const [own, other] = [sizeOfSet(board.own), sizeOfSet(board.other)];
    return own === other ? 0 : own > other ? 64 - 2 * other : 2 * own - 64;
  }
  let best = alpha;
  for (const square of moves) {
    best = Math.max(best, 0 - worth(playBits(board, square), 0 - beta, 0 - best));
    if (best >= beta) break;
  }
  return best;
}

/** What a sentence about a try says, put to the rules: `before` is the board as the side that tries sees it. */
const CHECKS: readonly (readonly [RegExp, (before: BitBoard, found: readonly string[]) => boolean])[] = [
  [
    /^(\w\d)(?: is an? [XC]-square, (?:diagonally next to a corner|next to a corner on the edge): it)? lets \w+ take the corner (\w\d) at once\.$/,
    (before, [move = "", corner = ""]) =>
      ["a1", "h1", "a8", "h8"].includes(corner) &&
      !canPlay(passBits(before), at(corner)) &&
      canPlay(playBits(before, at(move)), at(corner)),
  ],
  [
    /^(\w\d) could wait: \w+ cannot play there now\.$/,
    (before, [move = ""]) => canPlay(before, at(move)) && !canPlay(passBits(before), at(move)),
  ],
  [
    /^(\w\d) makes (\w\d) possible for \w+; without it \w+ would have no move at all\.$/,
    (before, [move = "", reply = ""]) => {
      const replies = legalSquares(playBits(before, at(move)));
      return sizeOfSet(replies) === 1 && setHas(replies, at(reply)) && !canPlay(passBits(before), at(reply));
    },
  ],
  [
    /^(\w\d) makes (\w\d) possible for \w+\. It is the one strong reply: any other costs \w+ (\d+) discs(?: or more)?\.$/,
    (before, [move = "", reply = "", count = ""]) => {
      const after = playBits(before, at(move));
      const best = 0 - worth(playBits(after, at(reply)));
      const others = squaresOfSet(legalSquares(after)).filter((square) => square !== at(reply));
      const next = Math.max(...others.map((square) => 0 - worth(playBits(after, square))));
      return !canPlay(passBits(before), at(reply)) && best - next === Number(count);
    },
  ],
];

/** Whether a sentence about a try is true; null for one that is not known here. */
export function isTrue(sentence: string, before: BitBoard): boolean | null {
  for (const [form, holds] of CHECKS) {
    const found = form.exec(sentence);
    if (found !== null) return holds(before, found.slice(1));
  }
  return null;
}
