// Makes the positions of the drills: node src/workshop/drills/make-positions.ts GAMES, a table of games as src/workshop/evaluation/games.ts
// reads it. Writes content/drills/*.txt; the same table gives the same files. Takes about a minute.
import { writeFileSync } from "node:fs";
import { stableDiscs } from "../../coach/concepts/stable.ts";
import { ExactSearch } from "../../engine/exact.ts";
import {
  contentAt,
  countDiscs,
  makeBoard,
  nameOf,
  type Position,
  play,
  type Square,
  startPosition,
  toBitBoard,
} from "../../reversi/index.ts";
import { turnable } from "../../training/proof/witness.ts";
import { readGames } from "../evaluation/games.ts";
import { randomFrom } from "../evaluation/random.ts";

const SEED = 6;

/** How many positions of each drill. */
const COUNT = 150;

/** A position of a game with the move that was played there. */
interface Moment {
  readonly position: Position;
  readonly move: Square;
  readonly after: Position;
}

function momentsOf(moves: readonly Square[]): readonly Moment[] {
  const moments: Moment[] = [];
  let position = startPosition();
  for (const move of moves) {
    const after = play(position, move);
    if (!after.ok) break;
    moments.push({ position, move, after: after.value });
    position = after.value;
  }
  return moments;
}

const written = ({ board, toMove, turn }: Position): string =>
  `${makeBoard(board)} ${(toMove ?? turn) === "black" ? "X" : "O"}`;

const emptyIn = ({ board }: Position): number => countDiscs(board).empty;

/** Discs that stay, some of them not at the rim alone, and none of which nobody knows whether it stays. */
function isForStable({ position }: Moment): boolean {
  const empties = emptyIn(position);
  if (empties < 6 || empties > 34) return false;
  const stable = stableDiscs(position.board);
  if (stable.size < 3 || stable.size > 14) return false;
  const others = position.board.shape.squares.filter(
    (square) => contentAt(position.board, square) !== "empty" && !stable.has(square),
  );
  return turnable(position, others, 400).size === others.length;
}

/** One square left, or two or three with orders that come to different ends. */
function isForCount({ position }: Moment, empties: number): boolean {
  const { board, toMove, legal } = position;
  if (toMove === null || emptyIn(position) !== empties) return false;
  if (empties === 1) return (legal[0]?.flips.length ?? 0) > 3;
  const search = new ExactSearch();
  const scores = legal.map(({ square }) => search.valueOfMove(toBitBoard(board, toMove), square));
  return legal.length > 1 && Math.max(...scores) - Math.min(...scores) >= 4;
}

/** What comes after a move: the other side moves, or has to pass, or the game is over. */
type Next = "other" | "pass" | "end";

function isForNext({ position, after }: Moment, next: Next): boolean {
  const empties = emptyIn(after);
  if (next === "end") return after.end !== null && (empties > 0 || position.legal.length > 1);
  if (empties > 22 || empties < 2 || after.end !== null) return false;
  return (after.passes !== null) === (next === "pass");
}

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  process.stderr.write("usage: node src/workshop/drills/make-positions.ts GAMES\n");
  process.exitCode = 2;
} else {
  const games = readGames(file);
  const random = randomFrom(SEED);
  const seen = new Set<string>();
  /** So many lines of moments that fit, no two from one game. */
  const find = (count: number, fits: (moment: Moment) => boolean, write: (moment: Moment) => string): string[] => {
    const lines: string[] = [];
    while (lines.length < count) {
      const game = games[Math.floor(random() * games.length)];
      const fitting = momentsOf(game?.moves ?? []);
      const from = Math.floor(random() * fitting.length);
      const moment = [...fitting.slice(from), ...fitting.slice(0, from)].find(fits);
      const line = moment && write(moment);
      if (line === undefined || seen.has(line)) continue;
      seen.add(line);
      lines.push(line);
    }
    return lines;
  };
  const keep = (drill: string, lines: readonly string[]): void =>
    writeFileSync(new URL(`../../../content/drills/${drill}.txt`, import.meta.url), `${lines.join("\n")}\n`);
  const position = (moment: Moment): string => written(moment.position);
  keep("stable-discs", find(COUNT, isForStable, position));
  keep(
    "count-the-end",
    [1, 2, 3].flatMap((empties) => find(COUNT / 3, (moment) => isForCount(moment, empties), position)),
  );
  keep(
    "pass-or-end",
    (["other", "pass", "end"] as const).flatMap((next) =>
      find(
        COUNT / 3,
        (moment) => isForNext(moment, next),
        (moment) => `${written(moment.position)} ${nameOf(moment.position.board.shape, moment.move)}`,
      ),
    ),
  );
}
