import { describe, expect, test } from "vitest";
import { cornerAttacks, movesBesideCorners } from "../../../src/coach/concepts/corners.ts";
import { creepingMoves } from "../../../src/coach/concepts/creeping.ts";
import { cutsFor, diagonalsOf } from "../../../src/coach/concepts/diagonals.ts";
import { edgeShapes } from "../../../src/coach/concepts/edges.ts";
import { reserveSquares } from "../../../src/coach/concepts/reserve.ts";
import { stableWithAnchors } from "../../../src/coach/concepts/stable.ts";
import { stonerTraps } from "../../../src/coach/concepts/stoner.ts";
import { gapsOnEdges, wedgesFor } from "../../../src/coach/concepts/wedges.ts";
import {
  type Board,
  type Content,
  DISCS,
  type Disc,
  imageOfBoard,
  imageOfSquare,
  opponentOf,
  type Square,
  SYMMETRIES,
  type Symmetry,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { randomPositions } from "../../training/support.ts";
import { boardFrom } from "../support.ts";

/** How the squares and colours of a board are called: as they are, or as those of the board that it is an image of. */
interface Names {
  readonly set: (squares: Iterable<Square>) => string;
  readonly side: (side: Disc | null) => string;
}

type Told = (board: Board, side: Disc, names: Names) => readonly string[];

/** What each concept says of a board, for a side where it asks for one, without the order in which it says it. */
const CONCEPTS: Readonly<Record<string, Told>> = {
  "stable discs": (board, _, { set }) =>
    stableWithAnchors(board).map(
      ({ square, anchors, fullLines }) => `${set([square])} ${set(anchors)} ${fullLines.map(set).sort()}`,
    ),
  "edge shapes": (board, _, { set, side }) =>
    edgeShapes(board).map((one) => `${side(one.side)} ${one.shape} ${set(one.squares)}`),
  "moves beside corners": (board, mover, { set }) =>
    movesBesideCorners(board, mover, 2).map(
      ({ square, kind, corner, verdict, within, wasOpen }) =>
        `${set([square])} ${kind} ${set([corner])} ${verdict} ${within} ${wasOpen}`,
    ),
  "attacks on corners": (board, mover, { set }) =>
    cornerAttacks(board, mover).map(
      ({ square, attacked, isForced }) => `${set([square])} ${set(attacked)} ${isForced}`,
    ),
  gaps: (board, _, { set, side }) =>
    gapsOnEdges(board).map(
      (gap) => `${side(gap.side)} ${set(gap.ends)} ${set(gap.squares)} ${gap.isOdd} ${set(gap.open)}`,
    ),
  wedges: (board, mover, { set }) =>
    wedgesFor(board, mover).map(({ square, between }) => `${set([square])} ${set(between)}`),
  "reserve squares": (board, mover, { set }) =>
    reserveSquares(board, mover).map(({ square, kind, isPlayable }) => `${set([square])} ${kind} ${isPlayable}`),
  creeping: (board, mover, { set }) =>
    creepingMoves(board, mover).map(
      ({ square, from, gained, isOwn }) => `${set([square])} ${set(from)} ${set(gained)} ${isOwn}`,
    ),
  diagonals: (board, _, { set, side }) =>
    diagonalsOf(board).map(
      ({ squares, holder, ends }) =>
        `${set(squares)} ${side(holder)} ${ends.map(({ corner, openTo }) => `${set([corner])} ${openTo.map(side)}`).sort()}`,
    ),
  cuts: (board, mover, { set }) =>
    cutsFor(board, mover).map(({ square, discs, opens }) => `${set([square])} ${set(discs)} ${set(opens)}`),
  "Stoner traps": (board, mover, { set }) =>
    stonerTraps(board, mover).map(
      ({ type, xSquare, attack, defence, corners, conditions, isTrap }) =>
        `${type} ${[[xSquare], [attack], [defence]].map(set)} ${set(corners)} ${JSON.stringify(conditions)} ${isTrap}`,
    ),
};

const inOrder = (squares: Iterable<Square>): string => [...squares].sort((a, b) => a - b).join(".");
const AS_IT_IS: Names = { set: inOrder, side: (side) => side ?? "nobody" };

const swapped = (board: Board): Board => ({
  shape: board.shape,
  contents: board.contents.map((content): Content => (content === "empty" ? content : opponentOf(content))),
});

/** The names of an image in those of the board it is an image of. */
function namesOf(symmetry: Symmetry, isSwapped: boolean): Names {
  const back = new Map(USUAL_SHAPE.squares.map((square) => [imageOfSquare(USUAL_SHAPE, square, symmetry), square]));
  return {
    set: (squares) => inOrder([...squares].map((square) => back.get(square) ?? Number.NaN)),
    side: (side) => (side === null ? "nobody" : isSwapped ? opponentOf(side) : side),
  };
}

const boards: readonly Board[] = [
  ...randomPositions(60).map(({ board }) => board),
  // A Stoner trap, a creeping side and a reserve square: random games come upon few.
  boardFrom("---XXXX-X-OXXX-XX-OXXOXXXOOXXXXXXXOXXXXXXXOXXXX-X-XXXX---XXXXXX-"),
  boardFrom("OXXXO---XXXOOO-XXXOOOOOXXXXOOOOX-XOXOOXX-OOOOOXX--OXXO-X-OOOOOO-"),
  boardFrom("-OOOXX--X-OXXXX-XXXOOXOOXXOOXOOOXOXXOOOOOOOOOOOO--XXXOO---OOOOOO"),
];

describe.each(Object.entries(CONCEPTS))("%s", (_, told) => {
  test("are the same in all eight images and with the colours swapped", () => {
    let said = 0;
    for (const board of boards) {
      for (const side of DISCS) {
        const expected = [...told(board, side, AS_IT_IS)].sort();
        said += expected.length;
        for (const symmetry of SYMMETRIES) {
          const image = imageOfBoard(board, symmetry);
          expect([...told(image, side, namesOf(symmetry, false))].sort()).toEqual(expected);
          expect([...told(swapped(image), opponentOf(side), namesOf(symmetry, true))].sort()).toEqual(expected);
        }
      }
    }
    expect(said).toBeGreaterThan(3);
  });
});
