import { diceFor } from "../engine/opponents/dice.ts";

/** The test of a chapter under way: its exercises in the order they are asked, and how those answered so far came out. */
export interface ChapterTest {
  readonly exercises: readonly string[];
  /** For each exercise answered whether it was solved at the first try, without a hint and without the solution. */
  readonly unaided: readonly boolean[];
}

/** A test with the exercises mixed; one `seed` always gives one order. */
export function mixTest(exercises: readonly string[], seed: number): ChapterTest {
  const random = diceFor(seed);
  const mixed = [...exercises];
  for (let left = mixed.length - 1; left > 0; left -= 1) {
    const other = Math.floor(random() * (left + 1));
    [mixed[left], mixed[other]] = [mixed[other] ?? "", mixed[left] ?? ""];
  }
  return { exercises: mixed, unaided: [] };
}

/** How many were right, and of how many. */
export const scoreOfTest = ({ exercises, unaided }: ChapterTest): { readonly right: number; readonly of: number } => ({
  right: unaided.filter(Boolean).length,
  of: exercises.length,
});

/** The exercises to look at again, in the order in which they were asked. */
export const missedInTest = ({ exercises, unaided }: ChapterTest): readonly string[] =>
  exercises.filter((_, i) => unaided[i] === false);
