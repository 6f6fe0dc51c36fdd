import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Explanation, Reason } from "../../../src/coach/client.ts";
import type { Case } from "../../../src/coach/explain/case.ts";
import { futureOf } from "../../../src/coach/explain/future.ts";
import { ENGINE_REACH, Reading } from "../../../src/coach/explain/reading.ts";
import { PROVEN, SHOWN } from "../../../src/coach/explain/reasons/index.ts";
import { slotsOfReason } from "../../../src/coach/explain/slots.ts";
import type { MoveValue } from "../../../src/engine/analysis.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { reasonsForTry } from "../../../src/islands/tries/reasons.ts";
import { isTryKey, slotsOfTry, type TryKey, tryTranslator } from "../../../src/locales/coach-tries.ts";
import { enCoach } from "../../../src/locales/en-coach.ts";
import { enCoachTries } from "../../../src/locales/en-coach-tries.ts";
import {
  type BitBoard,
  emptiesOf,
  legalSquares,
  OTHELLO,
  playBits,
  resolve,
  type Square,
  squaresOfSet,
} from "../../../src/reversi/index.ts";
import { readMistakes } from "../../../src/workshop/coach/mistakes.ts";
import { at, boardFrom } from "../../coach/support.ts";

const KEYS = Object.keys(enCoachTries).filter((key): key is TryKey => key !== "black" && key !== "white");
const slotsIn = (text: unknown): readonly string[] =>
  [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, slot = ""]) => slot);

/** What the slots of the coach's sentences that are filled from the best move and what follows it are called. */
const OF_THE_BEST = ["best", "bestReply", "instead", "insteadOthers", "safe", "next", "taken", "less"];

test("every sentence for a try has one of the coach to stand for, and no slot of the best move", () => {
  expect(KEYS.length).toBeGreaterThan(20);
  for (const key of KEYS) {
    expect(Object.keys(enCoach)).toContain(key);
    const slots = slotsIn(enCoachTries[key]);
    expect(slotsOfTry(key)).toEqual(slots);
    expect(
      slots.filter((slot) => OF_THE_BEST.includes(slot)),
      key,
    ).toEqual([]);
  }
});

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

/** Every move with its exact value and the best play after it. */
const valuesOf = (board: BitBoard): readonly MoveValue[] =>
  squaresOfSet(legalSquares(board)).map((square) => {
    const found = searcher.exact(playBits(board, square));
    if (found === null) throw new Error("a search without a deadline gave up");
    const line = [square, ...found.line];
    return { square, score: 0 - found.score, isExact: true, depth: emptiesOf(board), line };
  });

test("what is said of a try is the same whichever better move it is compared with", () => {
  const say = tryTranslator("en");
  const fixture = fileURLToPath(new URL("../../fixtures/coach/mistakes.txt", import.meta.url));
  const mistakes = readMistakes(fixture).filter(({ board }) => emptiesOf(board) <= 12);
  const compared = new Map<TryKey, number>();
  for (const { board, played } of mistakes) {
    const values = valuesOf(board);
    const tried = values.find(({ square }) => square === played);
    if (tried === undefined) throw new Error("a mistake that is not legal");
    const said = new Map<TryKey, Set<string>>();
    for (const best of values.filter(({ score }) => score > tried.score)) {
      const [left, right] = [futureOf(board, tried), futureOf(board, best)];
      const reading = new Reading(board, searcher, ENGINE_REACH);
      const known = { empties: emptiesOf(board), isExact: true, cost: best.score - tried.score };
      const pair: Case = {
        before: left.before,
        played: left,
        best: right,
        worth: (after, alpha, beta) => reading.worth(after, alpha, beta),
        opinions: [(after) => reading.opinion(after, 8)],
        ...known,
      };
      for (const reason of [...PROVEN, ...SHOWN].flatMap((template) => template(pair) ?? [])) {
        // Of several regions or corners they speak of one that the best move wins; what they say of it is proven of the try alone.
        if (!isTryKey(reason.key) || ["last.region", "corner.goes"].includes(reason.key)) continue;
        const sentence = say(reason.key, "black", slotsOfReason(reason));
        expect(sentence).not.toContain("{");
        said.set(reason.key, (said.get(reason.key) ?? new Set()).add(sentence));
      }
    }
    for (const [key, sentences] of said) {
      compared.set(key, (compared.get(key) ?? 0) + 1);
      expect([...sentences], key).toHaveLength(1);
    }
  }
  expect(compared.size).toBeGreaterThan(10);
});

const FOUR_LEFT = "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO";
const POSITION = resolve(OTHELLO, boardFrom(FOUR_LEFT), "black");
const [A8, D8, H2, H3] = [at("a8"), at("d8"), at("h2"), at("h3")];

/** Why a8 is wrong, where d8 is best and White answers d8, h3 and h2. */
const explanation = (reasons: readonly Reason[], isExact = true, score = -20): Explanation => ({
  played: { square: A8, score, isExact, depth: 4, line: [A8, D8, H3, H2] },
  best: { square: D8, score: 18, isExact, depth: 4, line: [D8] },
  tempting: null,
  instead: null,
  outcome: { key: "outcome.win.loss", before: 18, after: score, isExact, depth: 4 },
  reasons,
});

const reason = (key: Reason["key"], more: Partial<Reason> = {}): Reason => ({
  key,
  numbers: {},
  strength: 50,
  best: null,
  played: { line: [A8], squares: {} },
  ...more,
  squares: { move: [A8], best: [D8], ...more.squares },
});

const keysFor = (told: Explanation, line = [A8, D8, H3, H2]): readonly string[] =>
  reasonsForTry(told, { position: POSITION, line, at: 2 }).map(({ key }) => key);

test("reasons that speak of the try alone are told in the order of their strength, others never", () => {
  const all = ["last.all", "order.both", "free.spent", "corner.missed.taken", "counted"] as const;
  expect(keysFor(explanation(all.map((key) => reason(key))))).toEqual(["last.all", "free.spent"]);
});

test("where it is an estimate that the try costs discs, only what is so in any case is told", () => {
  const all = ["corner.given.far", "last.all", "free.spent", "moves.given", "pass.own"] as const;
  expect(
    keysFor(
      explanation(
        all.map((key) => reason(key)),
        false,
      ),
    ),
  ).toEqual(["corner.given.far", "pass.own"]);
});

test("nothing is told where the try costs nothing", () => {
  expect(keysFor(explanation([reason("free.spent")], true, 18))).toEqual([]);
});

test("no move that could still be right is named or marked, nor a right one though it is seen as the reply", () => {
  const turned = (square: Square): Reason => reason("turned.reply", { squares: { square: [square] } });
  expect(keysFor(explanation([turned(H2)]))).toEqual(["turned.reply"]);
  expect(keysFor(explanation([turned(H3)]))).toEqual([]);
  expect(keysFor(explanation([turned(D8)]))).toEqual([]);
  const marked = reason("last.all", { played: { line: [A8], squares: { region: [H2, H3] } } });
  const [told] = reasonsForTry(explanation([marked]), { position: POSITION, line: [A8, D8, H3, H2], at: 2 });
  expect(told).toMatchObject({ key: "last.all", played: { squares: {} } });
  const seen = { position: POSITION, line: [A8, H3], at: 2 };
  expect(reasonsForTry(explanation([turned(H3)]), seen)).toHaveLength(1);
  expect(reasonsForTry(explanation([turned(H3)]), { ...seen, right: [D8, H3] })).toEqual([]);
  const moves = reason("safe.none", { played: { line: [A8], squares: { moves: [H3, D8] } } });
  expect(keysFor(explanation([moves]))).toEqual(["safe.none"]);
});

test("what does not come about in the refutation on the board is not told, a pass in it set aside", () => {
  const later = reason("last.all", { played: { line: [A8, "pass", H3, D8], squares: {} } });
  expect(keysFor(explanation([later]))).toEqual([]);
  expect(keysFor(explanation([later]), [A8, H3, D8, H2])).toEqual(["last.all"]);
  const forced = reason("pass.own", { played: { line: [A8, D8, H2], squares: { moves: [H3] } } });
  expect(keysFor(explanation([forced]))).toEqual(["pass.own"]);
  const replied = reason("reply.opened", { squares: { reply: [H2] } });
  expect(keysFor(explanation([replied]))).toEqual([]);
  expect(keysFor(explanation([replied]), [A8, H2])).toEqual(["reply.opened"]);
});

test("a number of moves is told only where it is small, or great, by itself", () => {
  const left = (count: number): Reason => reason("moves.left", { numbers: { count } });
  expect(keysFor(explanation([left(8)]))).toEqual(["moves.left"]);
  expect(keysFor(explanation([left(7)]))).toEqual([]);
  const mobility = (count: number, others: number): Reason => reason("mobility", { numbers: { count, others } });
  expect(keysFor(explanation([mobility(2, 4)]))).toEqual(["mobility"]);
  expect(keysFor(explanation([mobility(3, 4)]))).toEqual([]);
});
