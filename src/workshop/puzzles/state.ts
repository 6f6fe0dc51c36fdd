import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Candidate } from "./candidate.ts";

/** A line of the file: something that was found in an item of a stage; or, without it, that all before `next` has been looked at. */
interface Line {
  readonly stage: string;
  readonly next: number;
  readonly candidate?: Candidate;
}

const textOf = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

/** The lines of a file; the last one may have been cut off in the middle, and is left out. */
function linesOf(text: string): readonly Line[] {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  return whole.split("\n").flatMap((line): readonly Line[] => (line === "" ? [] : [JSON.parse(line)]));
}

/** What a run of the miner has found so far, kept in a file of JSON lines, so that the next one goes on where it stopped. */
export class MiningState {
  readonly candidates: Candidate[] = [];
  private readonly cursors = new Map<string, number>();
  private readonly path: string | null;

  constructor(path: string | null) {
    this.path = path;
    if (path === null || !existsSync(path)) return;
    const text = readFileSync(path, "utf8");
    const lines = linesOf(text);
    for (const { stage, next, candidate } of lines) if (candidate === undefined) this.cursors.set(stage, next);
    // What was found after the last point that is known is found again: were it kept, it would count twice.
    const known = lines.filter(({ stage, next }) => next <= this.next(stage));
    this.candidates.push(
      ...known.flatMap(({ stage, candidate }) => (candidate === undefined ? [] : [{ ...candidate, stage }])),
    );
    if (textOf(known) === text) return;
    writeFileSync(`${path}.new`, textOf(known));
    renameSync(`${path}.new`, path);
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
    const found = candidates.map((candidate): Line => ({ stage, next: item + 1, candidate }));
    appendFileSync(this.path, textOf([...found, { stage, next: item + 1 }]));
  }
}
