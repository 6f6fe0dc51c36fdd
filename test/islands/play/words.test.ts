import { describe, expect, test } from "vitest";
import { linkWords } from "../../../src/islands/play/link-words.ts";
import { openTable, type Sitting } from "../../../src/islands/play/table.ts";
import { messageOf, playerName, resultWords, spokenWords } from "../../../src/islands/play/words.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { parseTranscript, startPosition } from "../../../src/reversi/index.ts";
import { resultOf } from "../../../src/training/duel.ts";
import type { Seating } from "../../../src/training/seating.ts";

const t = translator(ENGLISH);
const PASS = "f5f6d3g5h5h4f7h6";

function sittingAfter(moves: string, seating: Partial<Seating> = {}, change: Partial<Sitting> = {}): Sitting {
  const game = parseTranscript(moves, startPosition());
  if (!game.ok) throw new Error(game.error.message);
  const table = openTable(
    { variant: "othello", level: 1, learner: "black" },
    {
      opponentFor: () => () => new Promise(() => undefined),
      keep: () => undefined,
      pauseAfter: () => 0,
      newId: () => "id",
      now: () => 0,
      wait: () => Promise.resolve(),
    },
  );
  table.follow({ variant: "othello", level: 1, learner: "black", ...seating }, game.value);
  return { ...table.$sitting.get(), by: "move", ...change };
}

const told = (sitting: Sitting): string => {
  const { label, text } = messageOf(sitting, t);
  return `${label}: ${text}`;
};

describe("what stands under the board", () => {
  test.each([
    ["", {}, "Your move: You are Black and begin. Pia has White."],
    ["f5", {}, "Pia is thinking: You played f5: 1 turned."],
    ["f5d6", {}, "Your move: Pia played d6: 1 turned."],
    [PASS, {}, "You pass: Pia played h6: 1 turned. You have no move and pass."],
    [`${PASS}c5`, {}, "Your move: Pia played h6: 1 turned. You had no move and passed. Pia played c5: 3 turned."],
    [PASS, { learner: "white" }, "Your move: You played h6: 1 turned. Pia has no move and passes: your move again."],
    [
      PASS,
      { learner: "both" },
      "White to move: White played h6: 1 turned. Black has no move and passes: White moves again.",
    ],
    ["f5", { learner: "both" }, "White to move: Black played f5: 1 turned."],
  ] as const)("after %j with %j", (moves, seating, words) => {
    expect(told(sittingAfter(moves, seating))).toBe(words);
  });

  test("is the reason where a try was refused", () => {
    const refused = (square: number, error: "not-your-turn" | "turns-nothing" | "occupied") =>
      told(sittingAfter("f5d6", {}, { refused: { square, error } }));
    expect(refused(0, "turns-nothing")).toBe(
      "Not there: On a1 Black would turn nothing; a move has to turn at least one disc.",
    );
    expect(refused(27, "occupied")).toBe("Not there: d4 holds a white disc; discs go on empty squares.");
    expect(refused(0, "not-your-turn")).toMatch(/^Pia is thinking: .*Your tap on a1 is not played/);
  });

  test("tells that a move was taken back, and that a new game can be undone", () => {
    expect(told(sittingAfter("f5d6", {}, { by: "undo" }))).toBe("Your move: Taken back. Pia played d6: 1 turned.");
    const begun = sittingAfter("", {}, { by: "start", bringsBack: true });
    expect(told(begun)).toBe("Your move: You are Black and begin. Pia has White. Undo brings the last game back.");
  });
});

describe("what is spoken", () => {
  test.each([
    ["f5", 0, {}, "f5, 1 turned."],
    ["f5d6", 1, {}, "White d6, 1 turned."],
    [PASS, 7, {}, "White h6, 1 turned. Black has no move and passes."],
    ["e6f4e3f6g5d6e7f5c5", 8, {}, "c5, 5 turned. The game is over: 64–0, Black wins. You win by 64."],
    [
      "e6f4e3f6g5d6e7f5c5",
      8,
      { learner: "white" },
      "Black c5, 5 turned. The game is over: 64–0, Black wins. Pia wins by 64.",
    ],
    ["f5d6", 1, { learner: "both" }, "d6, 1 turned."],
  ] as const)("after %s from %i with %j", (moves, since, seating, words) => {
    expect(spokenWords(sittingAfter(moves, seating, { since }), t)).toBe(words);
  });
});

test("a draw is told with the squares that are shared", () => {
  const sitting = sittingAfter("f5f6e6f4g7c6f3g2f2f7b7a8h2f1f8h3e2h1c4d2");
  const result = resultOf(sitting.duel);
  if (result === null) throw new Error("not over");
  expect(resultWords(result, sitting.duel, "Pia", t)).toEqual({
    label: "A draw.",
    text: "Black 32, White 32. On the board it is 12 to 12; the 40 empty squares are shared.",
  });
});

test("players are told by their names, and where two play by their colours", () => {
  const seating: Seating = { variant: "othello", level: 6, learner: "white" };
  expect([playerName(seating, "black", t), playerName(seating, "white", t)]).toEqual(["The engine", "You"]);
  expect(playerName({ ...seating, variant: "four" }, "black", t)).toBe("The guest");
  expect(playerName({ ...seating, learner: "both" }, "black", t)).toBe("Black");
});

test("a link that is wrong is told with the place and what would be legal", () => {
  const game = parseTranscript("f5f4f3a1");
  if (game.ok) throw new Error("a1 is not legal");
  expect(linkWords({ field: "moves", error: game.error }, t)).toMatch(
    /^This link cannot be used: move 4, “a1”, is not legal there\. Legal are: g4, d6, f6\. The board shows the start\.$/,
  );
});
