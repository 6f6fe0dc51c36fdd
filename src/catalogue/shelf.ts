import type { ExerciseKind } from "./exercise.ts";

/** What is known of an exercise without opening it. */
export interface Shelved {
  readonly kind: ExerciseKind;
  /** Whether its board may be turned. */
  readonly turns: boolean;
  /** The lesson that teaches it, with the step if one does: `rules/passing#two`. */
  readonly lesson: string;
}

/** The exercises of all lessons and tests, by their id. */
export type Shelf = ReadonlyMap<string, Shelved>;

const TURNS = "turns";

/** A shelf as text, one exercise a line: `four-to-count best-move turns endings/count-the-last#one`. */
export const formatShelf = (shelf: Shelf): string =>
  [...shelf].map(([id, { kind, turns, lesson }]) => `${id} ${kind} ${turns ? TURNS : "-"} ${lesson}\n`).join("");

/** Reads what `formatShelf` wrote. A line that is not whole is left out. */
export function parseShelf(text: string): Shelf {
  const lines = text.split("\n").map((line) => line.split(" "));
  return new Map(
    lines.flatMap(([id = "", kind = "", turns = "", lesson = ""]) =>
      lesson === "" ? [] : [[id, { kind: kind as ExerciseKind, turns: turns === TURNS, lesson }] as const],
    ),
  );
}
