import type { Results } from "./book.ts";

/** How games ended in whole per cent: never below nought, nought for what never came, a hundred together, each less than one off; all nought without games. */
export function percents({ games, black, draws }: Results): Readonly<Record<"black" | "draws" | "white", number>> {
  if (games === 0) return { black: 0, draws: 0, white: 0 };
  // Rounded as they add up: two parts that are each rounded up may leave less than nothing for the third.
  const first = Math.round((100 * black) / games);
  const both = Math.round((100 * (black + draws)) / games);
  return { black: first, draws: both - first, white: 100 - both };
}
