import { describe, expect, test } from "vitest";
import { ExactSearch } from "../../../src/engine/exact.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { readBy } from "../../../src/engine/opponents/eyes.ts";
import { misleads, wantsOf } from "../../../src/engine/opponents/habits.ts";
import { LEVEL, LEVELS } from "../../../src/engine/opponents/levels.ts";
import { chooseMove, type Player } from "../../../src/engine/opponents/players.ts";
import { plainSearcher } from "../../../src/engine/plain.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import {
  type BitBoard,
  flipsOf,
  HABITS,
  legalSquares,
  playBits,
  sizeOfSet,
  squaresOfSet,
} from "../../../src/reversi/index.ts";
import { boardOf, endingOf, named, nameOfSquare } from "../support.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

const players: readonly Player[] = [
  ...LEVELS.map((level): Player => ({ kind: "level", level })),
  ...HABITS.map((habit): Player => ({ kind: "habit", habit })),
];

function middleOf(seed: number, empty: number): BitBoard {
  const position = endingOf(seed, empty);
  if (position.toMove === null) throw new Error(`the game of seed ${seed} is over`);
  return boardOf(position.board, position.toMove);
}

const chosen = (board: BitBoard, player: Player, seed: number) => chooseMove(board, player, seed, searcher);

describe.each(players)("$kind $level$habit", (player) => {
  test("plays a legal move, the same one for the same seed", () => {
    for (const empty of [50, 16, 6]) {
      const board = middleOf(empty, empty);
      const choice = chosen(board, player, 7);
      expect(squaresOfSet(legalSquares(board))).toContain(choice?.square);
      expect(chosen(board, player, 7)).toEqual(choice);
    }
  });

  test("has no move where there is none", () => {
    const stuck = boardOf("XXXXXXXXXXXXXXOOXXXXXOOOXXXXOOOOXXXOOOOOXXOOOOOOXOOOOOOOOOOOOO--", "white");
    expect(chosen(stuck, player, 1)).toBeNull();
  });

  test("plays without the engine as well", () => {
    const board = middleOf(5, 40);
    const choice = chooseMove(board, player, 1, plainSearcher(), true);
    expect(squaresOfSet(legalSquares(board))).toContain(choice?.square);
  });
});

describe("a level", () => {
  test.each([1, 2, 3, 4] as const)(
    "%i slips into a habit for no more than that may cost by its own reading",
    (level) => {
      const { eye, plies, slips } = LEVEL[level];
      if (eye === "engine") throw new Error(`level ${level} has no eye of its own`);
      let slipped = 0;
      for (let seed = 1; seed <= 30; seed += 1) {
        const board = middleOf(seed, 20 + seed);
        const choice = chosen(board, { kind: "level", level }, seed);
        const slip = slips.find(({ habit }) => habit === choice?.habit);
        if (choice === null || slip === undefined) continue;
        const worth = (square: number): number => 0 - readBy(eye, playBits(board, square), plies - 1);
        const best = Math.max(...squaresOfSet(legalSquares(board)).map(worth));
        expect(best - worth(choice.square), `seed ${seed}`).toBeLessThanOrEqual(slip.tolerance);
        slipped += 1;
      }
      expect(slipped).toBeGreaterThan(2);
    },
  );

  test.each([1, 2, 3, 4] as const)("%i gives up eight discs or more only for a habit that is its own", (level) => {
    const { ways, slips } = LEVEL[level];
    const own = [...ways, ...slips.map(({ habit }) => habit)];
    let erred = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const board = middleOf(seed, 11 + (seed % 4));
      const squares = squaresOfSet(legalSquares(board));
      const worth = (square: number): number => 0 - (searcher.exact(playBits(board, square))?.score ?? 0);
      const choice = chosen(board, { kind: "level", level }, seed);
      if (choice === null) continue;
      const cost = Math.max(...squares.map(worth)) - worth(choice.square);
      if (cost < 8) continue;
      erred += 1;
      expect(own, `seed ${seed}: ${nameOfSquare(choice.square)} gives up ${cost}`).toContain(choice.habit);
      expect(choice.cost).toBeGreaterThan(0);
      const wants = wantsOf(choice.habit ?? "grabber", board, squares);
      expect(wants[squares.indexOf(choice.square)]).toBeGreaterThan(Math.min(...wants));
    }
    expect(erred).toBeGreaterThan(3);
  });

  test.each([1, 2, 3, 4] as const)("%i slips now and then, and not always", (level) => {
    const seeds = Array.from({ length: 30 }, (_, i) => i + 1);
    const slipped = seeds.filter((seed) => chosen(middleOf(seed, 30), { kind: "level", level }, seed)?.habit !== null);
    expect(slipped.length).toBeGreaterThan(0);
    expect(slipped.length).toBeLessThan(seeds.length);
  });

  test("another seed may give another move", () => {
    const board = middleOf(3, 50);
    const squares = Array.from({ length: 20 }, (_, seed) => chosen(board, { kind: "level", level: 2 }, seed)?.square);
    expect(new Set(squares).size).toBeGreaterThan(1);
  });

  test.each([5, 6] as const)("%i plays the last twelve squares perfectly", (level) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const ending = endingOf(seed, 10);
      if (ending.toMove === null) continue;
      const board = boardOf(ending.board, ending.toMove);
      const search = new ExactSearch();
      const square = chosen(board, { kind: "level", level }, seed)?.square ?? -1;
      expect(search.valueOfMove(board, square), `seed ${seed}`).toBe(search.value(board));
    }
  });
});

describe("a habit", () => {
  /** The first square that a habit wants most. */
  const wanted = (habit: (typeof HABITS)[number], board: BitBoard): string => {
    const squares = squaresOfSet(legalSquares(board));
    const wants = wantsOf(habit, board, squares);
    return nameOfSquare(squares[wants.indexOf(Math.max(...wants))] ?? -1);
  };

  test("the grabber turns as many discs as any move can", () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const board = middleOf(seed, 30);
      const most = Math.max(...squaresOfSet(legalSquares(board)).map((square) => sizeOfSet(flipsOf(board, square))));
      const square = chosen(board, { kind: "habit", habit: "grabber" }, seed)?.square ?? -1;
      expect(sizeOfSet(flipsOf(board, square))).toBe(most);
    }
  });

  test("the corner-hunter takes a corner, and steps next to one where it cannot", () => {
    const corner = boardOf("-OX-----OO------X-X---------------------------------------------", "black");
    expect(wanted("corner-hunter", corner)).toBe("a1");
    // b2 and f6 turn a disc each.
    const next = boardOf("------------------O--------X---------X------O-------------------", "black");
    expect(squaresOfSet(legalSquares(next)).map(nameOfSquare)).toContain("b2");
    expect(wanted("corner-hunter", next)).toBe("b2");
  });

  test("the edge-walker goes to the edge", () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const board = middleOf(seed, 30);
      const edges = squaresOfSet(legalSquares(board)).filter((square) => /[ah]|[18]/.test(nameOfSquare(square)));
      if (edges.length > 0) expect(edges.map(nameOfSquare)).toContain(wanted("edge-walker", board));
    }
  });

  test("the wall-builder leaves itself more discs on the outside than any other move does", () => {
    const touches = (board: BitBoard, square: number): boolean => {
      const [file, rank] = [square % 8, square >> 3];
      const { own, other } = board;
      const taken = new Set([...squaresOfSet(own), ...squaresOfSet(other)]);
      return [-1, 0, 1].some((x) =>
        [-1, 0, 1].some((y) => {
          const [f, r] = [file + x, rank + y];
          return f >= 0 && f < 8 && r >= 0 && r < 8 && !taken.has(r * 8 + f);
        }),
      );
    };
    const outside = (board: BitBoard, square: number): number => {
      const after = playBits(board, square);
      return squaresOfSet(after.other).filter((disc) => touches(after, disc)).length;
    };
    for (let seed = 1; seed <= 5; seed += 1) {
      const board = middleOf(seed, 40);
      const most = Math.max(...squaresOfSet(legalSquares(board)).map((square) => outside(board, square)));
      expect(outside(board, named(wanted("wall-builder", board)))).toBe(most);
    }
  });

  test("the early closer fills the smallest region", () => {
    // b1 lies in a region of two squares, h8 in one of one; both turn discs.
    const board = boardOf("--OXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO-", "black");
    expect(squaresOfSet(legalSquares(board)).map(nameOfSquare)).toEqual(["b1", "h8"]);
    expect(wanted("early-closer", board)).toBe("h8");
  });

  test("the pass-blind sees no worth in a move that leaves the other side stuck", () => {
    const winner = boardOf("XXXXXXXXXXXXXXOOXXXXXOOOXXXXOOOOXXXOOOOOXXOOOOOOXOOOOOOOOOOOOO--", "black");
    const squares = squaresOfSet(legalSquares(winner));
    expect(wantsOf("pass-blind", winner, squares).every((want) => Math.abs(want) <= 64)).toBe(true);
  });

  test("the move-giver leaves the other side as much choice as any move can", () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const board = middleOf(seed, 30);
      const choices = (square: number): number => sizeOfSet(legalSquares(playBits(board, square)));
      const most = Math.max(...squaresOfSet(legalSquares(board)).map(choices));
      expect(choices(named(wanted("move-giver", board)))).toBe(most);
    }
  });

  test("passes are overlooked only where one comes about", () => {
    const opening = middleOf(3, 50);
    const [first, ...others] = squaresOfSet(legalSquares(opening));
    for (const other of others) {
      expect(misleads("pass-blind", opening, other, first ?? -1)).toBe(false);
      expect(misleads("pass-blind", opening, first ?? -1, other)).toBe(false);
    }
    // After h8 White has no move, and Black g8 as well; after g8 White takes the corner.
    const winner = boardOf("XXXXXXXXXXXXXXOOXXXXXOOOXXXXOOOOXXXOOOOOXXOOOOOOXOOOOOOOOOOOOO--", "black");
    const squares = squaresOfSet(legalSquares(winner));
    const wants = wantsOf("pass-blind", winner, squares);
    const [worst, best] = wants[0] === Math.max(...wants) ? [squares[1], squares[0]] : [squares[0], squares[1]];
    expect(misleads("pass-blind", winner, best ?? -1, worst ?? -1)).toBe(wants[0] !== wants[1]);
  });
});
