import { startEngine } from "../../../engine/client.ts";
import type { BitBoard } from "../../../reversi/index.ts";

/** What was measured in a page, in milliseconds. */
export interface PageTimes {
  /** From the first question, with nothing loaded, to the first values; and to the exact values of every move. */
  readonly first: number;
  readonly firstExact: number;
  /** For each of the other boards: to the exact values of every move. */
  readonly exact: readonly number[];
  /** The longest that the thread of the page was kept busy in one go; 0 if never for over 50 ms. */
  readonly longestTask: number;
  readonly state: string;
}

/** Has every move of each board valued exactly, one board after the other. */
async function measure(boards: readonly BitBoard[]): Promise<PageTimes> {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: "longtask" });
  const engine = startEngine();
  const times: number[] = [];
  let first = Number.NaN;
  for (const board of boards) {
    const start = performance.now();
    await engine.analyse(board, { limit: { kind: "exact" }, moves: "every" }, () => {
      if (Number.isNaN(first)) first = performance.now() - start;
    }).answer;
    times.push(performance.now() - start);
  }
  // What the observer has not been told yet comes in a later turn.
  await new Promise((done) => setTimeout(done, 100));
  observer.disconnect();
  const state = engine.state === null ? "no answer" : `${engine.state.search}, ${engine.state.place}`;
  engine.close();
  return { first, firstExact: times[0] ?? Number.NaN, exact: times.slice(1), longestTask, state };
}

Object.assign(globalThis, { measure });
