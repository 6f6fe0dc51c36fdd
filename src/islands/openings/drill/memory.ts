import { openingRecords, recordOpening } from "../../../progress/index.ts";
import type { Knowledge } from "../../../training/openings/drill.ts";
import { endOfDay } from "../../../training/today/day.ts";
import type { Review } from "../../../training/today/schedule.ts";
import type { Outcome } from "../../exercise/session.ts";

/** What the learner knows of openings, by the ids of positions. */
export interface Memory {
  knows(id: string): Knowledge;
  /** Keeps how a try came out. It is safe from a reload when this returns. */
  keep(id: string, outcome: Outcome): void;
}

const DAY = 86_400_000;

/** When each position is due. What works that out is loaded only for who has met some. */
async function dueTimes(tries: readonly (Review & { readonly position: string })[]): Promise<Map<string, number>> {
  if (tries.length === 0) return new Map();
  const { memoryOf } = await import("../../../training/today/schedule.ts");
  const byPosition = [...Map.groupBy(tries, ({ position }) => position)];
  return new Map(byPosition.map(([id, reviews]) => [id, memoryOf(reviews)?.due ?? 0]));
}

/** Reads what the learner knows. Rejects where what works it out cannot be loaded. */
export async function readMemory(): Promise<Memory> {
  const due = await dueTimes(await openingRecords());
  return {
    knows: (id) => {
      const at = due.get(id);
      return at === undefined ? "new" : at < endOfDay(Date.now()) ? "due" : "known";
    },
    keep: (id, outcome) => {
      // Whatever came of it, it is not due again today: see schedule.ts.
      due.set(id, Date.now() + DAY);
      void recordOpening({ position: id, ...outcome });
    },
  };
}
