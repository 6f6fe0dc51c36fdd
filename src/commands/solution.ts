import type { Searcher } from "../engine/searcher.ts";
import {
  emptiesOf,
  legalSquares,
  makeBoard,
  nameOf,
  type Position,
  parseObf,
  playBits,
  type Square,
  squaresOfSet,
  toBitBoard,
  USUAL_SHAPE,
} from "../reversi/index.ts";

/** How positions are to be solved. */
export interface SolveOptions {
  /** How many plies to look ahead; null reads up to `EXACT_EMPTIES` empty squares out and looks `USUAL_DEPTH` plies ahead above. */
  readonly depth: number | null;
  /** Whether every legal move is to get its own score. */
  readonly all: boolean;
}

const EXACT_EMPTIES = 24;
const USUAL_DEPTH = 20;

/** Up to this depth no move is left out; a deeper search that does not reach the end leaves out what is unlikely to matter. */
const FULL_WIDTH_DEPTH = 10;
const SELECTIVITY = 1;

const nameOfMove = (move: Square | "pass" | null): string =>
  move === "pass" || move === null ? "--" : nameOf(USUAL_SHAPE, move);

interface Scored {
  readonly score: number;
  readonly line: readonly (Square | "pass")[];
  readonly nodes: number;
}

function solutionOf(position: Position, { depth: asked, all }: SolveOptions, searcher: Searcher): object {
  const board = toBitBoard(position.board, position.turn);
  const empties = emptiesOf(board);
  const depth = Math.min(asked ?? (empties <= EXACT_EMPTIES ? empties : USUAL_DEPTH), empties);
  const isExact = depth === empties;
  const ahead = (from: typeof board, plies: number, keep: boolean): Scored => {
    const options = { keep, selectivity: depth > FULL_WIDTH_DEPTH ? SELECTIVITY : 0 };
    const found = isExact || plies === 0 ? null : searcher.search(from, plies, options);
    const result = found ?? (isExact ? searcher.exact(from, { keep }) : null);
    // Without a deadline there is always an answer; no ply ahead there is just the opinion.
    return result ?? { score: Math.round(searcher.evaluate(from)), line: [], nodes: 1 };
  };
  const start = performance.now();
  const found = ahead(board, depth, false);
  const first = found.line[0];
  let { score, line, nodes } = found;
  let best = first === undefined ? [] : [first];
  let moves: readonly { readonly move: Square | "pass"; readonly score: number }[] = [];
  if (all && first !== undefined) {
    // What is exact is so whatever the search remembers. Of the rest each move is searched afresh, so that mirrored moves score the same.
    const scored =
      first === "pass"
        ? [{ move: first, score, line }]
        : squaresOfSet(legalSquares(board)).map((move) => {
            const reply = ahead(playBits(board, move), depth - 1, isExact);
            nodes += reply.nodes;
            return { move, score: 0 - reply.score, line: [move, ...reply.line] };
          });
    score = Math.max(...scored.map((move) => move.score));
    best = scored.filter((move) => move.score === score).map(({ move }) => move);
    if (first !== undefined && !best.includes(first)) line = scored.find((move) => move.score === score)?.line ?? line;
    moves = scored;
  }
  return {
    ok: true,
    board: makeBoard(position.board),
    toMove: position.turn,
    empties,
    exact: isExact || position.end !== null,
    depth,
    score,
    best: best.map(nameOfMove),
    line: line.map(nameOfMove),
    ...(all ? { moves: moves.map(({ move, score: worth }) => ({ move: nameOfMove(move), score: worth })) } : {}),
    nodes,
    ms: Math.round(performance.now() - start),
  };
}

/** What is printed for line `number` of a file: its solution, or the error that keeps it from being read. */
export function solveLine(text: string, number: number, options: SolveOptions, searcher: Searcher): object {
  const record = parseObf(text);
  if (record.ok) return solutionOf(record.value.position, options, searcher);
  const { code, message } = record.error;
  return { ok: false, error: code, line: number, message };
}
