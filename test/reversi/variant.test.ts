import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  type Board,
  type ByDisc,
  countDiscs,
  type Disc,
  EIGHT_STARS,
  emptyBoard,
  FOUR,
  finalScore,
  makeBoard,
  nameOf,
  newGame,
  type Position,
  parseTranscript,
  passesOf,
  play,
  positionOf,
  REVERSI_1880,
  resolve,
  type Shape,
  squareNamed,
  startPosition,
  VARIANT_IDS,
  VARIANTS,
  type Variant,
  type VariantId,
  withDiscs,
} from "../../src/reversi/index.ts";
import { games, PATIENT, playChoices, valueIn } from "./support.ts";

vi.setConfig({ testTimeout: PATIENT });

const legalNames = (position: Position): readonly string[] =>
  position.legal.map((move) => nameOf(position.board.shape, move.square));

const at = (shape: Shape, names: string): readonly number[] =>
  names.split(" ").map((name) => squareNamed(shape, name) ?? Number.NaN);

const boardWith = (shape: Shape, black: string, white: string): Board =>
  withDiscs(withDiscs(emptyBoard(shape), at(shape, black), "black"), at(shape, white), "white");

/** Final disc differences for the side to move, empty squares to the winner, by plain search of everything. */
function solve(start: Position): number {
  const known = new Map<string, number>();
  const scoreFor = (position: Position, disc: Disc): number => {
    const { toMove } = position;
    const final = finalScore(position);
    if (final !== null) return disc === "black" ? final.black - final.white : final.white - final.black;
    if (toMove === null) throw new Error("a game that goes on has a side to move");
    const key = `${makeBoard(position.board)}${toMove}`;
    const score =
      known.get(key) ??
      Math.max(...position.legal.map(({ square }) => scoreFor(valueIn(play(position, square)), toMove)));
    known.set(key, score);
    return disc === toMove ? score : -score;
  };
  return scoreFor(start, start.toMove ?? "black");
}

describe("the variants", () => {
  it("have their legal first moves", () => {
    const first: Readonly<Record<VariantId, string>> = {
      othello: "d3 c4 f5 e6",
      mirrored: "e3 f4 c5 d6",
      parallel: "c3 d3 e3 f3",
      "reversi-1880": "d4 e4 d5 e5",
      four: "b1 a2 d3 c4",
      six: "c2 b3 e4 d5",
      ten: "e4 d5 g6 f7",
      "eight-stars": "e4 d5 g6 f7",
    };
    for (const id of VARIANT_IDS) {
      expect([id, legalNames(startPosition(VARIANTS[id])).join(" ")]).toEqual([id, first[id]]);
    }
  });

  it("begin with Black but for the Reversi of the 1880s", () => {
    for (const id of VARIANT_IDS) {
      expect(newGame(VARIANTS[id]).start.toMove).toBe(id === "reversi-1880" ? "white" : "black");
    }
  });

  it("can all be played to the end", () => {
    for (const id of VARIANT_IDS) {
      const played = playChoices(
        newGame(VARIANTS[id]),
        Array.from({ length: 120 }, (_, i) => i * 7 + 3),
      );
      const position = positionOf(played);
      expect(position.end, id).not.toBeNull();
      const score = finalScore(position);
      expect((score?.black ?? 0) + (score?.white ?? 0)).toBe(VARIANTS[id].shape.squares.length);
    }
  });
});

describe("4x4, solved by search of everything", () => {
  it("is lost by ten by the first player from the usual start", () => {
    expect(solve(startPosition(FOUR))).toBe(-10);
  });

  it("is lost by four by the first player from the parallel start", () => {
    const start = boardWith(FOUR.shape, "b3 c3", "b2 c2");
    const parallel: Variant = { ...FOUR, start };
    expect(solve(startPosition(parallel))).toBe(-4);
  });
});

describe("8 Stars", () => {
  const { shape } = EIGHT_STARS;

  it("has 88 squares and exactly eight that can never be turned", () => {
    // By coordinates alone: a disc can be turned only along a line that goes on to both sides of it.
    const cut = (file: number, rank: number): boolean => {
      const fromEdge = Math.min(file, 9 - file) + Math.min(rank, 9 - rank);
      return fromEdge < 2 || file < 0 || file > 9 || rank < 0 || rank > 9;
    };
    const lines = [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const;
    const squares = Array.from({ length: 100 }, (_, i) => [i % 10, Math.floor(i / 10)] as const).filter(
      ([file, rank]) => !cut(file, rank),
    );
    const safe = squares.filter(([file, rank]) =>
      lines.every(([df, dr]) => cut(file + df, rank + dr) || cut(file - df, rank - dr)),
    );
    expect(shape.squares).toEqual(squares.map(([file, rank]) => rank * 10 + file));
    expect(shape.squares).toHaveLength(88);
    expect(safe.map(([file, rank]) => nameOf(shape, rank * 10 + file)).join(" ")).toBe("c1 h1 a3 j3 a8 j8 c10 h10");
    const rayPair = (square: number) =>
      [0, 1, 2, 3].some((i) => shape.rays[square]?.[i]?.length && shape.rays[square]?.[i + 4]?.length);
    expect(shape.squares.filter((square) => !rayPair(square))).toEqual(safe.map(([file, rank]) => rank * 10 + file));
  });

  it("never turns one of the eight in any game", () => {
    const safe = new Set(at(shape, "c1 h1 a3 j3 a8 j8 c10 h10"));
    fc.assert(
      fc.property(games(EIGHT_STARS), (game) => {
        expect(game.plies.flatMap((ply) => ply.move.flips).filter((square) => safe.has(square))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

describe("the Reversi of the 1880s", () => {
  const first4 = at(REVERSI_1880.shape, "d4 e4 d5 e5");

  it("fills the centre with two discs of each colour in six ways, without flips, White first", () => {
    const boards = new Set<string>();
    const fill = (position: Position, placed: readonly Disc[]): void => {
      if (placed.length === 4) {
        expect(placed).toEqual(["white", "black", "white", "black"]);
        expect(position.toMove).toBe("white");
        boards.add(makeBoard(position.board));
        return;
      }
      expect(position.legal.every((move) => first4.includes(move.square) && move.flips.length === 0)).toBe(true);
      for (const { square } of position.legal) {
        fill(valueIn(play(position, square)), [...placed, position.toMove ?? "black"]);
      }
    };
    fill(startPosition(REVERSI_1880), []);
    expect(boards.size).toBe(6);
  });

  it("makes a side that has used its discs pass, without borrowing", () => {
    const board = boardWith(REVERSI_1880.shape, "b1 d3 d4", "c1 c3 c4");
    const position = (supply: ByDisc<number>) => resolve(REVERSI_1880, withFullCentre(board), "black", supply);
    expect(position({ black: 1, white: 1 })).toMatchObject({ passes: null, toMove: "black" });
    expect(position({ black: 0, white: 1 })).toMatchObject({ passes: "black", toMove: "white" });
    expect(position({ black: 0, white: 0 })).toMatchObject({ toMove: null, end: "both-stuck" });
  });

  it("lets nobody place more than 32 discs", () => {
    fc.assert(
      fc.property(games(REVERSI_1880), (game) => {
        const used = (disc: Disc) => game.plies.filter((ply) => ply.disc === disc).length;
        const { supply } = positionOf(game);
        expect(supply).toEqual({ black: 32 - used("black"), white: 32 - used("white") });
        expect(Math.max(used("black"), used("white"))).toBeLessThanOrEqual(32);
      }),
      { numRuns: 40 },
    );
  });

  it("takes a board of unknown history as if its discs had been placed in turn", () => {
    const five = boardWith(REVERSI_1880.shape, "d4 e5", "e4 d5 d3");
    expect(resolve(REVERSI_1880, five, "black").supply).toEqual({ black: 30, white: 29 });
  });

  it("ends a game when the side that still has discs cannot move", () => {
    const wiped = boardWith(REVERSI_1880.shape, "d4 e5 e4 d5", "a1");
    const position = resolve(REVERSI_1880, wiped, "white", { black: 0, white: 20 });
    expect(position).toMatchObject({ toMove: null, end: "both-stuck" });
    expect(countDiscs(position.board)).toEqual({ black: 4, white: 1, empty: 59 });
  });

  it("can be read as a transcript from its own start", () => {
    const game = valueIn(parseTranscript("d4e4e5d5", startPosition(REVERSI_1880)));
    expect(makeBoard(positionOf(game).board)).toBe("---------------------------OX------XO---------------------------");
    expect(passesOf(game)).toEqual([]);
    expect(positionOf(game).toMove).toBe("white");
  });

  function withFullCentre(board: Board): Board {
    const empty = first4.filter((square) => board.contents[square] === "empty");
    return withDiscs(board, empty, "white");
  }
});
