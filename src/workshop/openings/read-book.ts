import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BOOK_PACKS, type PackedNode, parseBookNode } from "../../catalogue/book.ts";
import { Names } from "../../openings/names.ts";
import { keyOf, START } from "../../openings/stand.ts";
import { after, type Spot } from "./tree.ts";

/** A position of the book as it stands in the content. */
export interface BookSpot extends Spot {
  readonly packed: PackedNode;
}

/** The names of a folder of the book; throws with the line that cannot be read. */
export function readNames(folder: string): Names {
  const names = Names.parse(readFileSync(join(folder, "names.tsv"), "utf8"));
  if (!names.ok) throw new Error(`names.tsv:${names.error.line}: ${names.error.error}`);
  return names.value;
}

/** All positions of a folder of the book in order; throws with the line that cannot be read. */
export function readBook(folder: string): readonly BookSpot[] {
  const spots: BookSpot[] = [];
  for (const { pack } of BOOK_PACKS) {
    for (const line of readFileSync(join(folder, `${pack}.txt`), "utf8").split("\n")) {
      if (line === "" || line.startsWith("#")) continue;
      const read = parseBookNode(line);
      if (!read.ok) throw new Error(`${pack}.txt: ${read.error}: ${line}`);
      const { parent, by, games } = read.value;
      const before = parent === null ? undefined : spots[parent];
      const stand = before === undefined || by === null ? START : after(before, by);
      const plies = before === undefined ? 0 : before.plies + 1;
      spots.push({ ...stand, key: keyOf(stand), plies, games, packed: read.value });
    }
  }
  return spots;
}
