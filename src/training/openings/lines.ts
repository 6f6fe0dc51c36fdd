import type { Book } from "../../openings/index.ts";
import {
  type Disc,
  type Position,
  play,
  type Square,
  squareNamed,
  startPosition,
  USUAL_SHAPE,
} from "../../reversi/index.ts";
import { rightOf, valuedMoves } from "./judge.ts";
import { openingId } from "./position.ts";

/** Lines that can be drilled. The families are named by the second move: parallel, diagonal and perpendicular. */
export const LINE_SETS = ["first-five", "perpendicular", "diagonal", "parallel", "tiger", "traps", "own"] as const;
export type LineSet = (typeof LINE_SETS)[number];

/** A line of moves from the start. */
export type Line = readonly Square[];

/** What one side is drilled in. */
export interface Course {
  readonly set: LineSet;
  readonly side: Disc;
  /** Where rounds begin: the moves that are on the board then. */
  readonly starts: readonly Line[];
  /** The ids of all positions on its lines. */
  readonly on: ReadonlySet<string>;
}

/** The moves that lead to where lines begin which have a name of their own. */
const ROOTS = { perpendicular: "f5d6", diagonal: "f5f6", parallel: "f5f4", tiger: "f5d6c3d3c4" } as const;

/** How far lines go, in moves; and what share of the games from their beginning, and how many games, must have gone there. */
const LONGEST = { perpendicular: 12, diagonal: 12, parallel: 12, tiger: 20 } as const;
const LEAST_SHARE = 0.01;
const LEAST_GAMES = 100;

const FIRST_MOVES = 5;
/** A move among the first five is met if so many games went on with it. */
const LEAST_FIRST = 400;

/** The squares of a text of moves on the usual board, such as `f5d6c3`. */
export const lineFrom = (text: string): Line =>
  (text.match(/[a-h][1-8]/g) ?? []).flatMap((name) => squareNamed(USUAL_SHAPE, name) ?? []);

/** The positions along a line, the first one included; they end before a move that is not legal. */
function positionsAlong(line: Line): readonly Position[] {
  const positions = [startPosition()];
  for (const square of line) {
    const at = positions.at(-1);
    const next = at && play(at, square);
    if (!next?.ok) break;
    positions.push(next.value);
  }
  return positions;
}

export const positionAfter = (line: Line): Position => positionsAlong(line).at(-1) ?? startPosition();

/** All orders of the first five moves that games went through often enough. */
function firstLines(book: Book, line: Line = []): readonly Line[] {
  if (line.length === FIRST_MOVES) return [line];
  const moves = book.at(positionAfter(line))?.moves.filter(({ games }) => games >= LEAST_FIRST) ?? [];
  return moves.length === 0 ? [line] : moves.flatMap(({ square }) => firstLines(book, [...line, square]));
}

/** The lines with a name that begin so, and that enough games went through. */
function namedLines(book: Book, root: Line, longest: number): readonly Line[] {
  const gamesAt = (line: Line): number => book.at(positionAfter(line))?.games ?? 0;
  const least = Math.max(LEAST_GAMES, LEAST_SHARE * gamesAt(root));
  return book.names.all
    .map(({ line }) => line)
    .filter(
      (line) => line.length <= longest && root.every((square, i) => square === line[i]) && gamesAt(line) >= least,
    );
}

const courseOf = (set: LineSet, side: Disc, starts: readonly Line[], lines: readonly Line[]): Course => ({
  set,
  side,
  starts,
  on: new Set(lines.flatMap((line) => positionsAlong(line).map(openingId))),
});

/** What a side is drilled in by a set of lines; `own` are the learner's own lines. For traps see traps.ts. */
export function courseFor(book: Book, set: Exclude<LineSet, "traps">, side: Disc, own: readonly Line[]): Course {
  switch (set) {
    case "first-five":
      return courseOf(set, side, [[]], firstLines(book));
    case "own":
      return courseOf(set, side, own.length === 0 ? [] : [[]], own);
    default: {
      const root = lineFrom(ROOTS[set]);
      return courseOf(set, side, [root], namedLines(book, root, LONGEST[set]));
    }
  }
}

/** The narrowest of the site's sets that has a position on its lines; undefined if none has. */
export function setWith(book: Book, position: Position): LineSet | undefined {
  const id = openingId(position);
  return (["tiger", "perpendicular", "diagonal", "parallel"] as const).find((set) =>
    courseFor(book, set, "black", []).on.has(id),
  );
}

/** The right moves of a position that stay on the lines of a course, the most played first; null where the book cannot judge there. */
export function lineMoves(book: Book, { on }: Pick<Course, "on">, position: Position): readonly Square[] | null {
  const moves = valuedMoves(position, book.at(position));
  if (moves === null) return null;
  return rightOf(moves)
    .toSorted((a, b) => b.games - a.games)
    .map(({ square }) => square)
    .filter((square) => {
      const after = play(position, square);
      return after.ok && on.has(openingId(after.value));
    });
}
