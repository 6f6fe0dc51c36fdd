import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ExactSearch } from "../../src/engine/exact.ts";
import { loadEngine } from "../../src/engine/load.node.ts";
import { type Found, searcherOf } from "../../src/engine/searcher.ts";
import {
  type BitBoard,
  imageOfSquare,
  legalSquares,
  type Position,
  parseObf,
  passBits,
  playBits,
  type Square,
  SYMMETRIES,
  type Symmetry,
  sizeOfSet,
  squaresOfSet,
  startPosition,
  toBitBoard,
  USUAL_SHAPE,
} from "../../src/reversi/index.ts";
import { valueIn } from "../reversi/support.ts";
import { boardOf, endingOf, nameOfSquare } from "./support.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

const START = toBitBoard(startPosition().board, "black");
const isStuck = (board: BitBoard): boolean => sizeOfSet(legalSquares(board)) === 0;
const emptiesOf = ({ own, other }: BitBoard): number => 64 - sizeOfSet(own) - sizeOfSet(other);

/** The score of a game that is over, for the side whose turn it would be. */
function finalScoreOf({ own, other }: BitBoard): number {
  const mine = sizeOfSet(own);
  const theirs = sizeOfSet(other);
  return mine === theirs ? 0 : mine > theirs ? 64 - 2 * theirs : 2 * mine - 64;
}

/** What was met while lines were read out. */
interface Met {
  passes: number;
  stuckWithEmpties: number;
  wipeOuts: number;
}

/** The value by reading out every line. */
function readOut(board: BitBoard, met: Met): number {
  const moves = squaresOfSet(legalSquares(board));
  if (moves.length > 0) return Math.max(...moves.map((square) => 0 - readOut(playBits(board, square), met)));
  const passed = passBits(board);
  if (!isStuck(passed)) {
    met.passes += 1;
    return 0 - readOut(passed, met);
  }
  if (sizeOfSet(board.own) === 0 || sizeOfSet(board.other) === 0) met.wipeOuts += 1;
  else if (emptiesOf(board) > 0) met.stuckWithEmpties += 1;
  return finalScoreOf(board);
}

/** The board at the end of a line, as the side to move at its beginning sees it; undefined if a ply of it is not legal. */
function afterLine(board: BitBoard, line: Found["line"]): BitBoard | undefined {
  let at = board;
  for (const ply of line) {
    const moves = squaresOfSet(legalSquares(at));
    if (ply === "pass" ? moves.length > 0 || isStuck(passBits(at)) : !moves.includes(ply)) return undefined;
    at = ply === "pass" ? passBits(at) : playBits(at, ply);
  }
  return line.length % 2 === 0 ? at : passBits(at);
}

/** Asserts that what was found hangs together: a move that begins a legal line which ends with the score. */
function expectWhole(board: BitBoard, found: Found | null): asserts found is Found {
  expect(found).not.toBeNull();
  if (found === null) return;
  expect(found.isExact).toBe(true);
  expect(Math.abs(found.score)).toBeLessThanOrEqual(64);
  const end = afterLine(board, found.line);
  expect(end && isStuck(end) && isStuck(passBits(end))).toBe(true);
  expect(end && finalScoreOf(end)).toBe(found.score);
  expect(found.line[0]).toBe(isStuck(board) ? found.line[0] : found.move);
  if (isStuck(board)) expect(found.move).toBeNull();
}

/** Whole numbers by dice, the same for the same seed. */
function diceOf(seed: number): (sides: number) => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A board with so many empty squares anywhere and the rest by dice, `share` of ten own: games end early on it in every way. */
function scattered(seed: number, empties: number, share: number): BitBoard {
  const roll = diceOf(seed);
  const squares = Array.from({ length: 64 }, (_, square) => square);
  for (let at = 63; at > 0; at -= 1) {
    const to = roll(at + 1);
    [squares[at], squares[to]] = [squares[to] ?? 0, squares[at] ?? 0];
  }
  const contents = Array<string>(64).fill("-");
  for (const square of squares.slice(empties)) contents[square] = roll(10) < share ? "X" : "O";
  return boardOf(contents.join(""), "black");
}

const imageOf = (board: BitBoard, symmetry: Symmetry): BitBoard => {
  const imageOfSet = (set: BitBoard["own"]) =>
    squaresOfSet(set).reduce(
      ({ low, high }, square) => {
        const to = imageOfSquare(USUAL_SHAPE, square, symmetry);
        return to < 32 ? { low: low | (1 << to), high } : { low, high: high | (1 << (to - 32)) };
      },
      { low: 0, high: 0 },
    );
  return { own: imageOfSet(board.own), other: imageOfSet(board.other) };
};

const bitBoardOf = (position: Position): BitBoard => toBitBoard(position.board, position.turn);

const ffo = readFileSync(new URL("../fixtures/ffo.obf", import.meta.url), "utf8")
  .split(/\r?\n/)
  .filter((line) => line !== "")
  .map((line) => valueIn(parseObf(line)));

test.each(ffo.slice(0, 25).map((record, index) => [index + 1, record] as const))(
  "FFO position %i has its published score and best move",
  (_, { position, scores }) => {
    const board = bitBoardOf(position);
    const found = searcher.exact(board);
    expectWhole(board, found);
    expect(found.score).toBe(scores[0]?.score);
    expect(scores.map(({ move }) => move)).toContain(found.move);
  },
);

test("exact values equal those of reading out every line, on 500 positions of 1 to 9 empty squares", () => {
  const met: Met = { passes: 0, stuckWithEmpties: 0, wipeOuts: 0 };
  for (let seed = 1; seed <= 500; seed += 1) {
    const empties = 1 + (seed % 9);
    const board = seed % 3 === 0 ? bitBoardOf(endingOf(seed, empties)) : scattered(seed, empties, 1 + (seed % 9));
    const found = searcher.exact(board);
    expect(found?.score, `seed ${seed}`).toBe(readOut(board, met));
    expectWhole(board, found);
  }
  expect(met.passes).toBeGreaterThan(1000);
  expect(met.stuckWithEmpties).toBeGreaterThan(1000);
  expect(met.wipeOuts).toBeGreaterThan(100);
});

test("200 positions of 12 to 14 empty squares have the same exact value as their eight images, and as the plain search", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const board = bitBoardOf(endingOf(seed, 12 + (seed % 3)));
    const scores = SYMMETRIES.map((symmetry) => searcher.exact(imageOf(board, symmetry))?.score);
    expect(new Set(scores).size, `seed ${seed}`).toBe(1);
    if (seed % 20 === 0) expect(scores[0]).toBe(new ExactSearch().value(board));
  }
}, 120_000);

test("a position with one to four empty squares has a best move", () => {
  const nothing: Met = { passes: 0, stuckWithEmpties: 0, wipeOuts: 0 };
  let moves = 0;
  for (let seed = 1; seed <= 80; seed += 1) {
    const board = bitBoardOf(endingOf(seed, 1 + (seed % 4)));
    if (isStuck(board)) continue;
    const found = searcher.exact(board);
    const move = found?.move ?? -1;
    expect(squaresOfSet(legalSquares(board))).toContain(move);
    expect(0 - readOut(playBits(board, move), nothing)).toBe(found?.score);
    moves += 1;
  }
  expect(moves).toBeGreaterThan(50);
});

describe("a game that is over or a side that is stuck", () => {
  test("has the final score, empty squares to the winner, and no move", () => {
    const wipedOut = boardOf("--------------------X------XXX----XXXXX----XXX------X-----------", "white");
    expect(searcher.exact(wipedOut)).toMatchObject({ score: -64, move: null, line: [], isExact: true });
    expect(searcher.search(wipedOut, 4)).toMatchObject({ score: -64, move: null, line: [], isExact: true });
  });

  test("is worth minus what the other side has, exactly and by opinion", () => {
    let stuck = 0;
    for (let seed = 1; seed <= 10_000 && stuck < 20; seed += 1) {
      const board = scattered(seed, 6 + (seed % 7), 1 + (seed % 9));
      const passed = passBits(board);
      if (!isStuck(board) || isStuck(passed)) continue;
      stuck += 1;
      expect(searcher.exact(board)?.line[0]).toBe("pass");
      expect(0 - (searcher.exact(board)?.score ?? 99)).toBe(searcher.exact(passed)?.score);
      expect(0 - (searcher.search(board, 4)?.score ?? 99)).toBe(searcher.search(passed, 4)?.score);
      expect(0 - searcher.evaluate(board)).toBe(searcher.evaluate(passed));
    }
    expect(stuck).toBe(20);
  });
});

test("outside its window a search gives a bound on the right side", () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const board = bitBoardOf(endingOf(seed, 11));
    const value = searcher.exact(board)?.score ?? 99;
    for (let alpha = Math.max(-64, value - 5); alpha < Math.min(64, value + 5); alpha += 2) {
      const bound = searcher.exact(board, { alpha, beta: alpha + 1 })?.score ?? 99;
      if (value > alpha) expect(bound).toBeGreaterThan(alpha);
      else expect(bound).toBeLessThanOrEqual(alpha);
      expect(value > alpha ? bound <= value : bound >= value).toBe(true);
    }
  }
});

/** The value `depth` plies ahead by trying every move; the opinion in whole discs, a half away from zero. */
function lookAhead(board: BitBoard, depth: number): number {
  if (isStuck(board)) {
    const passed = passBits(board);
    return isStuck(passed) ? finalScoreOf(board) : 0 - lookAhead(passed, depth);
  }
  const opinion = searcher.evaluate(board);
  if (depth === 0) return Math.sign(opinion) * Math.round(Math.abs(opinion));
  return Math.max(
    ...squaresOfSet(legalSquares(board)).map((square) => 0 - lookAhead(playBits(board, square), depth - 1)),
  );
}

test("a search some plies ahead finds what trying every move finds", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const board = bitBoardOf(endingOf(seed, 14 + (seed % 40)));
    for (const depth of [1, 2, 3, 4]) {
      expect(searcher.search(board, depth)?.score, `seed ${seed} depth ${depth}`).toBe(lookAhead(board, depth));
    }
  }
});

test("a search that reaches the end is exact", () => {
  const board = bitBoardOf(endingOf(5, 10));
  const exact = searcher.exact(board);
  expect(searcher.search(board, 10)).toEqual(exact);
  expect(searcher.search(board, 40)).toEqual(exact);
  expect(searcher.search(board, 9)?.isExact).toBe(false);
});

test("mirrored first moves, and the images of any position, get the same score however much is left out", () => {
  for (const depth of [5, 8, 11]) {
    const scores = squaresOfSet(legalSquares(START)).map(
      (square) => searcher.search(playBits(START, square), depth, { selectivity: 2 })?.score,
    );
    expect(new Set(scores).size).toBe(1);
  }
  for (let seed = 1; seed <= 10; seed += 1) {
    const board = bitBoardOf(endingOf(seed, 30));
    const found = SYMMETRIES.map((symmetry) => searcher.search(imageOf(board, symmetry), 9, { selectivity: 2 }));
    expect(new Set(found.map((each) => each?.score)).size).toBe(1);
  }
});

test("the same question gets the same answer whatever was asked before", () => {
  const ask = (board: BitBoard): readonly unknown[] => [
    searcher.exact(boardOf("XOOXXX-XXOOOXXXOXOOOXXXOXOXXXOXOXOXOOXOOXXOOXOO-X-OOOO----XOO---", "black")),
    searcher.search(board, 8, { selectivity: 1 }),
    searcher.search(board, 6),
  ];
  const board = bitBoardOf(endingOf(7, 36));
  const first = ask(board);
  for (let seed = 1; seed <= 300; seed += 1) searcher.search(bitBoardOf(endingOf(seed % 20, 30 + (seed % 9))), 3);
  expect(ask(board)).toEqual(first);
  expect(searcherOf(module, weights).search(board, 6)).toEqual(first[2]);
});

test("scores never leave the range that a game can end in", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const board = scattered(seed, 12 + (seed % 30), seed % 11);
    expect(Math.abs(searcher.search(board, 1 + (seed % 5))?.score ?? 99)).toBeLessThanOrEqual(64);
    expect(Math.abs(searcher.evaluate(board))).toBeLessThanOrEqual(64);
  }
});

describe("a deadline", () => {
  const hopeless = bitBoardOf(endingOf(3, 40));

  test("that has passed leaves no answer", () => {
    expect(searcher.exact(hopeless, { deadline: performance.now() - 1 })).toBeNull();
    expect(searcher.search(hopeless, 5, { deadline: 0 })).toBeNull();
  });

  test("ends a search that would take for ever, and the next question is answered as usual", () => {
    const before = searcher.search(START, 5);
    const start = performance.now();
    expect(searcher.exact(hopeless, { deadline: start + 50 })).toBeNull();
    expect(performance.now() - start).toBeLessThan(1000);
    expect(searcher.search(START, 5)).toEqual(before);
  });

  afterEach(() => void vi.restoreAllMocks());

  test("that comes while the line is read out leaves the score, and the line as far as it is known", () => {
    // With hardly any memory for positions, reading out the line takes a search of its own.
    const forgetful = searcherOf(module, weights, 2);
    let looks = 0;
    let lastLook = Number.POSITIVE_INFINITY;
    vi.spyOn(performance, "now").mockImplementation(() => {
      looks += 1;
      return looks < lastLook ? 0 : 1;
    });
    const cut: Found["line"][] = [];
    for (const { position, scores } of ffo.slice(10, 24)) {
      const board = bitBoardOf(position);
      [looks, lastLook] = [0, Number.POSITIVE_INFINITY];
      const whole = forgetful.exact(board, { deadline: 1 });
      expectWhole(board, whole);
      [looks, lastLook] = [0, looks];
      const found = forgetful.exact(board, { deadline: 1 });
      if (found === null) continue;
      expect(found).toMatchObject({ score: scores[0]?.score, move: whole.move, isExact: true });
      expect(found.line).toEqual(whole.line.slice(0, found.line.length));
      cut.push(found.line);
    }
    expect(cut.length).toBeGreaterThan(0);
  });
});

describe("without trained weights", () => {
  const plain = searcherOf(module, null);

  test("endings are as exact", () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const board = bitBoardOf(endingOf(seed, 12));
      const found = plain.exact(board);
      expectWhole(board, found);
      expect(found.score).toBe(searcher.exact(board)?.score);
    }
  });

  test("a corner that can be taken is taken", () => {
    const found = plain.search(boardOf("-OX-------------------------XO------OX--------------------------", "black"), 2);
    expect(nameOfSquare(found?.move ?? (-1 as Square))).toBe("a1");
  });

  test("weights of the wrong size are refused", () => {
    expect(() => searcherOf(module, new Uint8Array(10))).toThrow(RangeError);
  });
});

test("the number of leaves from the start is the published one", () => {
  const published = [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_284];
  expect(published.map((_, depth) => searcher.perft(START, depth))).toEqual(published);
});
