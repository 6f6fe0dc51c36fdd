import type { OpeningName } from "../catalogue/opening-names.ts";
import type { Square } from "../reversi/index.ts";
import type { Names } from "./names.ts";
import { keyOf, standAfter } from "./stand.ts";

/** A name of a position that some sources give to another one, and the moves to that one. */
export interface Elsewhere {
  readonly text: string;
  readonly line: readonly Square[];
}

const textsOf = ({ english, japanese }: OpeningName): readonly string[] => [...english, ...japanese];

/** A name without the word for an opening, which some add and others leave out. */
const bare = (text: string): string => text.replace("定石", "");

/** Where the sources differ on the names of a position, given by its key. */
export const elsewhere = (names: Names, key: string): readonly Elsewhere[] =>
  names.at(key).flatMap((own) =>
    own.variants.flatMap((line) => {
      const stand = standAfter(line);
      const others = stand === undefined ? [] : names.at(keyOf(stand)).flatMap(textsOf).map(bare);
      const text = textsOf(own).find((one) => others.includes(bare(one)));
      return text === undefined ? [] : [{ text, line }];
    }),
  );
