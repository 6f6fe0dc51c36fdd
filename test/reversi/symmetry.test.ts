import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  EIGHT_STARS,
  imageOfBoard,
  imageOfSquare,
  inverseOf,
  MIRRORED,
  makeBoard,
  nameOf,
  OTHELLO,
  parseTranscript,
  play,
  positionOf,
  resolve,
  START_SYMMETRIES,
  SYMMETRIES,
  squareNamed,
  symmetryToF5,
  TEN,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { gameFrom, games, PATIENT, valueIn } from "./support.ts";

vi.setConfig({ testTimeout: PATIENT });

const anySymmetry = fc.constantFrom(...SYMMETRIES);

describe("the eight images", () => {
  it("commute with play on every square board", () => {
    for (const variant of [OTHELLO, TEN, EIGHT_STARS]) {
      fc.assert(
        fc.property(games(variant), anySymmetry, (game, symmetry) => {
          const image = (square: number) => imageOfSquare(variant.shape, square, symmetry);
          let mirrored = resolve(variant, imageOfBoard(game.start.board, symmetry), variant.first);
          for (const { move, after } of game.plies) {
            mirrored = valueIn(play(mirrored, image(move.square)));
            expect(makeBoard(mirrored.board)).toBe(makeBoard(imageOfBoard(after.board, symmetry)));
            expect(mirrored.toMove).toBe(after.toMove);
            expect(new Set(mirrored.legal.map((legal) => legal.square))).toEqual(
              new Set(after.legal.map((legal) => image(legal.square))),
            );
          }
        }),
        { numRuns: variant === OTHELLO ? 40 : 8 },
      );
    }
  });

  it("take a1 to the corner and f5 to the square that geometry says", () => {
    const images = (name: string) =>
      SYMMETRIES.map((symmetry) =>
        nameOf(USUAL_SHAPE, imageOfSquare(USUAL_SHAPE, squareNamed(USUAL_SHAPE, name) ?? -1, symmetry)),
      );
    expect(images("a2")).toEqual(["a2", "h7", "b1", "g8", "g1", "b8", "h2", "a7"]);
    expect(images("f5")).toEqual(["f5", "c4", "e6", "d3", "d6", "e3", "c5", "f4"]);
  });

  it("are eight different ones, each undone by its inverse", () => {
    fc.assert(
      fc.property(anySymmetry, fc.nat(63), (symmetry, square) => {
        const image = imageOfSquare(USUAL_SHAPE, square, symmetry);
        expect(imageOfSquare(USUAL_SHAPE, image, inverseOf(symmetry))).toBe(square);
      }),
    );
    const boards = SYMMETRIES.map((s) => makeBoard(imageOfBoard(positionOf(gameFrom("f5d6c4d3")).board, s)));
    expect(new Set(boards).size).toBe(8);
  });

  it("keep the start in the first four and mirror it in the others", () => {
    for (const symmetry of SYMMETRIES) {
      const expected = START_SYMMETRIES.includes(symmetry) ? OTHELLO : MIRRORED;
      expect(makeBoard(imageOfBoard(OTHELLO.start, symmetry))).toBe(makeBoard(expected.start));
    }
  });

  it("turn any game into one from f5 with the same course", () => {
    fc.assert(
      fc.property(
        games().filter((game) => game.plies.length > 0),
        (game) => {
          const squares = game.plies.map((ply) => ply.move.square);
          const symmetry = symmetryToF5(squares[0] ?? Number.NaN) ?? "identity";
          const names = squares.map((square) => nameOf(USUAL_SHAPE, imageOfSquare(USUAL_SHAPE, square, symmetry)));
          expect(names[0]).toBe("f5");
          const played = valueIn(parseTranscript(names.join("")));
          expect(played.plies.map((ply) => [ply.disc, ply.move.flips.length])).toEqual(
            game.plies.map((ply) => [ply.disc, ply.move.flips.length]),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it("turn no other first move to f5", () => {
    const firsts = USUAL_SHAPE.squares.filter((square) => symmetryToF5(square) !== undefined);
    expect(firsts.map((square) => nameOf(USUAL_SHAPE, square))).toEqual(["d3", "c4", "f5", "e6"]);
  });
});
