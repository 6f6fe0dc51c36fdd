import { readFileSync } from "node:fs";
import { type Entry, entriesIn } from "../../src/training/drills/round.ts";
import { type RefereePosition, refereeMoves, refereePlay } from "../reversi/referee.ts";

/** The text of the positions of a drill. */
export const poolText = (drill: string): string => readFileSync(`content/drills/${drill}.txt`, "utf8");

/** The lines of a drill's file that are no position, each with the file: readers pass them over. */
export const faultsOfPool = (drill: string, text = poolText(drill)): readonly string[] =>
  text
    .trimEnd()
    .split("\n")
    .flatMap((line, i) => (entriesIn(line).length === 1 ? [] : [`${lineOfPool(drill, i)}: no position: "${line}"`]));

/** File and line of an entry of a drill, of which every line is one. */
export const lineOfPool = (drill: string, index: number): string => `content/drills/${drill}.txt:${index + 1}`;

/** The positions of a drill. */
export const readPool = (drill: string): readonly Entry[] => entriesIn(poolText(drill));

/** The final lead of X with best play for both, empty squares to the winner, as a referee finds it who plays every game out. */
export function leadOfBlack(position: RefereePosition): number {
  if (position.side !== null) return Math[position.side === "X" ? "max" : "min"](...leadsOf(position));
  const count = (disc: string): number => [...position.board].filter((one) => one === disc).length;
  const lead = count("X") - count("O");
  return lead + Math.sign(lead) * count("-");
}

/** The same after each legal move. */
export const leadsOf = (position: RefereePosition): readonly number[] =>
  position.side === null
    ? []
    : refereeMoves(position.board, position.side).map((square) => leadOfBlack(refereePlay(position, square)));
