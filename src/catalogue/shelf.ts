/** What is known of an exercise without opening it. */
export interface Shelved {
  /** How many seconds it takes as a rule. */
  readonly seconds: number;
  /** In how many images of the board it may be shown: 8, 4, or its own alone. */
  readonly images: number;
  /** The lesson that teaches it, with the step if one does: `rules/passing#two`. */
  readonly lesson: string;
}

/** The exercises of all lessons and tests, by their id. */
export type Shelf = ReadonlyMap<string, Shelved>;

/** Where nothing is known of how long it takes. */
const USUAL_SECONDS = 40;

/** A shelf as text, one exercise a line: `four-to-count 45 8 endings/count-the-last#one`. */
export const formatShelf = (shelf: Shelf): string =>
  [...shelf].map(([id, { seconds, images, lesson }]) => `${id} ${seconds} ${images} ${lesson}\n`).join("");

/** Reads what `formatShelf` wrote. A line that is not whole is left out. */
export function parseShelf(text: string): Shelf {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(
    lines.flatMap(([id = "", seconds = "", images = "", lesson = ""]) =>
      lesson === ""
        ? []
        : [[id, { seconds: Number(seconds) || USUAL_SECONDS, images: Number(images) || 1, lesson }] as const],
    ),
  );
}
