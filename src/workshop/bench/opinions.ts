import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Searcher } from "../../engine/searcher.ts";
import { type BitBoard, emptiesOf, passBits, playBits } from "../../reversi/index.ts";
import { errorsOf, type Known, readKnown } from "../evaluation/error.ts";
import { figure, type Part } from "./report.ts";

/** How many positions of each set are played out to their end. */
const PLAYED_OUT = 30;

const AHEAD = 6;

/** From so many empty squares a position is played out by best play, each one on the way with its value. */
const PLAYED_FROM = 20;

/** The positions that best play leads to, those before a pass left out, with their exact values. */
function onTheWay(board: BitBoard, searcher: Searcher): readonly Known[] {
  const found = searcher.exact(board);
  let at = board;
  let value = found?.score ?? 0;
  const known: Known[] = [];
  for (const move of found?.line ?? []) {
    if (move !== "pass") known.push({ board: at, value });
    at = move === "pass" ? passBits(at) : playBits(at, move);
    value = 0 - value;
  }
  return known;
}

/** How far the evaluation lies from the truth: on held-out positions, after some plies, and by stage with its bias for either parity. */
export function benchOpinions(folder: string, searcher: Searcher): Part {
  const part = "evaluation";
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".txt")) : [];
  if (names.length === 0) return { part, figures: [], skipped: `no held-out positions in ${folder}` };
  const opinion = (board: BitBoard): number => searcher.evaluate(board);
  const ahead = (board: BitBoard): number => searcher.search(board, AHEAD)?.score ?? Number.NaN;
  const sets = names
    .toSorted()
    .map((name) => ({ name: name.replace(".txt", ""), known: readKnown(join(folder, name)) }));
  const bySet = sets.flatMap(({ name, known }) => {
    const now = errorsOf(known, opinion);
    const later = errorsOf(known, ahead);
    return [
      figure(`${name} empty squares, ${now.count} positions, mean error`, now.mean, "discs"),
      figure(`${name} empty squares, bias`, now.bias, "discs"),
      figure(`${name} empty squares, after ${AHEAD} plies, mean error`, later.mean, "discs"),
    ];
  });
  const near = sets.map(({ known }) => known.filter(({ board }) => emptiesOf(board) <= PLAYED_FROM));
  const way = near.flatMap((known) => known.slice(0, PLAYED_OUT).flatMap(({ board }) => onTheWay(board, searcher)));
  const stages = [4, 8, 12, 16].flatMap((from) => {
    const stage = way.filter(({ board }) => emptiesOf(board) >= from && emptiesOf(board) < from + 4);
    const odd = stage.filter(({ board }) => emptiesOf(board) % 2 === 1);
    const even = stage.filter(({ board }) => emptiesOf(board) % 2 === 0);
    const name = `${from}-${from + 3} empty squares, best play`;
    if (odd.length === 0 || even.length === 0) return [];
    return [
      figure(`${name}, mean error`, errorsOf(stage, opinion).mean, "discs"),
      figure(`${name}, bias where odd`, errorsOf(odd, opinion).bias, "discs"),
      figure(`${name}, bias where even`, errorsOf(even, opinion).bias, "discs"),
    ];
  });
  return { part, figures: [...bySet, ...stages] };
}
