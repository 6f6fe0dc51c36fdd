import { describe, expect, test } from "vitest";
import { nameOf, startPosition, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { type Knowledge, openDrill, type Question } from "../../../src/training/openings/drill.ts";
import {
  bookLine,
  OPENING_MARGIN,
  rightOf,
  TRAP_COST,
  TRAP_GAMES,
  valuedMoves,
  verdictOn,
} from "../../../src/training/openings/judge.ts";
import {
  courseFor,
  LINE_SETS,
  type Line,
  lineFrom,
  lineMoves,
  positionAfter,
  setWith,
} from "../../../src/training/openings/lines.ts";
import { openingId, positionOfOpening } from "../../../src/training/openings/position.ts";
import { trapCourse, trapsFor, trapsOf } from "../../../src/training/openings/traps.ts";
import { readBook } from "../../openings/read.ts";

const book = readBook();
const names = (line: Line): string => line.map((square) => nameOf(USUAL_SHAPE, square)).join("");
const at = (moves: string) => positionAfter(lineFrom(moves));
const valued = (moves: string) => valuedMoves(at(moves), book.at(at(moves))) ?? [];
/** Numbers in a fixed order that looks like chance. */
const chance = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

test.each([
  ["f5d6c3d3c4f4c5b3c2", "tiger"],
  ["f5d6c5f4", "perpendicular"],
  ["f5f6e6f4g5", "diagonal"],
  ["f5f4", "parallel"],
  ["f5f6f7", undefined],
])("after %s one is drilled in the lines of %s", (moves, set) => {
  expect(setWith(book, at(moves))).toBe(set);
});

describe("the id of a position", () => {
  test("is the same in every order of moves and however the game is turned, and no other’s", () => {
    // The same four moves in another order; and begun on each of the four first squares.
    expect(openingId(at("f5d6c4d3c3"))).toBe(openingId(at("f5d6c3d3c4")));
    const tigers = ["f5d6c3d3c4", "d3c5f6f5e6", "c4e3f6e6f5", "e6f4c3c4d3"].map((moves) => openingId(at(moves)));
    expect(new Set(tigers).size).toBe(1);
    expect(openingId(at("f5d6c3d3"))).not.toBe(tigers[0]);
  });

  test("tells the position, in one of its images, and nothing where discs lie on one another", () => {
    const tiger = positionOfOpening(openingId(at("f5d6c3d3c4")));
    expect(tiger?.toMove).toBe("white");
    expect(tiger && openingId(tiger)).toBe(openingId(at("f5d6c3d3c4")));
    expect(positionOfOpening(`${"f".repeat(32)}b`)).toBeNull();
    expect(positionOfOpening("tiger")).toBeNull();
  });
});

describe("a move in the opening", () => {
  test("is right where the book has it within the margin of its best, whichever of them the line goes on with", () => {
    const after = valued("f5");
    const right = rightOf(after).map(({ square }) => nameOf(USUAL_SHAPE, square));
    expect(right.toSorted()).toEqual(["d6", "f6"]);
    const best = Math.max(...after.map(({ value }) => value.score));
    for (const { square, value } of after) {
      expect(verdictOn(after, square)?.isRight).toBe(best - value.score <= OPENING_MARGIN);
    }
  });

  test("is the same in the four images of the start", () => {
    const moves = valued("");
    expect(moves).toHaveLength(1);
    for (const { square } of startPosition().legal) expect(verdictOn(moves, square)?.move).toBe(moves[0]);
  });

  test("cannot be judged where the book has no value for one that is legal", () => {
    expect(valuedMoves(at("f5f4e3f2"), undefined)).toBeNull();
    const node = book.at(at("f5"));
    const short = node && { ...node, moves: node.moves.slice(1) };
    expect(valuedMoves(at("f5"), short)).toBeNull();
  });

  test("that is wrong is refuted by the book’s best answers", () => {
    const line = bookLine(book, at("f5"), lineFrom("f4")[0] ?? -1);
    expect(names(line.slice(0, 1))).toBe("e3");
    expect(positionAfter([...lineFrom("f5f4"), ...line]).board).not.toEqual(at("f5f4").board);
  });
});

describe("the traps", () => {
  const traps = trapsOf(book);

  test("are moves that many people made, and that cost much by the book’s own values", () => {
    expect(traps.length).toBeGreaterThan(50);
    for (const { line, square, games, cost } of traps) {
      const moves = valued(names(line));
      const played = moves.find((move) => move.square === square);
      expect(played?.games).toBe(games);
      expect(games).toBeGreaterThanOrEqual(TRAP_GAMES);
      expect((moves[0]?.value.score ?? 0) - (played?.value.score ?? 0)).toBe(cost);
      expect(cost).toBeGreaterThanOrEqual(TRAP_COST);
    }
  });

  test("hold the parallel opening, and each is met from both sides where its answer can be judged", () => {
    expect(traps.some(({ line, square, side }) => names([...line, square]) === "f5f4" && side === "white")).toBe(true);
    for (const side of ["black", "white"] as const) {
      const met = trapsFor(book, side);
      expect(met.filter(({ isOurs }) => isOurs)).toHaveLength(traps.filter((trap) => trap.side === side).length);
      expect(met.some(({ isOurs }) => !isOurs)).toBe(true);
    }
  });
});

describe("a drill", () => {
  const own = [lineFrom("f5d6c3d3c4f4c5b3c2")];

  /** Answers every question with the line’s move, and gives the questions in order. */
  function walk(set: (typeof LINE_SETS)[number], side: "black" | "white", questions: number, seed = 1) {
    const course = set === "traps" ? trapCourse(book, side) : courseFor(book, set, side, own);
    const known = new Map<string, Knowledge>();
    const drill = openDrill(book, [course], (id) => known.get(id) ?? "new", chance(seed));
    const asked: Question[] = [];
    let question = drill.begin();
    while (question !== null && asked.length < questions) {
      asked.push(question);
      known.set(question.id, "known");
      const [move = null] = lineMoves(book, course, question.position) ?? [];
      question = drill.next(question, move);
    }
    return { asked, waiting: drill.waiting() };
  }

  test.each(LINE_SETS)("of %s asks either side only where it is to move and the book can judge", (set) => {
    for (const side of ["black", "white"] as const) {
      const { asked } = walk(set, side, 12);
      expect(asked.length).toBeGreaterThan(0);
      for (const { position, id, line } of asked) {
        expect(position.toMove).toBe(side);
        expect(valuedMoves(position, book.at(position))).not.toBeNull();
        expect(id).toBe(openingId(positionAfter(line)));
      }
    }
  });

  test("asks every position that was never met before it asks one a second time", () => {
    const { fresh } = openDrill(book, [courseFor(book, "first-five", "black", [])], () => "new", chance(7)).waiting();
    const { asked, waiting } = walk("first-five", "black", fresh, 7);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(fresh);
    expect(waiting).toEqual({ due: 0, fresh: 0 });
  });

  test("does not ask for the first move, of which all four are the same: Black begins on f5", () => {
    for (const set of ["first-five", "own"] as const) {
      const { asked } = walk(set, "black", 12);
      for (const { line } of asked) expect(names(line.slice(0, 1))).toBe("f5");
    }
  });

  test("counts a position once, whatever order of moves leads there", () => {
    const both = [lineFrom("f5d6c3d3c4f4"), lineFrom("f5d6c4d3c3f4")];
    const course = courseFor(book, "own", "white", both);
    const asked = openDrill(book, [course], () => "new", chance(1)).waiting().fresh;
    // f5 | f5d6c3 and f5d6c4 | Tiger, once | the last position is Black’s.
    expect(asked).toBe(4);
  });

  test("steers to what is due, whatever people play more often", () => {
    // After f5 White plays d6 in two games of three, f6 in one; only what follows f6 is due.
    const course = courseFor(book, "first-five", "black", []);
    const due = openingId(at("f5f6"));
    for (let seed = 1; seed <= 20; seed += 1) {
      const drill = openDrill(book, [course], (id) => (id === due ? "due" : "known"), chance(seed));
      expect(drill.begin()?.id).toBe(due);
    }
  });

  test("where nothing waits answers about as often as people do", () => {
    const course = courseFor(book, "first-five", "black", []);
    const drill = openDrill(book, [course], () => "known", chance(3));
    const counts = { d6: 0, f6: 0 };
    for (let i = 0; i < 200; i += 1) {
      const answer = names(drill.begin()?.line.slice(1, 2) ?? []);
      if (answer === "d6" || answer === "f6") counts[answer] += 1;
    }
    // 89,415 against 45,978 games.
    expect(counts.d6 / counts.f6).toBeGreaterThan(1.5);
    expect(counts.d6 / counts.f6).toBeLessThan(2.6);
  });

  test("goes on with the line’s move where an equal one was played that leaves it", () => {
    const course = courseFor(book, "own", "white", own);
    const drill = openDrill(book, [course], () => "new", chance(1));
    const first = drill.begin();
    expect(names(first?.line ?? [])).toBe("f5");
    const next = first && drill.next(first, lineFrom("f6")[0] ?? -1);
    expect(names(next?.line ?? [])).toBe("f5d6c3");
  });
});
