import type { Translate } from "../locales/text.ts";
import type { Board, Content, Square } from "../reversi/index.ts";
import type { BoardView } from "./types.ts";
import { contentOf, countOf, fileLetters, nameIn, rowsOf } from "./view.ts";
import { joined } from "./words.ts";

/** A position in words. */
export interface Description {
  /** How many discs lie where, and who is to move. */
  readonly summary: string;
  /** One text for each rank, rank 1 first. */
  readonly rows: readonly string[];
}

/** What stands on `squares`, equal neighbours in one: "a to c white, d black". `called` gives each square's name in the line. */
export function lineWords(
  board: Board,
  squares: readonly Square[],
  called: (square: Square) => string,
  translate: Translate,
): string {
  const runs: { content: Content; from: Square; to: Square }[] = [];
  for (const square of squares) {
    const content = contentOf(board, square);
    const run = runs.at(-1);
    if (run?.content === content) run.to = square;
    else runs.push({ content, from: square, to: square });
  }
  const phrases = runs.map(({ content, from, to }) =>
    from === to
      ? translate(`board.one.${content}`, { square: called(from) })
      : translate(`board.run.${content}`, { from: called(from), to: called(to) }),
  );
  return joined(phrases, translate);
}

const present = (squares: readonly (Square | null)[]): readonly Square[] => squares.filter((square) => square !== null);

/** The rank in words: "Row 4: a to c white, d black". `rank` counts from 1; null where the board has no such row. */
export function rowWords(board: Board, rank: number, translate: Translate): string | null {
  const row = rowsOf(board.shape)[rank - 1];
  if (row === undefined) return null;
  const letter = (square: Square): string => nameIn(board.shape, square).charAt(0);
  return translate("board.row", { row: rank, squares: lineWords(board, present(row), letter, translate) });
}

/** The file in words: "File d: 1 to 3 white, 4 black"; null where the board has no such file. */
export function fileWords(board: Board, file: string, translate: Translate): string | null {
  const index = fileLetters(board.shape).indexOf(file);
  if (index < 0) return null;
  const column = rowsOf(board.shape).map((row) => row[index] ?? null);
  const rank = (square: Square): string => nameIn(board.shape, square).slice(1);
  return translate("board.file", { file, squares: lineWords(board, present(column), rank, translate) });
}

/** "Black 13, White 50, empty 1." */
export const countWords = (board: Board, translate: Translate): string => translate("board.count", countOf(board));

/** Who is to move: "Black to move.", or that the game is over. */
export const turnWords = ({ toMove }: BoardView, translate: Translate): string =>
  translate(`board.turn.${toMove ?? "none"}`);

/** The position in words, the count first. */
export function describeBoard(view: BoardView, translate: Translate): Description {
  const { board } = view;
  return {
    summary: translate("board.summary", { count: countWords(board, translate), turn: turnWords(view, translate) }),
    rows: Array.from({ length: board.shape.ranks }, (_, rank) => rowWords(board, rank + 1, translate) ?? ""),
  };
}
