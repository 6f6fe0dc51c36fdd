import { isPuzzleId, type Puzzle } from "../../catalogue/puzzle.ts";
import type { Translate } from "../../locales/translate.ts";
import {
  fromBitBoard,
  nameOf,
  OTHELLO,
  playOn,
  resolve,
  type Square,
  startGame,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import { type Ask, solutionOf } from "../../training/answers/move.ts";
import { ownMovesOf } from "../../training/puzzles/task.ts";

const named = (square: Square): string => nameOf(USUAL_SHAPE, square);

export const positionOfPuzzle = ({ board, toMove }: Puzzle) => resolve(OTHELLO, fromBitBoard(board, toMove), toMove);

/** The moves of both sides that reach the goal against the best defence, where it takes several of one's own; null where one is asked for, or none. Rejects where the engine cannot be asked. */
export async function lineOfPuzzle(puzzle: Puzzle, ask: Ask): Promise<readonly Square[] | null> {
  const { goal } = puzzle;
  if (!("within" in goal) || goal.within === 1) return null;
  return solutionOf(goal, positionOfPuzzle(puzzle), goal.within, ask);
}

/** A line as it is printed: `b1 a5 pass c1`. */
function lineWords(puzzle: Puzzle, line: readonly Square[], t: Translate): string {
  let game = startGame(positionOfPuzzle(puzzle));
  const words: string[] = [];
  for (const square of line) {
    const next = playOn(game, square);
    if (!next.ok) break;
    const isSame = game.plies.at(-1)?.disc === next.value.plies.at(-1)?.disc;
    words.push(...(isSame ? [t("puzzle.sheet.pass")] : []), named(square));
    game = next.value;
  }
  return words.join(" ");
}

/** The solution of a puzzle: what reaches its goal, or who wins; other first moves that are right; and the one that fails. */
export function solutionWords(puzzle: Puzzle, line: readonly Square[] | null, t: Translate): string {
  const { right, tempting } = puzzle;
  if (typeof right === "string") return `${t(`puzzle.who.${right}`)}.`;
  const [first] = line ?? [];
  const isLine = line !== null && first !== undefined && ownMovesOf(puzzle) > 1;
  const others = isLine ? right.filter((square) => square !== first) : [];
  return [
    `${isLine ? lineWords(puzzle, line, t) : right.map(named).join(", ")}.`,
    ...(others.length > 0 ? [t("puzzle.sheet.also", { squares: others.map(named).join(", ") })] : []),
    ...(tempting === null ? [] : [t("puzzle.sheet.not", { square: named(tempting) })]),
  ].join(" ");
}

/** The puzzles that the address of a sheet asks for, `most` of them at the most, and what in it is no id. */
export function idsIn(
  query: string,
  most: number,
): { readonly ids: readonly string[]; readonly bad: readonly string[] } {
  const asked = new URLSearchParams(query).get("ids")?.split(",") ?? [];
  const tokens = [...new Set(asked.map((token) => token.trim()).filter((token) => token !== ""))].slice(0, most);
  return {
    ids: tokens.filter(isPuzzleId),
    bad: tokens.filter((token) => !isPuzzleId(token)).map((token) => token.slice(0, 20)),
  };
}
