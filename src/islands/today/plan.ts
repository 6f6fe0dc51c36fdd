import { parseShelf, type Shelf } from "../../catalogue/shelf.ts";
import { noteDue } from "../../progress/due.ts";
import { type Keeper, type LearnerRecord, openKeeper } from "../../progress/index.ts";
import { comingBack, type Past, type Today, todayOf } from "../../training/today.ts";
import { onSite } from "../analysis/address.ts";

/** What of a record may come back. */
export const pastOf = ({ attempts, puzzles, mistakes }: LearnerRecord): Past => ({
  attempts,
  puzzles,
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

/** What is to be done today, of a record that was read. Notes when the next thing comes back. */
export function planOf(record: LearnerRecord, shelf: Shelf, now: number): Today {
  const past = pastOf(record);
  noteDue(comingBack(past, shelf)[0]?.due ?? null);
  return todayOf(past, shelf, now);
}

/** What is to be done today. Where the list of exercises cannot be had, only what needs none of them. */
export async function planToday(now: number): Promise<Today> {
  const [{ readRecord }, shelf]: [Keeper, Shelf] = await Promise.all([
    openKeeper(),
    fetchShelf().catch((): Shelf => new Map()),
  ]);
  return planOf(await readRecord(), shelf, now);
}
