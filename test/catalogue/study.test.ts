import { expect, test } from "vitest";
import { studyFacts, studyWords } from "../../src/catalogue/study.ts";

const VALID = {
  order: 1,
  position: "XXXOOOOXOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOXOOOOOOXX-OOOOOOX",
  toMove: "black",
  goal: { kind: "best-move", outcome: "draw" },
  hints: [{ kind: "idea" }, { kind: "region", squares: ["a1", "h1", "h8"] }],
  claims: [{ kind: "passed", side: "white" }],
};
const FOUR_MOVES = "OOXXXXXXXOOXXXX-OOOOXXO-OOXOXOOOOOOXOOOOOOOOOOXXOOOOXXOX-OO-XXOO";

/** Where and why `data` is refused; empty when it is accepted. */
const faults = (data: unknown): string[] => {
  const result = studyFacts.safeParse(data);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("a study needs no more than position, side, goal, hints and claims", () => {
  expect(faults(VALID)).toEqual([]);
});

test.each([
  ["an unknown field", { ...VALID, colour: "black" }, /^: Unrecognized key: "colour"/],
  ["a short board", { ...VALID, position: "XO-" }, /^position: a board is 64/],
  ["a strange symbol", { ...VALID, position: VALID.position.replace("-", ".") }, /^position: a board is 64/],
  ["no side to move", { ...VALID, toMove: "red" }, /^toMove: /],
  ["a side that cannot move", { ...VALID, toMove: "white" }, /^toMove: white has no legal move here/],
  ["an illegal game", { ...VALID, game: "f5 d6 c3 f8" }, /^game: move 4 \(f8\) is not legal/],
  ["a game that is not moves", { ...VALID, game: "f5, d6" }, /^game: a game is moves like/],
  [
    "a square that is not there",
    { ...VALID, hints: [VALID.hints[0], { kind: "region", squares: ["i9"] }] },
    /^hints.1.squares.0: this board has no such square/,
  ],
  ["one hint only", { ...VALID, hints: [{ kind: "idea" }] }, /^hints: /],
  ["a claim nobody can prove", { ...VALID, claims: [{ kind: "beautiful" }] }, /^claims.0.kind: /],
  [
    "a claim with a field too many",
    { ...VALID, claims: [{ kind: "passed", side: "white", ply: 3 }] },
    /^claims.0: Unrecognized key: "ply"/,
  ],
  ["too many empty squares", { ...VALID, position: `-------${VALID.position.slice(7)}` }, /^position: more than 6/],
  ["an unknown goal", { ...VALID, goal: { kind: "best-move", outcome: "glory" } }, /^goal.outcome: /],
])("%s is refused, and the field is named", (_, data, message) => {
  expect(faults(data).join("\n")).toMatch(message);
});

test.each([
  [
    "the only legal move",
    VALID.position,
    { kind: "square", square: "a8" },
    "there is only one legal move, and it is seen",
  ],
  [
    "the legal moves as a region",
    VALID.position,
    { kind: "region", squares: ["a8"] },
    "these squares are just the legal moves, which are seen anyway",
  ],
  [
    "all candidates",
    FOUR_MOVES,
    { kind: "candidates", squares: ["a8", "d8", "h3"] },
    "all legal moves are seen anyway: leave some out",
  ],
  [
    "a candidate that is not legal",
    FOUR_MOVES,
    { kind: "candidates", squares: ["a8", "a1"] },
    "a candidate is a legal move",
  ],
  ["an illegal square", FOUR_MOVES, { kind: "square", square: "h2" }, "the move is not legal"],
])("a hint that gives %s is refused", (_, position, hint, message) => {
  expect(faults({ ...VALID, position, hints: [{ kind: "idea" }, hint] })).toEqual([`hints.1: ${message}`]);
});

test("a hint may narrow the choice and then give the move", () => {
  const hints = [{ kind: "idea" }, { kind: "candidates", squares: ["a8", "d8"] }, { kind: "square", square: "d8" }];
  expect(faults({ ...VALID, position: FOUR_MOVES, hints })).toEqual([]);
});

const WORDS = { title: "T", summary: "S", task: "Black to move.", solved: "Because.", hints: ["One", "Two"] };

test("the words of a study are complete and their task is one line", () => {
  expect(studyWords.safeParse(WORDS).success).toBe(true);
  const { task, ...without } = WORDS;
  expect(studyWords.safeParse(without).error?.issues[0]?.path).toEqual(["task"]);
  expect(studyWords.safeParse({ ...WORDS, task: task.repeat(9) }).error?.issues[0]?.path).toEqual(["task"]);
  expect(studyWords.safeParse({ ...WORDS, heading: "H" }).success).toBe(false);
});
