import { type BookError, type MoveValue, type PackedNode, parseBookNode } from "../catalogue/book.ts";
import type { OpeningName } from "../catalogue/opening-names.ts";
import {
  emptiesOf,
  fail,
  imageOfSquare,
  movesOf,
  ok,
  type Position,
  type Result,
  type Square,
  type Symmetry,
  USUAL_SHAPE,
} from "../reversi/index.ts";
import type { Names } from "./names.ts";
import { orient } from "./orientation.ts";
import { solvedKeys } from "./solved.ts";
import { keyOf, playedAt, START, type Stand, standOf } from "./stand.ts";

/** How the games ended that came to a position. */
export interface Results {
  readonly games: number;
  /** How many Black won, how many were drawn, how many White won. */
  readonly black: number;
  readonly draws: number;
  readonly white: number;
  /** The mean of Black's discs at the end, empty squares to the winner. */
  readonly discs: number;
}

/** A move that the book knows. */
export interface BookMove {
  readonly square: Square;
  /** Other squares that are its image where the position is its own image: the same move, told once. */
  readonly twins: readonly Square[];
  /** In how many games it was played here, and in what share of those that went on from here, 0 to 1. */
  readonly games: number;
  readonly share: number;
  /** The results of the position after it, in whatever order it was reached; null if that is not in the book. */
  readonly results: Results | null;
  /** What it is worth to the side that makes it; `isExact` if it was read out to the end. Null where it was not looked at. */
  readonly value: (MoveValue & { readonly isExact: boolean }) | null;
  /** Whether it is a move of the game of best play that was given with the proof of 2023. */
  readonly isSolved: boolean;
  /** The names of the position after it; else the nearest ones that lie ahead. */
  readonly names: readonly OpeningName[];
  readonly ahead: readonly OpeningName[];
}

/** A position of the book, its squares as they lie in the position asked for. */
export interface BookNode extends Results {
  readonly names: readonly OpeningName[];
  /** The moves known, the most played first. */
  readonly moves: readonly BookMove[];
}

/** Which line of a pack cannot be read, and why. */
export interface BookFault {
  readonly line: number;
  readonly error: BookError | "illegal";
}

interface Entry {
  readonly packed: PackedNode;
  readonly stand: Stand;
  readonly plies: number;
}

/** A move that leads from one position of the book to another. */
interface Step {
  readonly parent: Entry;
  readonly square: Square;
  readonly games: number;
}

/** An order of moves, and the position after it as it lies then. */
interface Order {
  readonly line: readonly Square[];
  readonly stand: Stand;
}

/** How many orders of moves are told for a position. */
const MOST_ORDERS = 12;

const HUNDREDTHS = 100;

function resultsOf({ games, black, draws, discs }: PackedNode): Results {
  return { games, black, draws, white: games - black - draws, discs: discs / HUNDREDTHS };
}

/** The opening book in memory. It grows pack by pack, and needs no network for what it holds. */
export class Book {
  readonly names: Names;
  private readonly entries: Entry[] = [];
  private readonly byKey = new Map<string, Entry>();
  private readonly steps = new Map<number, ReadonlyMap<string, readonly Step[]>>();

  constructor(names: Names) {
    this.names = names;
  }

  /** How many positions it holds. */
  get size(): number {
    return this.entries.length;
  }

  /** Reads a pack; the packs come in their order. The book stays as it was before the line that cannot be read. */
  add(pack: string): Result<Book, BookFault> {
    this.steps.clear();
    for (const [index, line] of pack.split("\n").entries()) {
      if (line === "" || line.startsWith("#")) continue;
      const packed = parseBookNode(line);
      if (!packed.ok) return fail({ line: index + 1, error: packed.error });
      const entry = this.entryOf(packed.value);
      if (entry === undefined) return fail({ line: index + 1, error: "illegal" });
      this.entries.push(entry);
      this.byKey.set(keyOf(entry.stand), entry);
    }
    return ok(this);
  }

  private entryOf(packed: PackedNode): Entry | undefined {
    if (packed.parent === null || packed.by === null) return { packed, stand: START, plies: 0 };
    const parent = this.entries[packed.parent];
    const stand = parent && playedAt(parent.stand, packed.by);
    return parent && stand && { packed, stand, plies: parent.plies + 1 };
  }

  /** What the book knows of a position, in whatever order and orientation it was reached. */
  at(position: Position): BookNode | undefined {
    const stand = standOf(position);
    const entry = this.byKey.get(keyOf(stand));
    return entry && this.nodeOf(entry, stand);
  }

  private nodeOf({ packed, stand: stored }: Entry, asked: Stand): BookNode {
    const turn = between(stored, asked);
    const onwards = packed.moves.reduce((sum, { games }) => sum + games, 0);
    const legal = movesOf(asked.board).map((square) => ({ square, key: keyAfter(asked, square) }));
    const moves = packed.moves.map(({ square: storedSquare, games, value }): BookMove => {
      const square = turn(storedSquare);
      const key = keyAfter(asked, square);
      const child = this.byKey.get(key);
      const names = this.names.at(key);
      return {
        square,
        twins: legal.flatMap((one) => (one.key === key && one.square !== square ? [one.square] : [])),
        games,
        share: onwards === 0 ? 0 : games / onwards,
        results: child === undefined ? null : resultsOf(child.packed),
        value: value && { ...value, isExact: value.depth >= emptiesOf(asked.board) },
        isSolved: solvedKeys.has(keyOf(asked)) && solvedKeys.has(key),
        names,
        ahead: names.length > 0 ? [] : this.names.ahead(key),
      };
    });
    return {
      ...resultsOf(packed),
      names: this.names.at(keyOf(asked)),
      moves: moves.sort((a, b) => b.games - a.games || (b.value?.score ?? -64) - (a.value?.score ?? -64)),
    };
  }

  /** The orders of moves from f5 that lead to a position of the book, the usual ones first, twelve at most. */
  ordersTo(position: Position): readonly (readonly Square[])[] {
    const entry = this.byKey.get(keyOf(standOf(position)));
    return entry === undefined ? [] : this.ordersOf(entry, new Map()).map(({ line }) => line);
  }

  private ordersOf(entry: Entry, known: Map<Entry, readonly Order[]>): readonly Order[] {
    if (entry.plies === 0) return [{ line: [], stand: START }];
    const before = known.get(entry);
    if (before !== undefined) return before;
    const steps = this.stepsFrom(entry.plies - 1).get(keyOf(entry.stand)) ?? [];
    const orders = steps
      .toSorted((a, b) => b.games - a.games)
      .flatMap(({ parent, square }) =>
        this.ordersOf(parent, known).flatMap(({ line, stand }): readonly Order[] => {
          const played = between(parent.stand, stand)(square);
          const next = playedAt(stand, played);
          return next === undefined ? [] : [{ line: [...line, played], stand: next }];
        }),
      )
      .slice(0, MOST_ORDERS);
    known.set(entry, orders);
    return orders;
  }

  /** The moves that were played after so many plies, by the key of the position they lead to. */
  private stepsFrom(plies: number): ReadonlyMap<string, readonly Step[]> {
    const known = this.steps.get(plies);
    if (known !== undefined) return known;
    const steps = new Map<string, Step[]>();
    for (const parent of this.entries) {
      if (parent.plies !== plies) continue;
      for (const { square, games } of parent.packed.moves) {
        const key = keyAfter(parent.stand, square);
        if (games > 0) steps.set(key, [...(steps.get(key) ?? []), { parent, square, games }]);
      }
    }
    this.steps.set(plies, steps);
    return steps;
  }
}

/** The key of the position after a legal move. */
function keyAfter(stand: Stand, square: Square): string {
  const next = playedAt(stand, square);
  return next === undefined ? "" : keyOf(next);
}

/** Where the squares of a position lie in another one of its images. */
function between(from: Stand, to: Stand): (square: Square) => Square {
  const image = (square: Square, by: Symmetry): Square => imageOfSquare(USUAL_SHAPE, square, by);
  const { by } = orient(from.board);
  // Each of the four symmetries of the start is its own inverse.
  const back = orient(to.board).by;
  return (square) => image(image(square, by), back);
}
