import { readFileSync } from "node:fs";
import { parseTranscript, positionOf, toBitBoard } from "../../reversi/index.ts";
import type { Opening } from "./game.ts";

const file = new URL("./openings.txt", import.meta.url);

/** The balanced openings that matches begin from, in the order of the list; its head tells where they come from. */
export function readOpenings(): readonly Opening[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const game = parseTranscript(line);
      if (!game.ok) throw new Error(`${line} is no opening`);
      const { board, toMove } = positionOf(game.value);
      if (toMove === null) throw new Error(`${line} ends the game`);
      return { board: toBitBoard(board, toMove), toMove };
    });
}
