import { parseShelf, type Shelf } from "../../catalogue/shelf.ts";
import { noteDue } from "../../progress/due.ts";
import { type Keeper, type LearnerRecord, openKeeper } from "../../progress/index.ts";
import { comingBack, type Due, type Past, type Today, todayOf } from "../../training/today/queue.ts";
import { onSite } from "../analysis/address.ts";

/** What of a record may come back. */
const pastOf = ({ attempts, puzzles, openings, mistakes }: LearnerRecord): Past => ({
  attempts,
  puzzles,
  openings,
  mistakes: [...mistakes].map(([id, { times }]) => ({ id, times })),
});

let fetched: Promise<Shelf> | null = null;

/** The exercises that can come back, fetched once for the page. Rejects, and is fetched anew the next time, where it cannot be had. */
export function fetchShelf(): Promise<Shelf> {
  fetched ??= fetch(onSite("/exercises.txt")).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status}`);
    return parseShelf(await response.text());
  });
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
}

/** Everything in a record that comes back, what is due first at the front. Notes when that is. */
export function comingOf(record: LearnerRecord, shelf: Shelf): readonly Due[] {
  const coming = comingBack(pastOf(record), shelf);
  noteDue(coming[0]?.due ?? null);
  return coming;
}

/** What is to be done today, and the record that says so. Where the list of exercises cannot be had, only what needs none of them. */
export async function planToday(now: number): Promise<{ readonly plan: Today; readonly record: LearnerRecord }> {
  const [{ readRecord }, shelf]: [Keeper, Shelf] = await Promise.all([
    openKeeper(),
    fetchShelf().catch((): Shelf => new Map()),
  ]);
  const record = await readRecord();
  comingOf(record, shelf);
  return { plan: todayOf(pastOf(record), shelf, now), record };
}
