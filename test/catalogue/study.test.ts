import { expect, test } from "vitest";
import { faultOfWords, studyFacts, studyWords, tasksOf } from "../../src/catalogue/study.ts";

const VALID = {
  order: 1,
  position: "XXXOOOOXOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOOOOOOOOXOXOOOOOOXX-OOOOOOX",
  toMove: "black",
  goal: { kind: "draw" },
  hints: [{ kind: "idea" }, { kind: "region", squares: ["a1", "h1", "h8"] }],
  claims: [{ kind: "passed", side: "white" }],
};
const TASK = { goal: { kind: "draw" }, hints: VALID.hints };
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
  ["a game that is not moves", { ...VALID, game: "f5, d6" }, /^game: moves are written/],
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
  [
    "too many empty squares",
    { ...VALID, position: `${"-".repeat(14)}${VALID.position.slice(14)}` },
    /^position: more than 14/,
  ],
  ["an unknown goal", { ...VALID, goal: { kind: "glory" } }, /^goal.kind: /],
  ["a goal within no moves", { ...VALID, goal: { kind: "win", within: 0 } }, /^goal.within: /],
  [
    "a further task nobody can move in",
    { ...VALID, further: [{ ...TASK, moves: "a8" }] },
    /^further.0.position: nobody/,
  ],
  [
    "a further task with an illegal move",
    { ...VALID, further: [{ ...TASK, moves: "b2" }] },
    /^further.0.moves: move 1/,
  ],
  ["a series that begins elsewhere", { ...VALID, series: ["a8"] }, /^series.0: the first is the study’s own/],
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

test("a further task without a position is about the study’s, and a series shares goal and hints", () => {
  const { position: _position, toMove: _toMove, ...rest } = VALID;
  const facts = { ...rest, goal: { kind: "wipe-out" }, moves: "f5 d6", series: ["f5 d6", "f5 f6"] };
  const read = studyFacts.parse({ ...facts, further: [{ ...TASK, goal: { kind: "corner" }, moves: "f5 f4" }] });
  expect(tasksOf(read).map(({ moves, goal, claims }) => [moves, goal, claims.length])).toEqual([
    ["f5 d6", { kind: "wipe-out", within: 1 }, 1],
    ["f5 f4", { kind: "corner", within: 1 }, 0],
    ["f5 f6", { kind: "wipe-out", within: 1 }, 0],
  ]);
  const beside = studyFacts.parse({ ...VALID, position: FOUR_MOVES, further: [{ ...TASK, moves: "d8" }] });
  expect(tasksOf(beside)[1]).toMatchObject({ position: FOUR_MOVES, toMove: "black", moves: "d8" });
});

test("words that do not fit the facts are told with their place", () => {
  const facts = studyFacts.parse({ ...VALID, position: FOUR_MOVES, further: [{ ...TASK, moves: "d8" }] });
  const { title: _title, summary: _summary, ...further } = WORDS;
  const words = (over: object) => studyWords.parse({ ...WORDS, ...over });
  expect(faultOfWords(facts, words({ further: [further] }))).toBeNull();
  expect(faultOfWords(facts, words({}))).toBe("further: 0 texts for 1 tasks");
  expect(faultOfWords(facts, words({ hints: ["1", "2", "3"], further: [further] }))).toBe("hints: 3 for 2 rungs");
  const three = { ...further, hints: ["1", "2", "3"] };
  expect(faultOfWords(facts, words({ further: [three] }))).toBe("further.0.hints: 3 for 2 rungs");
});

const WORDS = { title: "T", summary: "S", task: "Black to move.", solved: "Because.", hints: ["One", "Two"] };

test("the words of a study are complete and their task is one line", () => {
  expect(studyWords.safeParse(WORDS).success).toBe(true);
  const { task, ...without } = WORDS;
  expect(studyWords.safeParse(without).error?.issues[0]?.path).toEqual(["task"]);
  expect(studyWords.safeParse({ ...WORDS, task: task.repeat(9) }).error?.issues[0]?.path).toEqual(["task"]);
  expect(studyWords.safeParse({ ...WORDS, heading: "H" }).success).toBe(false);
});
