import { isPlace, type Place } from "./place.ts";
import { keepInTab, keptInTab } from "./tab.ts";

/** A streak or a storm. */
export interface RunState {
  /** Its number: no other run has it. */
  readonly run: string;
  readonly solved: number;
  /** When the clock runs out, in milliseconds since 1970; null where there is none. */
  readonly until: number | null;
  readonly isOver: boolean;
  /** The puzzle that is asked, or that ended it; null between two. */
  readonly place: Place | null;
}

const keyOf = (kind: "streak" | "storm"): string => `outflank:${kind}`;

const isRun = (data: unknown): data is RunState =>
  typeof data === "object" &&
  data !== null &&
  "run" in data &&
  typeof data.run === "string" &&
  data.run.length <= 40 &&
  "solved" in data &&
  typeof data.solved === "number" &&
  Number.isInteger(data.solved) &&
  data.solved >= 0 &&
  "until" in data &&
  (data.until === null || typeof data.until === "number") &&
  "isOver" in data &&
  typeof data.isOver === "boolean" &&
  "place" in data &&
  (data.place === null || isPlace(data.place));

/** The run of this kind that this tab is in, or that ended last; null if there is none. */
export const keptRun = (kind: "streak" | "storm"): RunState | null => keptInTab(keyOf(kind), isRun);

/** Keeps a run as it stands. It is safe from a reload when this returns, if the browser keeps anything. */
export const keepRun = (kind: "streak" | "storm", state: RunState): void => keepInTab(keyOf(kind), state);
