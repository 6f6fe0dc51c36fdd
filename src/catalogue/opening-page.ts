import { z } from "astro/zod";
import { line, moves, slug, square } from "./fields.ts";
import type { Step } from "./steps.ts";

/** What a page about an opening looks at, in this order. */
export const PAGE_STEPS = ["line", "plan", "slip"] as const;

/** A move that people make and the engine would not. That it costs what is said is proven at two depths, as a claim of a lesson is. */
const slip = z.strictObject({
  /** The moves that lead to where it is made. */
  moves,
  move: square,
  /** A move that is better, by as much as is said. */
  better: square,
  /** By how many discs it is behind the best, at least, as the engine sees it so many plies ahead, and two fewer, and as the book has it. */
  least: z.int().min(3).max(64),
  plies: z.int().min(12).max(18),
  /** What the coach says of it, if it has a reason: word for word. */
  coach: line.optional(),
});

/** The head of a page about an opening: `content/openings/pages/<language>/<name>.mdx`. Its body is the `<Step>`s of `PAGE_STEPS`. */
export const openingPage = z.strictObject({
  /** Its place among the pages, the most played first. */
  order: z.int().positive(),
  /** The id of its name in `content/openings/names.tsv`, which has its line. */
  name: slug,
  /** One sentence under the heading, and in the list. */
  summary: line,
  /** One of its Japanese names, and how that is read. */
  japanese: z.strictObject({ text: line, reading: line }).optional(),
  slip,
});

export type OpeningPage = z.infer<typeof openingPage>;

/** What is wrong with the steps of a page, if anything: which there are, what the first one plays, where the last one stands. */
export function faultOfPage(
  { slip: { moves: led, move } }: OpeningPage,
  steps: readonly Step[],
  played: string,
): string | null {
  const ids = steps.map(({ id }) => id);
  if (ids.join() !== PAGE_STEPS.join()) return `its steps are ${PAGE_STEPS.join(", ")}, not ${ids.join(", ")}`;
  const [first, plan, last] = steps;
  if (first?.play !== played || first.moves !== undefined) return `step line: it plays ${played}`;
  if (plan?.moves !== played) return `step plan: it stands after ${played}`;
  if (last?.moves !== led || !last.play?.startsWith(move)) return `step slip: it stands after ${led} and plays ${move}`;
  return null;
}
