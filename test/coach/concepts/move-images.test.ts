import { expect, test } from "vitest";
import { accessOf, oneDiscAway } from "../../../src/coach/concepts/access.ts";
import { discCount } from "../../../src/coach/concepts/disc-count.ts";
import { freeMoves } from "../../../src/coach/concepts/free-moves.ts";
import { frontierDiscs, interiorDiscs } from "../../../src/coach/concepts/frontier.ts";
import { answeredMoves, legalFor, safeMoves } from "../../../src/coach/concepts/mobility.ts";
import { opennessOfMoves } from "../../../src/coach/concepts/quiet.ts";
import { regionsOf } from "../../../src/coach/concepts/regions.ts";
import { swindlesOf } from "../../../src/coach/concepts/swindles.ts";
import { wallsOf } from "../../../src/coach/concepts/walls.ts";
import {
  type Board,
  type Content,
  type Disc,
  imageOfBoard,
  imageOfSquare,
  opponentOf,
  type Square,
  SYMMETRIES,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { boards } from "./boards.ts";

const swapped = ({ shape, contents }: Board): Board => ({
  shape,
  contents: contents.map((content): Content => (content === "empty" ? content : opponentOf(content))),
});

/** What each concept finds, as texts: squares are named by `name`, sides seen from `side`. In the order of the alphabet. */
function findings(board: Board, side: Disc, name: (square: Square) => string): readonly string[] {
  const list = (squares: readonly Square[]): string => squares.map(name).sort().join(" ");
  const who = (disc: Disc | null): string => (disc === null ? "nobody" : disc === side ? "own" : "other");
  const texts: string[] = [];
  const tell = (...words: readonly unknown[]): number => texts.push(words.join(" "));
  const other = opponentOf(side);
  tell("legal", list(legalFor(board, side)), "safe", list(safeMoves(board, side)));
  tell("frontier", list(frontierDiscs(board, side)), "interior", list(interiorDiscs(board, other)));
  for (const move of answeredMoves(board, side)) tell(name(move.square), list(move.replies), "gives", list(move.gives));
  for (const move of opennessOfMoves(board, side)) {
    tell("openness", name(move.square), move.openness, list(move.open), list(move.around));
  }
  for (const connection of [4, 8] as const) {
    for (const { squares, isOdd, entrants } of regionsOf(board, connection)) {
      tell("region", connection, list(squares), isOdd, entrants.map(who).sort());
    }
  }
  for (const wall of wallsOf(board, side)) tell("wall", list(wall.discs), list(wall.ahead), list(wall.forOther));
  for (const free of freeMoves(board, side, side, 2_000)) tell("free", name(free.square));
  for (const swindle of swindlesOf(board, side)) tell("swindle", name(swindle.square), name(swindle.rest));
  for (const square of legalFor(board, side)) {
    const access = accessOf(board, side, square);
    tell("access", name(square), list(access?.keys ?? []), access?.lines.map(({ anchor }) => name(anchor)).sort());
  }
  for (const { square, discs } of oneDiscAway(board, side)) tell("away", name(square), list(discs));
  const count = discCount(board);
  tell("count", Object.values(count[side]), Object.values(count[other]), who(count.ahead), count.against);
  return texts.sort();
}

test("the other colours see the same, and so does every image of a position", () => {
  for (const board of boards.slice(0, 12)) {
    const here = findings(board, "black", String);
    expect(here.length).toBeGreaterThan(3);
    expect(findings(swapped(board), "white", String)).toEqual(here);
    for (const symmetry of SYMMETRIES) {
      const images = USUAL_SHAPE.squares.map((square) => imageOfSquare(USUAL_SHAPE, square, symmetry));
      const nameBack = (square: Square): string => String(images.indexOf(square));
      expect(findings(imageOfBoard(board, symmetry), "black", nameBack)).toEqual(here);
    }
  }
});
