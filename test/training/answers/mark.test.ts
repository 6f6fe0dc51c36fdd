import { describe, expect, test } from "vitest";
import type { MarkTarget } from "../../../src/catalogue/exercise.ts";
import { raysFrom } from "../../../src/coach/concepts/rays.ts";
import { contentAt, opponentOf, type Position, play, squareNamed, VARIANT_IDS } from "../../../src/reversi/index.ts";
import { judgeMarks, missedToShow } from "../../../src/training/answers/mark.ts";
import { whyWrongMark } from "../../../src/training/answers/mark-why.ts";
import { numberFor, squaresFor } from "../../../src/training/answers/targets.ts";
import { diagram, namesOf, positionAt, randomPositions, squareIn } from "../support.ts";

const marks = (position: Position, names: string) => names.split(" ").map((name) => squareIn(position, name));

const START = positionAt({});
const LEGAL: MarkTarget = { kind: "legal-moves" };
/** White b5 and d5, black c5 and e5; black d4, white e4. */
const ROWS = diagram("black", "........", "........", "........", "...XO...", ".OXOX...");

describe("marks on the start position", () => {
  test("all four legal moves solve it, in any order and named twice", () => {
    const judged = judgeMarks(LEGAL, START, marks(START, "e6 d3 c4 f5 d3"));
    expect(judged).toMatchObject({ solved: true, wrong: [], missed: [] });
  });

  test("a missed square is told as a number first and shown after a second try", () => {
    const judged = judgeMarks(LEGAL, START, marks(START, "d3 c4 f5"));
    expect(judged.solved).toBe(false);
    expect(namesOf(START, judged.missed)).toBe("e6");
    expect(missedToShow(judged, 1)).toEqual([]);
    expect(namesOf(START, missedToShow(judged, 2))).toBe("e6");
  });

  test("a wrong mark does not hide what is missed, nor what is right", () => {
    const judged = judgeMarks(LEGAL, START, marks(START, "d3 a1"));
    expect([judged.right.length, judged.wrong.length, judged.missed.length]).toEqual([1, 1, 3]);
  });
});

const why = (what: MarkTarget, position: Position, name: string) => {
  const [wrong, ...more] = judgeMarks(what, position, marks(position, name)).wrong;
  expect(more).toEqual([]);
  return wrong === undefined ? undefined : whyWrongMark(what, position, wrong);
};

describe("why a mark is wrong", () => {
  test("an occupied square", () => {
    expect(why(LEGAL, START, "d4")).toMatchObject({ why: "occupied", content: "white" });
  });

  test("no disc of the other colour beside it", () => {
    expect(why(LEGAL, START, "a1")).toMatchObject({ why: "no-neighbour", disc: "black" });
  });

  test("a row that ends at an empty square, and one that ends at the edge, each with what ends it", () => {
    const position = diagram("black", "........", "........", "...O....", "..O.O..X", "........", "OO.X....");
    const gap = why(LEGAL, position, "f4");
    expect(gap).toMatchObject({ why: "open", rays: [{ end: "empty", at: squareIn(position, "d4") }] });
    const edge = why({ kind: "legal-moves", side: "black" }, position, "c6");
    expect(edge).toMatchObject({ why: "open" });
    expect(edge?.why === "open" && edge.rays.map((ray) => ray.end)).toEqual(["edge"]);
  });

  test("a disc that turns may be empty, of one's own, off the lines, in a row that stays open, or behind the end of a row", () => {
    const what: MarkTarget = { kind: "turned-by", move: "a5" };
    expect(namesOf(ROWS, squaresFor(what, ROWS))).toBe("b5");
    expect(why(what, ROWS, "a6")).toMatchObject({ why: "empty" });
    expect(why(what, ROWS, "c5")).toMatchObject({ why: "colour", content: "black" });
    expect(why(what, ROWS, "e4")).toMatchObject({ why: "off-line" });
    expect(why(what, ROWS, "d5")).toMatchObject({ why: "behind", ray: { end: "own", at: squareIn(ROWS, "c5") } });
    const open = diagram("black", ".......O", "......O.", ".....O..", "........", "...O....", "..X.....", ".OOX....");
    expect(why({ kind: "turned-by", move: "a7" }, open, "h1")).toMatchObject({ why: "off-line" });
    const row = diagram("black", "........", "OO.X....", "OOX.....");
    expect(squaresFor({ kind: "turned-by", move: "c2" }, row)).toEqual([]);
  });

  test("a row beside a closed one that is not closed itself", () => {
    const position = diagram("black", ".OX.....", "O.......", "O.......");
    expect(why({ kind: "turned-by", move: "a1" }, position, "a2")).toMatchObject({
      why: "row-open",
      ray: { end: "empty", at: squareIn(position, "a4") },
    });
  });

  test("a disc that closes no row", () => {
    const what: MarkTarget = { kind: "closers", move: "a5" };
    expect(namesOf(ROWS, squaresFor(what, ROWS))).toBe("c5");
    expect(why(what, ROWS, "e5")).toMatchObject({ why: "behind", ray: { at: squareIn(ROWS, "c5") } });
    expect(why(what, ROWS, "d5")).toMatchObject({ why: "colour", content: "white" });
    expect(why(what, ROWS, "d4")).toMatchObject({ why: "off-line" });
    expect(why(what, ROWS, "h8")).toMatchObject({ why: "empty" });
  });

  test.each([
    [{ kind: "stable" }, "d4", "not-stable"],
    [{ kind: "stable", side: "black" }, "e4", "colour"],
    [{ kind: "frontier" }, "a1", "empty"],
    [{ kind: "discs", side: "black" }, "b5", "colour"],
    [{ kind: "corners" }, "b2", "elsewhere"],
    [{ kind: "row", name: "c" }, "d1", "elsewhere"],
    [{ kind: "region", square: "a1" }, "b5", "occupied"],
  ] as const)("%o does not hold for %s: %s", (what, name, reason) => {
    expect(why(what, ROWS, name)).toMatchObject({ why: reason });
  });

  test("a frontier disc has an empty neighbour, an interior disc none", () => {
    const block = diagram("black", "XXX.....", "XXX.....", "XXX.....");
    expect(namesOf(block, squaresFor({ kind: "frontier" }, block))).toBe("c1 c2 a3 b3 c3");
    expect(why({ kind: "frontier" }, block, "b2")).toMatchObject({ why: "interior" });
  });

  test("a square for one side only is not one for both, nor for nobody", () => {
    const reserve = diagram("white", "", "", "...........................XX...", "...OX......XX.....XXX.....X.X...");
    const what: MarkTarget = { kind: "only-for", side: "white" };
    expect(squaresFor(what, reserve)).toContain(squareIn(reserve, "d8"));
    expect(why(what, reserve, "a1")).toMatchObject({ why: "no-neighbour" });
    const both = diagram(
      "black",
      ".XO.....",
      "........",
      "O.......",
      "X.......",
      "........",
      "........",
      "........",
      "........",
    );
    expect(why({ kind: "only-for", side: "black" }, both, "d2")).toBeDefined();
  });
});

describe("what is asked for, worked out in another way", () => {
  const positions = [
    ...randomPositions(40),
    ...VARIANT_IDS.slice(4).flatMap((variant) => randomPositions(5, { variant })),
  ];

  test("legal moves are the squares on which a disc can be played", () => {
    for (const position of positions) {
      const played = position.board.shape.squares.filter((square) => play(position, square).ok);
      expect(squaresFor(LEGAL, position)).toEqual(played);
      expect(numberFor({ kind: "legal-moves" }, position)).toBe(played.length);
    }
  });

  test("what a move turns is what has another colour afterwards, and rows and closers agree with it", () => {
    for (const position of positions) {
      for (const { square, flips } of position.legal) {
        const after = play(position, square);
        if (!after.ok || flips.length === 0) continue;
        const move = position.board.shape.names[square] ?? "a1";
        const changed = position.board.shape.squares.filter(
          (one) => one !== square && contentAt(position.board, one) !== contentAt(after.value.board, one),
        );
        expect(squaresFor({ kind: "turned-by", move }, position)).toEqual(changed);
        expect(numberFor({ kind: "turned-by", move }, position)).toBe(changed.length);
        const closed = raysFrom(position.board, square, position.toMove ?? "black").filter(
          ({ row, end }) => row.length > 0 && end === "own",
        );
        expect(numberFor({ kind: "rows-of", move }, position)).toBe(closed.length);
        expect(squaresFor({ kind: "closers", move }, position)).toEqual(
          closed.map(({ at }) => at).sort((a, b) => (a ?? 0) - (b ?? 0)),
        );
      }
    }
  });

  test("the replies that a move leaves are the squares on which the other side can play next", () => {
    for (const position of positions) {
      const side = position.toMove ?? "black";
      for (const { square } of position.legal) {
        const after = play(position, square);
        if (!after.ok) continue;
        const { board, toMove } = after.value;
        const replies = board.shape.squares.filter((one) => toMove === opponentOf(side) && play(after.value, one).ok);
        const move = board.shape.names[square] ?? "a1";
        expect(numberFor({ kind: "replies", move }, position)).toBe(replies.length);
      }
    }
    expect(numberFor({ kind: "replies", move: "f5" }, START)).toBe(3);
    expect(numberFor({ kind: "replies", move: "a1" }, START)).toBeNull();
  });

  test("every square that is neither legal nor occupied is told why, by a ray that is truly open", () => {
    for (const position of positions) {
      const { board, toMove } = position;
      if (toMove === null || position.variant.placement.length > 0) continue;
      const right = squaresFor(LEGAL, position);
      for (const square of board.shape.squares.filter((one) => !right.includes(one))) {
        expect(judgeMarks(LEGAL, position, [square]).wrong).toEqual([square]);
        const wrong = whyWrongMark(LEGAL, position, square);
        if (wrong.why === "occupied") expect(contentAt(board, square)).toBe(wrong.content);
        else if (wrong.why === "open") {
          for (const { row, end, at } of wrong.rays) {
            expect(row.every((one) => contentAt(board, one) === opponentOf(toMove))).toBe(true);
            if (end === "edge") expect(at).toBeNull();
            else expect(contentAt(board, at ?? -1)).toBe("empty");
          }
        } else expect(wrong.why).toBe("no-neighbour");
      }
    }
  });

  test("squares known by their place", () => {
    const named = (what: MarkTarget, place = {}) => namesOf(positionAt(place), squaresFor(what, positionAt(place)));
    expect(named({ kind: "corners" })).toBe("a1 h1 a8 h8");
    expect(named({ kind: "x-squares" })).toBe("b2 g2 b7 g7");
    expect(named({ kind: "c-squares" })).toBe("b1 g1 a2 h2 a7 h7 b8 g8");
    expect(named({ kind: "uncapturable" })).toBe("a1 h1 a8 h8");
    expect(named({ kind: "uncapturable" }, { variant: "eight-stars" })).toBe("c1 h1 a3 j3 a8 j8 c10 h10");
    expect(named({ kind: "corners" }, { variant: "four" })).toBe("a1 d1 a4 d4");
    expect(named({ kind: "row", name: "c" })).toBe("c1 c2 c3 c4 c5 c6 c7 c8");
    expect(named({ kind: "row", name: 4 }, { variant: "four" })).toBe("a4 b4 c4 d4");
  });

  test("numbers are counted, and there is none where a move is not legal or the game goes on", () => {
    expect(numberFor({ kind: "discs", side: "black" }, START)).toBe(2);
    expect(numberFor({ kind: "discs", side: "black", after: "f5" }, START)).toBe(4);
    expect(numberFor({ kind: "discs", side: "black", after: "a1" }, START)).toBeNull();
    expect(numberFor({ kind: "turned-by", move: "a1" }, START)).toBeNull();
    expect(numberFor({ kind: "rows-of", move: "a1" }, START)).toBeNull();
    expect(numberFor({ kind: "result", side: "black" }, START)).toBeNull();
    expect(numberFor({ kind: "result", side: "black", after: "e6f4e3f6g5d6e7f5c5" }, START)).toBe(64);
    expect(numberFor({ kind: "result", side: "white", after: "e6f4e3f6g5d6e7f5c5" }, START)).toBe(0);
    expect(numberFor({ kind: "empties" }, START)).toBe(60);
    expect(numberFor({ kind: "empties", square: "a1" }, START)).toBe(60);
    expect(squareNamed(START.board.shape, "a1")).toBe(0);
    const cut = diagram("black", "..X.....", "..X.....", "XXX.....");
    expect(numberFor({ kind: "empties", square: "b2" }, cut)).toBe(4);
    expect(numberFor({ kind: "empties", square: "c3" }, cut)).toBe(0);
  });
});
