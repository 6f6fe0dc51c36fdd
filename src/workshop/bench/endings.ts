import { readFileSync } from "node:fs";
import { ExactSearch } from "../../engine/exact.ts";
import type { Searcher } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, parseObf, type Square, toBitBoard } from "../../reversi/index.ts";
import { type Figure, figure, type Part, timed } from "./report.ts";

/** A published ending: its number in the suite, its value and the moves that are known to reach it. */
export interface Ending {
  readonly number: number;
  readonly board: BitBoard;
  readonly empties: number;
  readonly value: number;
  readonly best: readonly (Square | null)[];
}

/** The endings of a file in OBF, numbered by its lines. Throws at a line that is not OBF or that gives no scores. */
export function readEndings(path: string): readonly Ending[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !line.startsWith("%"))
    .map((line, i) => {
      const parsed = parseObf(line);
      if (!parsed.ok || parsed.value.scores.length === 0)
        throw new Error(`${path}:${i + 1}: no ending with its scores`);
      const { position, scores } = parsed.value;
      const board = toBitBoard(position.board, position.turn);
      const value = Math.max(...scores.map(({ score }) => score));
      const best = scores.filter(({ score }) => score === value).map(({ move }) => move);
      const empties = emptiesOf(board);
      return { number: i + 1, board, empties, value, best };
    });
}

/** The groups in which the endings of the FFO suite are told, by their numbers, and the most positions they may take; see engine.md. */
const GROUPS = [
  { from: 1, to: 19 },
  { from: 20, to: 21 },
  { from: 22, to: 25 },
  { from: 26, to: 34 },
  { from: 35, to: 36 },
  { from: 37, to: 38 },
] as const;

/** Solves the endings one by one, each afresh: time and positions by group, positions a second, and how many were solved wrongly. */
export function benchEndings(endings: readonly Ending[], searcher: Searcher): Part {
  const solved = endings.map((ending) => {
    const { result, ms } = timed(() => searcher.exact(ending.board));
    const isRight = result?.score === ending.value && ending.best.includes(result.move);
    return { ...ending, nodes: result?.nodes ?? 0, ms, isRight };
  });
  const sum = (of: "nodes" | "ms", from = 1, to = Number.POSITIVE_INFINITY): number =>
    solved.filter(({ number }) => number >= from && number <= to).reduce((total, one) => total + one[of], 0);
  const groups = GROUPS.filter(({ from }) => from <= endings.length).flatMap(({ from, to }): readonly Figure[] => [
    figure(`FFO #${from}-${to}`, sum("ms", from, to), "ms"),
    figure(`FFO #${from}-${to}`, sum("nodes", from, to), "positions"),
  ]);
  return {
    part: "endings",
    figures: [
      ...groups,
      figure("FFO #22-36 together (at most 75 million)", sum("nodes", 22, 36), "positions"),
      figure("all", (sum("nodes") / sum("ms")) * 1000, "positions/s"),
      figure("solved wrongly", solved.filter(({ isRight }) => !isRight).length, "endings"),
    ],
  };
}

/** How often the engine is faster than the plain TypeScript solver on the same endings, in the same run. */
export function benchPlain(endings: readonly Ending[], searcher: Searcher): Part {
  const easy = endings.filter(({ empties, number }) => empties === 14 && number <= 7);
  const total = (work: (board: BitBoard) => number): { readonly ms: number; readonly nodes: number } => {
    const { result, ms } = timed(() => easy.reduce((nodes, { board }) => nodes + work(board), 0));
    return { ms, nodes: result };
  };
  const engine = total((board) => searcher.exact(board)?.nodes ?? 0);
  const plain = total((board) => {
    const search = new ExactSearch();
    search.value(board);
    return search.nodes;
  });
  return {
    part: "plain TypeScript",
    figures: [
      figure(`${easy.length} endings of 14 empty squares, engine`, engine.ms, "ms"),
      figure(`${easy.length} endings of 14 empty squares, plain solver`, plain.ms, "ms"),
      figure("the engine is faster", plain.ms / engine.ms, "times"),
      figure("the plain solver looks at more positions", plain.nodes / engine.nodes, "times"),
    ],
  };
}
