import { describe, expect, test } from "vitest";
import { type ExerciseKind, exercise } from "../../src/catalogue/exercise.ts";

const WORDS = { en: { task: "Do it.", hints: ["One.", "Two."], solved: "Because." } };
const BASE = { hints: [{ kind: "idea" }, { kind: "idea" }], words: WORDS };
const ROW = { position: "-".repeat(25).concat("OXXX").padEnd(64, "-"), toMove: "white" };
const choices = { words: { en: { ...WORDS.en, choices: ["A", "B"].map((text) => ({ text, why: "So." })) } } };

/** The least that each kind needs: a kind that is missing here does not compile. */
const LEAST = {
  "best-move": { ...BASE, goal: { kind: "flips", count: 1 } },
  line: { ...BASE, goal: { kind: "follow", moves: "f5d6" } },
  "play-out": { ...BASE, against: { level: 1 }, goal: { kind: "end" } },
  mark: { ...BASE, what: { kind: "legal-moves" } },
  count: { ...BASE, what: { kind: "discs", side: "black" } },
  setup: { ...BASE },
  "name-square": { ...BASE, ask: "find", squares: ["c4", "h1"] },
  "spot-error": { ...BASE, ...ROW, move: "f4", shown: ROW.position },
  choose: { ...BASE, choices: [{ right: true }, {}], ...choices },
  order: { ...BASE, by: "replies", first: "fewest", squares: "d3 c4 f5" },
} as const satisfies Readonly<Record<ExerciseKind, object>>;

/** Where and why `data` is refused; empty when it is accepted. */
function faults(data: unknown): readonly string[] {
  const result = exercise.safeParse(data);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

test.each(Object.entries(LEAST))("%s needs no more than what it asks for", (kind, least) => {
  expect(faults({ kind, ...least })).toEqual([]);
});

test.each(Object.entries(LEAST))("%s takes no field that it does not know", (kind, least) => {
  expect(faults({ kind, ...least, answer: "f5" })).toEqual([': Unrecognized key: "answer"']);
});

test("a game may be played out on another board, where nobody says against whom", () => {
  expect(faults({ kind: "play-out", ...BASE, variant: "six", goal: { kind: "end" } })).toEqual([]);
});

test("what is not said is Othello, and neither way round", () => {
  expect(exercise.parse({ kind: "setup", ...LEAST.setup })).toMatchObject({ variant: "othello", exchanged: false });
  expect(exercise.parse({ kind: "choose", ...LEAST.choose })).toMatchObject({
    choices: [{ right: true }, { right: false }],
  });
});

const best = { kind: "best-move", ...LEAST["best-move"] };
const mark = { kind: "mark", ...LEAST.mark };
const choose = { kind: "choose", ...LEAST.choose };
const order = { kind: "order", ...LEAST.order };
const playOut = { kind: "play-out", ...LEAST["play-out"] };

describe("what is refused, and where", () => {
  test.each([
    ["an unknown kind", { ...mark, kind: "guess" }, /^kind: /],
    ["an unknown variant", { ...mark, variant: "chess" }, /^variant: /],
    [
      "a board of another size",
      { ...mark, position: "XO", toMove: "black" },
      /^position: a board of 64 squares, .* not 2/,
    ],
    [
      "a board of another shape",
      { ...mark, variant: "eight-stars", position: "-".repeat(100), toMove: "black" },
      /^position: a board of 100/,
    ],
    ["a position without a side", { ...mark, position: ROW.position }, /^toMove: a position needs a side/],
    ["a side without a position", { ...mark, toMove: "black" }, /^toMove: a position needs a side/],
    ["a move that is not legal", { ...mark, moves: "f5f4a1" }, /^moves: move 3 \(a1\) is not legal/],
    ["moves that are none", { ...mark, moves: "f5, d6" }, /^moves: moves are written/],
    [
      "a square that is not there",
      { ...mark, hints: [BASE.hints[0], { kind: "region", squares: "j10" }] },
      /^hints.1.squares.0: this board has no such square/,
    ],
    [
      "no square at all",
      { ...mark, hints: [BASE.hints[0], { kind: "region", squares: "z1" }] },
      /^hints.1.squares.0: a square is written/,
    ],
    ["a game without an opponent", { ...playOut, against: undefined }, /^against: who answers is not said/],
    ["an opponent beyond the sixth level", { ...playOut, against: { level: 7 } }, /^against/],
    ["an opponent with an unknown habit", { ...playOut, against: { habit: "sleeper" } }, /^against/],
    [
      "an opponent of the usual board on a small one",
      { ...playOut, variant: "four" },
      /^against: on this board there is one opponent for all/,
    ],
    ["a win that nobody can prove", { ...playOut, goal: { kind: "win" } }, /^goal: more than 14 squares are empty/],
    ["one hint", { ...mark, hints: [{ kind: "idea" }] }, /^hints: /],
    [
      "a hint without words",
      { ...mark, hints: [...BASE.hints, { kind: "idea" }] },
      /^words.en.hints: 2 texts for 3 rungs/,
    ],
    ["no English", { ...mark, words: { ar: WORDS.en } }, /^words.en: /],
    [
      "a task of two lines",
      { ...mark, words: { en: { ...WORDS.en, task: "Do it. ".repeat(11) } } },
      /^words.en.task: the task must fit/,
    ],
    ["choices where none are asked for", { ...mark, ...choices }, /^words.en.choices: 2 texts for 0 choices/],
    ["a choice without words", { ...choose, words: WORDS }, /^words.en.choices: 0 texts for 2 choices/],
    [
      "two right choices",
      { ...choose, choices: [{ right: true }, { right: true }] },
      /^choices: exactly one choice is right/,
    ],
    ["no right choice", { ...choose, choices: [{}, {}] }, /^choices: exactly one choice is right/],
    [
      "a choice with an unknown claim",
      { ...choose, choices: [{ right: true, claim: { kind: "nice" } }, {}] },
      /^choices.0.claim.kind: /,
    ],
    ["an order of two moves", { ...order, squares: "d3 c4" }, /^squares: three to five moves, not 2/],
    ["an order with a move that is not legal", { ...order, squares: "d3 c4 a1" }, /^squares.2: the move is not legal/],
    ["an order with a move twice", { ...order, squares: "d3 c4 d3" }, /^squares.2: this move stands there already/],
    ["an unknown goal", { ...best, goal: { kind: "glory" } }, /^goal.kind: /],
    ["an outcome that nobody can read", { ...best, goal: { kind: "win" } }, /^goal: more than 14 squares are empty/],
    ["a line without an end", { ...best, kind: "line", goal: { kind: "corner" } }, /^goal.within: /],
    [
      "an event on another board",
      { ...best, kind: "line", variant: "four", goal: { kind: "corner", within: 2 } },
      /^goal: on this board only/,
    ],
    ["a move where the game is over", { ...best, moves: "e6f4e3f6g5d6e7f5c5" }, /^position: nobody can move here/],
    [
      "a move of a side that is stuck",
      { ...best, position: "XO".padEnd(64, "-"), toMove: "white" },
      /^toMove: white has no legal move here/,
    ],
    [
      "the legal moves as a hint",
      { ...best, hints: [BASE.hints[0], { kind: "region", squares: "d3 c4 f5 e6" }] },
      /^hints.1: these squares are just the legal moves/,
    ],
    [
      "a square as a hint to a number",
      { kind: "count", ...LEAST.count, hints: [BASE.hints[0], { kind: "square", square: "a1" }] },
      /^hints.1: here a hint is/,
    ],
    [
      "a ring as a hint to a name",
      { kind: "name-square", ...LEAST["name-square"], hints: [BASE.hints[0], { kind: "region", squares: "a1" }] },
      /^hints.1: here a hint is an idea/,
    ],
    ["a board given in another size", { kind: "setup", ...LEAST.setup, given: "XO" }, /^given: a board of 64/],
    [
      "a board shown in another size",
      { kind: "spot-error", ...LEAST["spot-error"], shown: "XO" },
      /^shown: a board of 64/,
    ],
  ])("%s", (_, data, message) => {
    expect(faults(data).join("\n")).toMatch(message);
  });
});
