import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { explain } from "../../../src/coach/explain/explain.ts";
import { slotsOfOutcome, slotsOfReason } from "../../../src/coach/explain/slots.ts";
import { ExactSearch } from "../../../src/engine/exact.ts";
import { loadEngine } from "../../../src/engine/load.node.ts";
import { searcherOf } from "../../../src/engine/searcher.ts";
import { coachTranslator } from "../../../src/locales/coach.ts";
import { emptiesOf, type Position, toBitBoard } from "../../../src/reversi/index.ts";
import { readMistakes } from "../../../src/workshop/coach/mistakes.ts";
import { holds } from "./proofs.ts";

const { module, weights } = await loadEngine();
const searcher = searcherOf(module, weights);

const mistakes = readMistakes(fileURLToPath(new URL("../../fixtures/coach/mistakes.txt", import.meta.url)));

/** With at most so many empty squares values are worked out by the plain search; with more by the engine, which is held against it elsewhere. */
const PLAIN = 11;

const plain = new ExactSearch();
const known = new Map<string, number>();

function worth({ board, toMove }: Position): number {
  const bits = toBitBoard(board, toMove ?? "black");
  const key = [bits.own.low, bits.own.high, bits.other.low, bits.other.high].join();
  const value = known.get(key) ?? (emptiesOf(bits) <= PLAIN ? plain.value(bits) : (searcher.exact(bits)?.score ?? 0));
  known.set(key, value);
  return value;
}

/** What stands in a sentence where a slot was not filled. */
const UNFILLED = /[{}]|NaN|undefined/;

const tell = coachTranslator("en");

/** How many of the mistakes are given a reason; at least so many of all must be. */
const SHARE = 0.8;
let explained = 0;

const GROUPS = Array.from({ length: 20 }, (_, i) => [10 * i, 10 * i + 9] as const);

describe("mistakes from games between people", () => {
  test.each(GROUPS)("each reason for the mistakes %i to %i is proven in another way", (from, to) => {
    const unproven: string[] = [];
    for (const mistake of mistakes.slice(from, to + 1)) {
      const told = explain(mistake, searcher);
      if (told === null) throw new Error("the move is not legal");
      if (mistake.isExact) expect(told.outcome.before - told.outcome.after).toBe(mistake.cost);
      expect(tell(told.outcome.key, "white", slotsOfOutcome(told))).not.toMatch(UNFILLED);
      for (const reason of told.reasons) {
        const sentence = tell(reason.key, "black", slotsOfReason(reason));
        expect(sentence).not.toMatch(UNFILLED);
        if (!holds(mistake.board, told, reason, worth)) unproven.push(`${mistakes.indexOf(mistake)}: ${sentence}`);
      }
      if (told.reasons.length > 0) explained += 1;
    }
    expect(unproven).toEqual([]);
  });

  test("at least four in five are given a reason", () => {
    expect(mistakes).toHaveLength(200);
    expect(explained / mistakes.length).toBeGreaterThanOrEqual(SHARE);
  });
});
