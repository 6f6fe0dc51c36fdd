import type { ExerciseKind } from "./exercise.ts";

/** What is known of an exercise without opening it. */
export interface Shelved {
  readonly kind: ExerciseKind;
  /** In how many images of the board it may be shown: 8, 4, or its own alone. */
  readonly images: number;
  /** The lesson that teaches it, with the step if one does: `rules/passing#two`. */
  readonly lesson: string;
}

/** The exercises of all lessons and tests, by their id. */
export type Shelf = ReadonlyMap<string, Shelved>;

/** A shelf as text, one exercise a line: `four-to-count best-move 8 endings/count-the-last#one`. */
export const formatShelf = (shelf: Shelf): string =>
  [...shelf].map(([id, { kind, images, lesson }]) => `${id} ${kind} ${images} ${lesson}\n`).join("");

/** Reads what `formatShelf` wrote. A line that is not whole is left out. */
export function parseShelf(text: string): Shelf {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(
    lines.flatMap(([id = "", kind = "", images = "", lesson = ""]) =>
      lesson === "" ? [] : [[id, { kind: kind as ExerciseKind, images: Number(images) || 1, lesson }] as const],
    ),
  );
}
