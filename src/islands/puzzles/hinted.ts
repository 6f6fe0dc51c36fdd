import { keepInTab, keptInTab } from "./tab.ts";
import type { Task } from "./task.ts";

const KEY = "outflank:hints";

interface Hinted {
  readonly id: string;
  readonly hints: number;
}

const isHinted = (data: unknown): data is Hinted =>
  typeof data === "object" &&
  data !== null &&
  "id" in data &&
  typeof data.id === "string" &&
  "hints" in data &&
  typeof data.hints === "number" &&
  Number.isInteger(data.hints) &&
  data.hints > 0;

/** How many hints for a task were read in this tab and are not in the record yet, so that a reload does not turn it into one solved alone. */
export function hintsKept({ id }: Task): number {
  const kept = keptInTab(KEY, isHinted);
  return kept?.id === id ? kept.hints : 0;
}

/** Keeps how many hints for a task have been read; none once it is done. */
export const keepHints = ({ id }: Task, hints: number): void => keepInTab(KEY, hints === 0 ? null : { id, hints });
