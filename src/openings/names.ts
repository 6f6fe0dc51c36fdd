import { type NameError, type OpeningName, parseOpeningName } from "../catalogue/opening-names.ts";
import { fail, ok, type Result, type Square } from "../reversi/index.ts";
import { keyOf, playedAt, START, type Stand } from "./stand.ts";
import { turned } from "./turned.ts";

/** How far a game has a name, and where it left what has one. */
export interface NameSoFar {
  /** The last position of the game that has a name; its first name where it has several. */
  readonly name: OpeningName | null;
  /** After how many moves it was reached; 0 where no name was. */
  readonly at: number;
  /** The first move, counted from 1, after which no name is reached any more; null while the game is still on the way to one. */
  readonly leftAt: number | null;
}

/** Which line of the names cannot be read, and why. */
export interface NamesFault {
  readonly line: number;
  readonly error: NameError | "illegal";
}

/** How a name is called where Latin letters are read: in English, or else as it is read in Japanese. */
export const calledOf = ({ english, japanese, transliteration }: OpeningName): string =>
  english[0] ?? transliteration ?? japanese[0] ?? "";

/** The named positions: by position, ahead of one, and by a text. */
export class Names {
  readonly all: readonly OpeningName[];
  private readonly here = new Map<string, OpeningName[]>();
  private readonly on = new Map<string, OpeningName[]>();

  private constructor(all: readonly OpeningName[]) {
    this.all = all;
  }

  /** Reads the names as `content/openings/names.tsv` holds them. */
  static parse(text: string): Result<Names, NamesFault> {
    const all: OpeningName[] = [];
    const names = new Names(all);
    // Most lines begin as another one does.
    const known = new Map<string, Known>();
    for (const [index, line] of text.split("\n").entries()) {
      if (line === "" || line.startsWith("#")) continue;
      const read = parseOpeningName(line);
      if (!read.ok) return fail({ line: index + 1, error: read.error });
      if (!names.place(read.value, known)) return fail({ line: index + 1, error: "illegal" });
      all.push(read.value);
    }
    for (const line of names.on.values()) line.sort((a, b) => a.line.length - b.line.length);
    return ok(names);
  }

  /** Enters a name at its position, and at those on the way to it; false if its line is not legal. */
  private place(name: OpeningName, known: Map<string, Known>): boolean {
    let at: Known = { stand: START, key: keyOf(START) };
    let order = "";
    for (const square of name.line) {
      add(this.on, at.key, name);
      order += String.fromCharCode(square);
      const next: Known | undefined = known.get(order) ?? knownAfter(at.stand, square);
      if (next === undefined) return false;
      known.set(order, next);
      at = next;
    }
    add(this.here, at.key, name);
    return true;
  }

  /** The names of the position of a key. */
  at(key: string): readonly OpeningName[] {
    return this.here.get(key) ?? [];
  }

  /** The names that lie ahead of a position on the lines that lead there, the nearest first. */
  ahead(key: string): readonly OpeningName[] {
    return this.on.get(key) ?? [];
  }

  /** How far a game, turned as it may be, has a name. Of illegal moves it stops before the first. */
  soFar(game: readonly Square[]): NameSoFar {
    let stand = START;
    let found: { name: OpeningName | null; at: number } = { name: null, at: 0 };
    let onTheWay = 0;
    let plies = 0;
    for (const [ply, square] of (turned(game)?.moves ?? []).entries()) {
      const next = playedAt(stand, square);
      if (next === undefined) break;
      stand = next;
      plies = ply + 1;
      const key = keyOf(stand);
      const [name] = this.at(key);
      if (name !== undefined) found = { name, at: plies };
      if (name !== undefined || this.ahead(key).length > 0) onTheWay = plies;
    }
    return { ...found, leftAt: onTheWay < plies ? onTheWay + 1 : null };
  }
}

interface Known {
  readonly stand: Stand;
  readonly key: string;
}

function knownAfter(from: Stand, square: Square): Known | undefined {
  const stand = playedAt(from, square);
  return stand && { stand, key: keyOf(stand) };
}

function add(map: Map<string, OpeningName[]>, key: string, name: OpeningName): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [name]);
  else known.push(name);
}
