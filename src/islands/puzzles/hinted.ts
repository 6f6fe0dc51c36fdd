import { keepInTab, keptInTab } from "./tab.ts";
import type { Task } from "./task.ts";

const keyOf = ({ id }: Task): string => `outflank:hints:${id}`;

const isCount = (data: unknown): data is number => typeof data === "number" && data > 0;

/** How many hints for a task were read in this tab and are not in the record yet, so that a reload does not turn it into one solved alone. */
export const hintsKept = (task: Task): number => keptInTab(keyOf(task), isCount) ?? 0;

/** Keeps how many hints for a task have been read; none once it is done. */
export const keepHints = (task: Task, hints: number): void => keepInTab(keyOf(task), hints || null);
