import { fail, nameOf, ok, type Result, type Square, squareNamed, USUAL_SHAPE } from "../reversi/index.ts";

/** What a move is worth by the engine. */
export interface MoveValue {
  /** In discs for the side that makes it, -64 to 64, empty squares to the winner. */
  readonly score: number;
  /** How many plies were looked ahead at least, the move itself counted. */
  readonly depth: number;
}

/** A legal move of a position in the book. Of moves that are images of each other there is only one. */
export interface PackedMove {
  readonly square: Square;
  /** In how many games it was played here. */
  readonly games: number;
  readonly value: MoveValue | null;
}

/**
 * A position of the book as a line. Which position it is follows from the moves that lead there: `parent` is the number of the line of
 * the position before, counted from 0 through all packs, and `by` the move there; both are null for the start.
 */
export interface PackedNode {
  readonly parent: number | null;
  readonly by: Square | null;
  readonly games: number;
  readonly black: number;
  readonly draws: number;
  /** The mean of Black's discs at the end, empty squares to the winner, in hundredths. */
  readonly discs: number;
  readonly moves: readonly PackedMove[];
}

/** Which part of a line cannot be read. */
export type BookError = "fields" | "parent" | "numbers" | "moves";

/** The packs of the book in order, each with the positions after more plies than the one before, up to these. */
export const BOOK_PACKS = [
  { pack: "first", plies: 5 },
  { pack: "second", plies: 9 },
  { pack: "third", plies: 13 },
  { pack: "rest", plies: 60 },
] as const;

/** Where the names of openings stand beside the packs. */
export const NAMES_PACK = "names";

const squareText = (square: Square): string => nameOf(USUAL_SHAPE, square);

const moveText = ({ square, games, value }: PackedMove): string =>
  `${squareText(square)}/${games}${value === null ? "" : `/${value.score}/${value.depth}`}`;

/**
 * A position as a line of `content/openings`: the line of the position before and the move there (`-` for the start), the games, those that
 * Black won, the draws, the mean of Black's discs in hundredths; then each move with how often it was played here, what it is worth
 * and how many plies were looked ahead.
 *
 *     1 d6 89452 39850 4883 3160 c3/46674/0/21 c5/23687/-2/21 c7/12
 */
export function formatBookNode(node: PackedNode): string {
  const place = node.parent === null || node.by === null ? "-" : `${node.parent} ${squareText(node.by)}`;
  const numbers = [node.games, node.black, node.draws, node.discs];
  return [place, ...numbers, ...node.moves.map(moveText)].join(" ");
}

function parseMove(text: string): PackedMove | null {
  const [, name = "", games, score, depth] = /^([a-h][1-8])\/(\d+)(?:\/(-?\d+)\/(\d+))?$/.exec(text) ?? [];
  const square = squareNamed(USUAL_SHAPE, name);
  if (square === undefined || Math.abs(Number(score ?? 0)) > 64) return null;
  return {
    square,
    games: Number(games),
    value: score === undefined ? null : { score: Number(score), depth: Number(depth) },
  };
}

/** Reads a line as `formatBookNode` writes it. That the moves are legal is for the book to say. */
export function parseBookNode(line: string): Result<PackedNode, BookError> {
  const [first = "", ...rest] = line.split(" ");
  const isStart = first === "-";
  const by = isStart ? null : squareNamed(USUAL_SHAPE, rest[0] ?? "");
  const [games = "", black = "", draws = "", discs = "", ...moveTexts] = isStart ? rest : rest.slice(1);
  if (discs === "") return fail("fields");
  if (by === undefined || (!isStart && !/^\d+$/.test(first))) return fail("parent");
  const numbers = [games, black, draws, discs];
  if (!numbers.every((text) => /^\d+$/.test(text)) || Number(discs) > 6400) return fail("numbers");
  if (Number(black) + Number(draws) > Number(games)) return fail("numbers");
  const moves = moveTexts.map(parseMove);
  if (!moves.every((move) => move !== null)) return fail("moves");
  return ok({
    parent: isStart ? null : Number(first),
    by,
    games: Number(games),
    black: Number(black),
    draws: Number(draws),
    discs: Number(discs),
    moves,
  });
}
