import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { explain } from "../../../src/coach/explain/explain.ts";
import type { Reason, Scene } from "../../../src/coach/explain/explanation.ts";
import { ExactSearch } from "../../../src/engine/exact.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { contentAt, emptiesOf, type Position, type Square, toBitBoard } from "../../../src/reversi/index.ts";
import { readMistakes } from "../../../src/workshop/coach/mistakes.ts";
import { afterMove, valueFor } from "./brute-force.ts";
import { isSafeX, legal, openness, safe } from "./facts.ts";
import { startOf, walk } from "./sight.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);
const file = fileURLToPath(new URL("../../fixtures/coach/mistakes.txt", import.meta.url));

/** With more empty squares the plain search takes too long for the replies. */
const PLAIN = 11;

const told = readMistakes(file).flatMap((mistake) => {
  const empties = emptiesOf(mistake.board);
  const explanation = empties > 16 && empties < 24 ? null : explain(mistake, searcher);
  return explanation === null ? [] : [{ ...mistake, empties, explanation }];
});

const reasonsOf = (kind: RegExp) =>
  told.flatMap(({ board, explanation }) =>
    explanation.reasons.filter(({ key }) => kind.test(key)).map((reason) => ({ board, explanation, reason })),
  );

const plain = new ExactSearch();
const worth = ({ board, toMove }: Position): number => plain.value(toBitBoard(board, toMove ?? "black"));

/** The positions after all best replies to a move of Black. */
function answered(start: Position, square: Square): readonly Position[] {
  const after = afterMove(start, square);
  if (after.toMove !== "white") return [];
  const replies = after.legal.map((reply) => afterMove(after, reply.square));
  const values = replies.map((position) => valueFor(position, "white", worth));
  return replies.filter((_, i) => values[i] === Math.max(...values));
}

/** Whether a side plays on a square in a line after its first move. */
const plays = (line: Scene["line"], isMover: boolean, square: Square | undefined): boolean =>
  line.some((ply, i) => i > 0 && (i % 2 === 0) === isMover && ply === square);

const at = ({ squares }: Reason, slot: string): Square => squares[slot]?.[0] ?? Number.NaN;

type Claim = (position: Position, reason: Reason) => boolean;
const isShut =
  (slot: string): Claim =>
  ({ board }, reason) =>
    !legal(board, "black").includes(at(reason, slot));

/** What a reason says of the position after the move and its reply. */
const CLAIMS: Readonly<Partial<Record<Reason["key"], Claim>>> = {
  "safe.none": ({ board }) => safe(board, "black").length === 0,
  "access.lost": isShut("next"),
  "access.taken": isShut("next"),
  "order.taken": ({ board }, reason) => contentAt(board, at(reason, "best")) === "white",
  "creep.taken": ({ board }, reason) => contentAt(board, at(reason, "best")) !== "empty",
  "creep.missed": isShut("best"),
  "diagonal.won": ({ board }, reason) => !isSafeX(board, "black", at(reason, "next"), at(reason, "corner")),
  "corner.missed.taken": isShut("best"),
  "corner.missed.shut": isShut("best"),
};

describe("where several moves or replies are best, the reasons", () => {
  test("all speak of the one best move that the explanation names", () => {
    for (const { explanation, reason } of reasonsOf(/./)) expect(at(reason, "best")).toBe(explanation.best.square);
  });

  test("hold after each best reply", () => {
    let held = 0;
    for (const { board, played, explanation } of told.filter(({ empties }) => empties <= PLAIN)) {
      const replies = answered(startOf(board), played);
      for (const reason of explanation.reasons) {
        const claim = CLAIMS[reason.key];
        expect(replies.filter((position) => claim?.(position, reason) === false)).toEqual([]);
        held += claim === undefined ? 0 : replies.length;
      }
    }
    expect(held).toBeGreaterThan(10);
  });
});

describe("a reason", () => {
  test("tells of no corner that is lost or won after the better or the worse move, too", () => {
    for (const { explanation, reason } of reasonsOf(/^corner\.(given|forced)/))
      expect(plays(explanation.best.line, false, at(reason, "corner"))).toBe(false);
    for (const { explanation, reason } of reasonsOf(/^corner\.won/))
      expect(plays(explanation.played.line, true, at(reason, "corner"))).toBe(false);
    expect(reasonsOf(/^corner\.(given|forced|won)/).length).toBeGreaterThan(2);
  });

  test("says that a move could have waited where it does wait after the best one", () => {
    const waiting = reasonsOf(/^free\.(spent|reserve)/);
    for (const { explanation } of waiting)
      expect(plays(explanation.best.line, true, explanation.played.square)).toBe(true);
    expect(waiting.length).toBeGreaterThan(5);
  });

  test("promises a quiet move where one is what comes next", () => {
    const promised = reasonsOf(/^quiet\.next/);
    for (const { board, explanation } of promised) {
      const { line } = explanation.best;
      expect(openness(walk(startOf(board), line.slice(0, 2)).board, "black", Number(line[2]))).toBe(0);
    }
    expect(promised.length).toBeGreaterThan(0);
  });
});
