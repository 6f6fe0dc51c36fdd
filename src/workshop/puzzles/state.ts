import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { Candidate } from "./candidate.ts";

/** What a run of the miner has found so far, kept in a file of JSON lines, so that the next one goes on where it stopped. */
export class MiningState {
  readonly candidates: Candidate[] = [];
  private readonly cursors = new Map<string, number>();
  private readonly path: string | null;

  constructor(path: string | null) {
    this.path = path;
    if (path === null || !existsSync(path)) return;
    const found: (Candidate & { readonly stage: string; readonly next: number })[] = [];
    for (const line of readFileSync(path, "utf8").split("\n")) {
      // A line that was cut off in the middle is found again.
      if (!line.endsWith("}")) continue;
      const { stage, next, candidate } = JSON.parse(line);
      if (candidate === undefined) this.cursors.set(stage, next);
      else found.push({ ...candidate, stage, next });
    }
    // What was found after the last point that is known is found again, too.
    this.candidates.push(...found.filter(({ stage, next }) => next <= this.next(stage)));
  }

  /** What of a stage comes next: all before it has been looked at. */
  next(stage: string): number {
    return this.cursors.get(stage) ?? 0;
  }

  /** Keeps what was found in one item of a stage, and that all up to it has been looked at. */
  add(stage: string, item: number, candidates: readonly Candidate[]): void {
    this.candidates.push(...candidates);
    this.cursors.set(stage, item + 1);
    if (this.path === null || (candidates.length === 0 && item % 64 !== 63)) return;
    const lines = [...candidates.map((candidate) => ({ stage, next: item + 1, candidate })), { stage, next: item + 1 }];
    appendFileSync(this.path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  }
}
