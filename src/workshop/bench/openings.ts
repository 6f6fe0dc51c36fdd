import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BOOK_PACKS } from "../../catalogue/book.ts";
import { Book, type BookMove } from "../../openings/index.ts";
import { nameOf, type Position, parseTranscript, positionOf, USUAL_SHAPE } from "../../reversi/index.ts";
import { readBook, readNames } from "../openings/read-book.ts";
import { type Figure, figure, type Part } from "./report.ts";

/** Moves that are farther below the best by the other estimates are not compared: nobody asks how bad a bad move is. */
const COMPARED_WITHIN = 6;

/** The whole book of a folder; throws if it cannot be read. */
export function loadWholeBook(folder: string): Book {
  const book = new Book(readNames(folder));
  for (const { pack } of BOOK_PACKS) {
    const added = book.add(readFileSync(join(folder, `${pack}.txt`), "utf8"));
    if (!added.ok) throw new Error(`${pack}.txt:${added.error.line}: ${added.error.error}`);
  }
  return book;
}

function positionAfter(moves: string): Position {
  const game = parseTranscript(moves);
  if (!game.ok) throw new Error(`${moves}: ${game.error.message}`);
  return positionOf(game.value);
}

/** What the book says that each move is worth, by its name, mirrored moves as well; nothing where it is not known. */
export function scoresAt(book: Book, moves: string): ReadonlyMap<string, number> {
  const known = book.at(positionAfter(moves))?.moves ?? [];
  const names = ({ square, twins }: BookMove): readonly string[] =>
    [square, ...twins].map((one) => nameOf(USUAL_SHAPE, one));
  return new Map(
    known.flatMap((move) => (move.value === null ? [] : names(move).map((name) => [name, move.value?.score ?? 0]))),
  );
}

/** How far the book lies from a table of other estimates: moves, side to move, value for Black, moves with values for the mover. */
function comparison(book: Book, table: string): readonly Figure[] {
  const errors: number[] = [];
  const lines = readFileSync(table, "utf8").trimEnd().split("\n").slice(1);
  for (const line of lines) {
    const [moves = "", , , children = ""] = line.split("\t");
    const theirs = children.split(" ").map((child) => child.split("="));
    const best = Math.max(...theirs.map(([, value]) => Number(value)));
    const ours = scoresAt(book, moves);
    for (const [name = "", value] of theirs) {
      const score = ours.get(name);
      if (score !== undefined && best - Number(value) <= COMPARED_WITHIN) errors.push(Math.abs(score - Number(value)));
    }
  }
  const sum = errors.reduce((a, b) => a + b, 0);
  return [
    figure(`moves compared, within ${COMPARED_WITHIN} discs of the best`, errors.length, "moves"),
    figure("mean difference from the other estimates", sum / errors.length, "discs"),
  ];
}

/** What moves are worth that everybody knows, by the book. */
const KNOWN = [
  { moves: "f5", names: ["d6", "f6", "f4"] },
  { moves: "f5f6", names: ["e6", "c4", "d3"] },
] as const;

/** How many positions and moves are valued and how deeply, what the first moves are worth, and how far that is from a table of other estimates. */
export function benchOpenings(folder: string, table: string | undefined): Part {
  const values = readBook(folder).flatMap(({ packed }) => {
    const known = packed.moves.flatMap(({ value }) => value ?? []);
    return known.length === 0 ? [] : [known];
  });
  const depths = values.flat().map(({ depth }) => depth);
  const book = loadWholeBook(folder);
  const first = KNOWN.flatMap(({ moves, names }) => {
    const scores = scoresAt(book, moves);
    return names.map((name) => figure(`after ${moves}: ${name}`, scores.get(name) ?? Number.NaN, "discs"));
  });
  const figures = [
    figure("positions", book.size, "positions"),
    figure("positions valued", values.length, "positions"),
    figure("moves valued", depths.length, "moves"),
    ...[...new Set(depths)]
      .sort((a, b) => a - b)
      .map((depth) => figure(`${depth} plies ahead`, depths.filter((one) => one === depth).length, "moves")),
    ...first,
  ];
  return table === undefined
    ? { part: "openings", figures, skipped: "not compared: --reference FILE names a table of other estimates" }
    : { part: "openings", figures: [...figures, ...comparison(book, table)] };
}
