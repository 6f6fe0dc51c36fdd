import { readFileSync } from "node:fs";
import type { BitBoard } from "../../reversi/index.ts";

/** A position with its exact value for the side to move. */
export interface Known {
  readonly board: BitBoard;
  readonly value: number;
}

/** How far opinions lie from the truth, in discs: on average, by the root of the mean square, and to which side. */
export interface Errors {
  readonly count: number;
  readonly mean: number;
  readonly rootMeanSquare: number;
  /** Positive if positions are thought better for the side to move than they are. */
  readonly bias: number;
}

/** Reads a set that `hold-out.ts` made: a line each of a board's key, then its value. Throws at a line that is none. */
export function readKnown(path: string): readonly Known[] {
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line, index) => {
    const [, ownHigh, ownLow, otherHigh, otherLow, value] =
      /^([0-9a-f]{8})([0-9a-f]{8})([0-9a-f]{8})([0-9a-f]{8}) (-?\d+)$/.exec(line) ?? [];
    if (value === undefined) throw new Error(`${path}:${index + 1}: no position with its value`);
    const half = (text = ""): number => Number.parseInt(text, 16) | 0;
    return {
      board: { own: { low: half(ownLow), high: half(ownHigh) }, other: { low: half(otherLow), high: half(otherHigh) } },
      value: Number(value),
    };
  });
}

/** The errors of an opinion on positions whose values are known. */
export function errorsOf(known: readonly Known[], opinion: (board: BitBoard) => number): Errors {
  const differences = known.map(({ board, value }) => opinion(board) - value);
  const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    count: known.length,
    mean: average(differences.map(Math.abs)),
    rootMeanSquare: Math.sqrt(average(differences.map((difference) => difference ** 2))),
    bias: average(differences),
  };
}
