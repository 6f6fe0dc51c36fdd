import { readFileSync } from "node:fs";
import { type BitBoard, type Square, squareNamed, USUAL_SHAPE } from "../../reversi/index.ts";

/** A move from a game that costs some discs. */
export interface Mistake {
  readonly board: BitBoard;
  readonly played: Square;
  /** In discs; the least that two depths say where it is not exact. */
  readonly cost: number;
  readonly isExact: boolean;
}

const half = (key: string, at: number): number => Number.parseInt(key.slice(8 * at, 8 * at + 8), 16) | 0;

/** Reads a list that make-mistakes.ts has made. Throws at a line that is none of it. */
export function readMistakes(path: string): readonly Mistake[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [key = "", name = "", cost = "", kind] = line.split(" ");
      const played = squareNamed(USUAL_SHAPE, name);
      if (played === undefined || key.length !== 32) throw new Error(`${path}: no mistake in "${line}"`);
      const board = {
        own: { high: half(key, 0), low: half(key, 1) },
        other: { high: half(key, 2), low: half(key, 3) },
      };
      return { board, played, cost: Number(cost), isExact: kind === "exact" };
    });
}
