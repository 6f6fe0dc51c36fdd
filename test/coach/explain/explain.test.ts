import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { explain } from "../../../src/coach/explain/explain.ts";
import type { Explanation, Reason, Scene } from "../../../src/coach/explain/explanation.ts";
import { outcomeOf } from "../../../src/coach/explain/outcome.ts";
import { ENGINE_REACH, PLAIN_REACH } from "../../../src/coach/explain/reading.ts";
import type { MoveValue } from "../../../src/engine/analysis.ts";
import { imageOfBits } from "../../../src/engine/canonical.ts";
import { ExactSearch } from "../../../src/engine/exact.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { plainSearcher } from "../../../src/engine/plain.ts";
import { type Searcher, searcherOf } from "../../../src/engine/searcher.ts";
import type { CoachKey } from "../../../src/locales/coach.ts";
import { enCoach } from "../../../src/locales/en-coach.ts";
import {
  type BitBoard,
  emptiesOf,
  imageOfSquare,
  legalSquares,
  passBits,
  playBits,
  type Square,
  SYMMETRIES,
  type Symmetry,
  squareNamed,
  squaresOfSet,
  startPosition,
  toBitBoard,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { readMistakes } from "../../../src/workshop/coach/mistakes.ts";
import { holds, PROOFS } from "./proofs.ts";
import type { Worth } from "./sight.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const fixture = (name: string): string => fileURLToPath(new URL(`../../fixtures/coach/${name}`, import.meta.url));
const mistakes = readMistakes(fixture("mistakes.txt"));

const at = (name: string): Square => squareNamed(USUAL_SHAPE, name) ?? Number.NaN;

const start = (): BitBoard => toBitBoard(startPosition().board, "black");

/** The board after moves from the start without a pass, as the side to move sees it. */
const after = (moves: string): BitBoard =>
  (moves.match(/../g) ?? []).reduce((board, name) => playBits(board, at(name)), start());

function tell(board: BitBoard, played: Square): Explanation {
  const told = explain({ board, played }, searcher);
  if (told === null) throw new Error("the move is not legal");
  return told;
}

const keysOf = ({ reasons }: Explanation): readonly CoachKey[] => reasons.map(({ key }) => key);

/** An explanation as it is on an image of its board. */
function imageOf(told: Explanation, symmetry: Symmetry): Explanation {
  const to = (square: Square): Square => imageOfSquare(USUAL_SHAPE, square, symmetry);
  const line = (plies: Scene["line"]): Scene["line"] => plies.map((ply) => (ply === "pass" ? ply : to(ply)));
  const squares = <T extends Reason["squares"] | Scene["squares"]>(lists: T): T =>
    Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, list.map(to).sort((a, b) => a - b)]),
    ) as unknown as T;
  const scene = (one: Scene): Scene => ({ line: line(one.line), squares: squares(one.squares) });
  const value = (one: MoveValue): MoveValue => ({ ...one, square: to(one.square), line: line(one.line) });
  const reasons = (list: readonly Reason[]): readonly Reason[] =>
    list.map((reason) => ({
      ...reason,
      squares: squares(reason.squares),
      played: scene(reason.played),
      best: reason.best && scene(reason.best),
    }));
  return {
    ...told,
    played: value(told.played),
    best: value(told.best),
    tempting: told.tempting && value(told.tempting),
    reasons: reasons(told.reasons),
    instead: told.instead && { move: value(told.instead.move), reasons: reasons(told.instead.reasons) },
  };
}

describe("an explanation", () => {
  test.each([0, 29, 77, 101, 173])("is the same for all images of a position (mistake %i)", (i) => {
    const mistake = mistakes[i];
    if (mistake === undefined) throw new Error("there is no such mistake");
    const told = tell(mistake.board, mistake.played);
    expect(told.reasons.length).toBeGreaterThan(0);
    for (const symmetry of SYMMETRIES) {
      const played = imageOfSquare(USUAL_SHAPE, mistake.played, symmetry);
      expect(tell(imageOfBits(mistake.board, symmetry), played)).toEqual(imageOf(told, symmetry));
    }
  });

  test("is the same when it is asked for again, whatever was asked between", () => {
    const [first, second] = [mistakes[33], mistakes[160]];
    if (first === undefined || second === undefined) throw new Error("there are no such mistakes");
    const told = tell(first.board, first.played);
    tell(second.board, second.played);
    expect(tell(first.board, first.played)).toEqual(told);
  });

  test("is not given for a move that is not legal", () => {
    expect(explain({ board: start(), played: at("a1") }, searcher)).toBeNull();
  });

  test("is given without the engine, too, and says the same of an ending", () => {
    const mistake = mistakes[9];
    if (mistake === undefined) throw new Error("there is no such mistake");
    const told = explain(mistake, plainSearcher(), PLAIN_REACH);
    expect(told?.outcome).toEqual(tell(mistake.board, mistake.played).outcome);
    expect(told?.reasons.length).toBeGreaterThan(0);
    expect(explain({ board: start(), played: at("f5") }, plainSearcher(), PLAIN_REACH)?.outcome.depth).toBe(5);
  });

  test("looks at no more positions than it may, but for the values of the two moves", () => {
    const mistake = mistakes[147];
    if (mistake === undefined) throw new Error("there is no such mistake");
    let nodes = 0;
    const counting: Searcher = {
      exact: (...question) => {
        const found = searcher.exact(...question);
        nodes += found?.nodes ?? 0;
        return found;
      },
      search: (...question) => searcher.search(...question),
      evaluate: (board) => searcher.evaluate(board),
      clear: () => searcher.clear(),
    };
    const told = explain(mistake, counting);
    const whole = nodes;
    nodes = 0;
    const short = explain(mistake, counting, { ...ENGINE_REACH, positions: { exact: 1, before: 1 } });
    expect(short?.outcome).toEqual(told?.outcome);
    const [best, played] = [mistake.board, playBits(mistake.board, mistake.played)].map((board) =>
      searcher.exact(board),
    );
    expect(nodes).toBe((best?.nodes ?? 0) + (played?.nodes ?? 0));
    expect(nodes).toBeLessThan(whole);
    expect(short?.tempting).toBeNull();
    const said = keysOf(tell(mistake.board, mistake.played));
    const left = short?.reasons.map(({ key }) => key) ?? [];
    expect(left.length).toBeGreaterThan(0);
    expect(left).toEqual(said.filter((key) => !key.startsWith("reply.")));
  });

  test("has no reason against a best move", () => {
    const told = tell(start(), at("f5"));
    expect(told.best).toEqual(told.played);
    expect(told.reasons).toEqual([]);
    expect(told.instead).toBeNull();
    expect(told.outcome.key).toBe("outcome.estimate.best");
  });

  test("tells what speaks for a best move by a worse one that turns many discs", () => {
    const plain = new ExactSearch();
    const worth: Worth = ({ board, toMove }) => plain.value(toBitBoard(board, toMove ?? "black"));
    const compared = mistakes.slice(0, 40).flatMap(({ board, played }) => {
      const { best } = tell(board, played);
      const told = tell(board, best.square);
      if (told.instead === null) return [];
      const { move, reasons } = told.instead;
      expect(move.score).toBe(plain.valueOfMove(board, move.square));
      expect(move.score).toBeLessThan(told.played.score);
      const asPlayed = { ...told, played: move, outcome: outcomeOf(move, told.played), reasons };
      for (const reason of reasons) expect(holds(board, asPlayed, reason, worth)).toBe(true);
      return reasons.slice(0, 1);
    });
    expect(compared.length).toBeGreaterThan(20);
  });

  test("knows the outcome of an ending from the plain search, too", () => {
    const plain = new ExactSearch();
    for (const { board, played } of mistakes.filter(({ board }) => emptiesOf(board) === 9)) {
      const { outcome, tempting } = tell(board, played);
      expect(outcome).toMatchObject({ before: plain.value(board), after: plain.valueOfMove(board, played) });
      expect(outcome.isExact).toBe(true);
      if (tempting !== null) expect(tempting.score).toBe(plain.valueOfMove(board, tempting.square));
    }
  });

  test("names the move that turns the most discs where it tempts and fails", () => {
    const tempted = mistakes.slice(0, 60).flatMap(({ board, played }) => {
      const { tempting, best } = tell(board, played);
      return tempting === null ? [] : [{ tempting, best, played }];
    });
    expect(tempted.length).toBeGreaterThan(10);
    for (const { tempting, best, played } of tempted) {
      expect(tempting.score).toBeLessThan(best.score);
      expect([best.square, played]).not.toContain(tempting.square);
    }
  });
});

describe("the outcome", () => {
  const value = (score: number, isExact = true): MoveValue => ({ square: 0, score, isExact, depth: 12, line: [0] });

  test.each([
    [2, -18, "outcome.win.loss"],
    [2, 0, "outcome.win.draw"],
    [8, 2, "outcome.win.win"],
    [0, -4, "outcome.draw.loss"],
    [-2, -10, "outcome.loss.loss"],
    [6, 6, "outcome.best"],
  ] as const)("of a move that makes %i of %i is told in results", (before, left, key) => {
    expect(outcomeOf(value(left), value(before))).toMatchObject({ key, before, after: left });
  });

  test("is an estimate, not a result, where a value is not proven", () => {
    expect(outcomeOf(value(-9, false), value(3))).toMatchObject({ key: "outcome.estimate", isExact: false, depth: 12 });
  });
});

describe("a reason", () => {
  test("tells of a wipe-out that the move allows at once", () => {
    const told = tell(after("e6f4e3f6g5d6e7"), at("f5"));
    expect(keysOf(told)[0]).toBe("wiped-out");
    expect(told.played.line).toEqual([at("f5"), at("c5")]);
  });

  test("counts the last moves with six empty squares and fewer", () => {
    const plain = new ExactSearch();
    const worth: Worth = ({ board, toMove }) => plain.value(toBitBoard(board, toMove ?? "black"));
    let counted = 0;
    for (const mistake of mistakes.filter(({ board }) => emptiesOf(board) === 8)) {
      const line = tell(mistake.board, mistake.played).played.line.slice(0, 2);
      const board = line.reduce((now, ply) => (ply === "pass" ? passBits(now) : playBits(now, ply)), mistake.board);
      for (const square of squaresOfSet(legalSquares(board))) {
        const told = tell(board, square);
        for (const reason of told.reasons) expect(holds(board, told, reason, worth)).toBe(true);
        if (keysOf(told).includes("counted")) counted += 1;
        else expect(told.reasons).toEqual([]);
      }
    }
    expect(counted).toBeGreaterThan(5);
  });

  test("is proven in a second way for every move of the last ten squares", () => {
    const plain = new ExactSearch();
    const worth: Worth = ({ board, toMove }) => plain.value(toBitBoard(board, toMove ?? "black"));
    const unproven = mistakes
      .filter(({ board }) => emptiesOf(board) <= 10)
      .flatMap(({ board }) => squaresOfSet(legalSquares(board)).map((square) => ({ board, told: tell(board, square) })))
      .flatMap(({ board, told }) => told.reasons.filter((reason) => !holds(board, told, reason, worth)));
    expect(unproven).toEqual([]);
  });

  test("has a second proof for each of its keys", () => {
    const reasons = Object.keys(enCoach).filter((key) => !/^(black|white|outcome\..*)$/.test(key));
    expect(Object.keys(PROOFS).sort()).toEqual(reasons.sort());
  });
});

// A trap of the openings: White takes every disc whatever Black replies to g3, as the rules alone show.
test("a move after which every disc is lost in a few moves is never called as good as any", () => {
  const told = explain({ board: after("f5d6c3d3c4f4d7e3f2"), played: at("f3") }, searcher, ENGINE_REACH);
  expect(told?.played.score).toBe(-64);
  expect(told?.best.square).not.toBe(at("f3"));
  expect(told?.best.score).toBeGreaterThan(-64);
});
