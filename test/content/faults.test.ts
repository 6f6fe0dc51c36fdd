import { describe, expect, test } from "vitest";
import { CLAIMS } from "../../src/catalogue/claim.ts";
import type { PlaceText } from "../../src/catalogue/place.ts";
import { CASES } from "../training/proof/claims.ts";
import { faultsIn } from "./check-lessons.ts";
import { readLibrary } from "./library.ts";

const LESSON = "lessons/en/rules/first.mdx";
const CHAPTER = "lessons/en/rules/_chapter.yaml";
const EXERCISE = "exercises/rules/start-moves.yaml";
const TERM = "glossary/en/disc.yaml";

const HEAD = "---\ntitle: T\nsummary: S.\ngoals: [a goal]\norder: 1\nrecap: [One., Two., Three.]\ncovers: [A3]\n---\n";

const WORDS = `words:
  en: { task: Do it., hints: [One., Two.], solved: Because. }
`;
const HINTS = "hints: [{ kind: idea }, { kind: idea }]\n";

/** A small library without a fault. */
const GOOD = {
  [CHAPTER]: "title: T\nsummary: S.\norder: 1\ntest: [start-moves]\nyoung: true\n",
  [LESSON]: `${HEAD}\n<Step id="one" moves="f5d6" marks="ring:c3">Look at the <Term id="disc">disc</Term>.</Step>\n\n<Step id="two" exercise="start-moves">Now you.</Step>\n`,
  [EXERCISE]: `kind: mark\nwhat: { kind: legal-moves }\n${HINTS}${WORDS}`,
  [TERM]: "term: disc\nmeaning: Black on one side, white on the other.\n",
};

/** The faults of the library with some of its files exchanged, or further ones. */
const faultsWith = (files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  faultsIn(readLibrary(new Map(Object.entries({ ...GOOD, ...files }))));

/** A lesson whose second step is the good one and whose first is `step`. */
const lessonWith = (step: string): Readonly<Record<string, string>> => ({
  [LESSON]: `${HEAD}${step}<Step id="two" exercise="start-moves">Now you.</Step>\n`,
});

/** The exercise with other facts. */
const exerciseWith = (facts: string, words = WORDS): Readonly<Record<string, string>> => ({
  [EXERCISE]: `${facts}${facts.includes("hints:") ? "" : HINTS}${words}`,
});

test("a library without a fault has none", async () => {
  expect(await faultsWith({})).toEqual([]);
});

const attributes = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const claims = Object.entries(CASES).flatMap(([kind, list]) =>
  list.slice(0, 1).map(([place, holds, not]) => [kind, place, holds, not] as const),
);

test("a library whose lines end as on Windows has no fault", async () => {
  const crlf = Object.entries(GOOD).map(([path, text]) => [path, text.replaceAll("\n", "\r\n")]);
  expect(await faultsWith(Object.fromEntries(crlf))).toEqual([]);
});

test.each([
  ["lesson", LESSON],
  ["chapter", CHAPTER],
  ["term", TERM],
] as const)("a %s that cannot be read is named, and nothing is called missing because of it", async (_, path) => {
  const others = {
    [TERM]: `${GOOD[TERM]}taught: rules/first#one\n`,
    [EXERCISE]: `lesson: rules/first\n${GOOD[EXERCISE]}`,
  };
  const faults = await faultsWith({ ...others, [path]: GOOD[path].replace("\n", "\n)(: [\n") });
  expect(faults).not.toEqual([]);
  expect(faults.filter((fault) => !fault.startsWith(`${path}: `))).toEqual([]);
});

describe("a claim in a lesson", () => {
  test("is falsified in each of its 62 kinds", () => {
    expect(claims.map(([kind]) => kind).sort()).toEqual(Object.keys(CLAIMS).sort());
    expect(claims).toHaveLength(62);
  });

  const step = (kind: string, place: PlaceText, values: object): string =>
    `<Step id="one"${attributes(place)}><Claim kind="${kind}"${attributes(values)}>So it is.</Claim></Step>`;

  test.each(claims)(
    "of the kind %s passes, and falsified it fails with file and step",
    async (kind, place, holds, not) => {
      expect(await faultsWith(lessonWith(step(kind, place, holds)))).toEqual([]);
      expect(await faultsWith(lessonWith(step(kind, place, not)))).toEqual([
        `${LESSON}: step one: claim ${kind}: "So it is." is not true`,
      ]);
    },
  );
});

test.each([
  [
    "an exercise that is not there",
    '<Step id="a" exercise="none">Do.</Step>',
    "step a: exercise: there is no exercise none",
  ],
  ["a term that is not there", '<Step id="a"><Term id="none">it</Term></Step>', "step a: there is no term none"],
  ["a game that cannot be", '<Step id="a" moves="f5a1">See.</Step>', "step a: moves: move 2 (a1) is not legal"],
  ["a show that cannot be", '<Step id="a" play="f5f4f3a1">See.</Step>', "step a: play: move 4 (a1) is not legal"],
  [
    "a short board",
    '<Step id="a" position="XO-" toMove="black">See.</Step>',
    "step a: position: a board of 64 squares, # where there is none, not 3",
  ],
  [
    "a position without a side",
    `<Step id="a" position="${"-".repeat(64)}">See.</Step>`,
    "step a: toMove: a position needs a side to move, and the start has one already",
  ],
  ["a mark beside the board", '<Step id="a" marks="ring:j9">See.</Step>', "step a: marks: this board has no j9"],
  [
    "more words than an eight-year-old reads",
    `<Step id="a">${"word ".repeat(41)}</Step>`,
    "step a: 41 words, more than 40",
  ],
  ["nothing to read", '<Step id="a"> </Step>', "step a: it says nothing"],
  [
    "the answer in its text",
    '<Step id="a" exercise="start-moves">Try f5.</Step>',
    "step a: its text names f5, of the answer of start-moves",
  ],
  [
    "a claim without a sentence",
    '<Step id="a">See.<Claim kind="mobility" count="4" /></Step>',
    "step a: claim mobility: it has no sentence",
  ],
])("a step with %s fails with file and step", async (_, step, fault) => {
  expect(await faultsWith(lessonWith(step))).toEqual([`${LESSON}: ${fault}`]);
});

test.each([
  ["Two", "Two"],
  ["Memory 1", "Memory 1"],
  ["*Re*cap!", "Recap!"],
])(
  "a heading %s that gets the id of a step or of the page's own parts fails with file and step",
  async (written, told) => {
    expect(await faultsWith(lessonWith(`<Step id="a">\n\n## ${written}\n\nSee.\n\n</Step>\n\n`))).toEqual([
      `${LESSON}: step a: its heading "${told}" gets the id of a step`,
    ]);
  },
);

test.each([
  ["another step of the same name", '<Step id="two">See.</Step>', "line 9: another step is called two"],
  ["an unknown attribute", '<Step id="a" colour="red">See.</Step>', 'line 9: step a: Unrecognized key: "colour"'],
  [
    "a claim of an unknown kind",
    '<Step id="a"><Claim kind="nice">It is.</Claim></Step>',
    "line 9: step a: claim nice: kind: ",
  ],
  ["text outside", "Hello. ", "line 9: text outside of a step: Hello."],
  ["no end", '<Step id="a">See.', "line 9: the step a is not closed"],
  ["an expression", '<Step id="a" moves={m}>See.</Step>', 'line 9: <Step>: attributes are written name="text"'],
  [
    "a board beside its exercise's",
    '<Step id="a" exercise="start-moves" moves="f5">See.</Step>',
    "line 9: step a: moves: a step with an exercise",
  ],
])("a lesson with a step with %s cannot be read, and the line is named", async (_, step, fault) => {
  const faults = await faultsWith(lessonWith(step));
  expect(faults[0]).toContain(`${LESSON}: ${fault}`);
});

test.each([
  ["a goal too many", HEAD.replace("[a goal]", "[a, b, c, d, e]"), "goals: "],
  ["two lines to take along", HEAD.replace(", Three.", ""), "recap: "],
  ["an unknown field", HEAD.replace("order:", "colour: red\norder:"), 'Unrecognized key: "colour"'],
])("a lesson's head with %s fails with file and field", async (_, head, fault) => {
  const faults = await faultsWith({ [LESSON]: GOOD[LESSON].replace(HEAD, head) });
  expect(faults.some((line) => line.startsWith(`${LESSON}: ${fault}`))).toBe(true);
});

test.each([
  [
    "a chapter's test",
    { [CHAPTER]: GOOD[CHAPTER].replace("[start-moves]", "[none]") },
    `${CHAPTER}: test: there is no exercise none`,
  ],
  [
    "a lesson's questions",
    { [LESSON]: GOOD[LESSON].replace("order: 1", "order: 1\nquestions: [none, start-moves]") },
    `${LESSON}: questions: there is no exercise none`,
  ],
  [
    "an exercise's lesson",
    { [EXERCISE]: `lesson: rules/none\n${GOOD[EXERCISE]}` },
    `${EXERCISE}: lesson: there is no lesson rules/none`,
  ],
  ["a term's relations", { [TERM]: `${GOOD[TERM]}see: [none]\n` }, `${TERM}: see: there is no term none`],
])("what is not there is named in %s", async (_, files, fault) => {
  expect(await faultsWith(files)).toEqual([fault]);
});

test.each([
  ["leads to a step that is not there", "taught: rules/first#none\n", "taught: there is no step rules/first#none"],
  ["shows a board that cannot be", "board: { moves: f5a1, caption: See. }\n", "board.moves: move 2 (a1) is not legal"],
  [
    "marks what its board does not have",
    "board: { marks: ring:j9, caption: See. }\n",
    "board.marks: this board has no j9",
  ],
  [
    "says of its board what is not so",
    "board: { moves: f5, caption: Two white discs, claims: [{ kind: discs, black: 4, white: 2, empty: 59 }] }\n",
    'board: claim discs: "Two white discs" is not true',
  ],
])("a term that %s fails with file and field", async (_, more, fault) => {
  expect(await faultsWith({ [TERM]: `${GOOD[TERM]}${more}` })).toEqual([`${TERM}: ${fault}`]);
});

test("a term that leads to a step and shows what it says has no fault", async () => {
  const more =
    "taught: rules/first#one\nboard: { moves: f5, caption: Black f5, claims: [{ kind: discs, black: 4, white: 1, empty: 59 }] }\n";
  expect(await faultsWith({ [TERM]: `${GOOD[TERM]}${more}` })).toEqual([]);
});

test("an exercise that nobody meets, two of one name and two lessons in one place are named", async () => {
  expect(await faultsWith({ "exercises/rules/lonely.yaml": GOOD[EXERCISE] })).toEqual([
    "exercises/rules/lonely.yaml: no lesson and no test has it",
  ]);
  expect(await faultsWith({ "exercises/table/start-moves.yaml": GOOD[EXERCISE] })).toEqual([
    `${EXERCISE}: another exercise is called start-moves`,
    "exercises/table/start-moves.yaml: another exercise is called start-moves",
  ]);
  const other = TERM.replace(/[^/]*$/, "other.yaml");
  expect(await faultsWith({ [other]: GOOD[TERM] })).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`^${other}: term: .* stands twice$`))]),
  );
  expect(await faultsWith({ "lessons/en/rules/second.mdx": GOOD[LESSON] })).toEqual([
    `${LESSON}: order: 1 is taken`,
    "lessons/en/rules/second.mdx: order: 1 is taken",
  ]);
});

test.each([
  ["a title", HEAD.replace("title: T", "title: To f5"), "title: it names f5, of the answer of start-moves"],
  ["a summary", HEAD.replace("S.", "F5 is good."), "summary: it names f5, of the answer of start-moves"],
  ["a goal", HEAD.replace("[a goal]", "[a goal, to find c4]"), "goals: it names c4, of the answer of start-moves"],
  ["a line to take along", HEAD.replace("Two.", "Play e6."), "recap: it names e6, of the answer of start-moves"],
  ["a point that is none", HEAD.replace("A3", "A77"), "covers: there is no A77"],
])("a lesson's head with %s fails with file and field", async (_, head, fault) => {
  expect(await faultsWith({ [LESSON]: GOOD[LESSON].replace(HEAD, head) })).toEqual([`${LESSON}: ${fault}`]);
});

const ROW = `position: "-------------------------OXXX-----------------------------------"\ntoMove: white\n`;
const FULL_ROW = "-------------------------OOOOO----------------------------------";
const wordsWith = (task: string): string => WORDS.replace("Do it.", task);

test.each([
  [
    "no answer",
    "kind: mark\nmoves: f5f6d3g5h5h4f7h6\nwhat: { kind: legal-moves, side: black }\n",
    "what: no square is to be marked",
  ],
  ["no number", "kind: count\nwhat: { kind: result, side: black }\n", "what: there is no such number here"],
  ["an illegal move", "kind: count\nwhat: { kind: turned-by, move: a1 }\n", "what: there is no such number here"],
  [
    "nothing to lay",
    `kind: setup\ngiven: "${"-".repeat(27)}OX------XO${"-".repeat(27)}"\n`,
    "given: it lies there already",
  ],
  [
    "no wrong disc",
    `kind: spot-error\n${ROW}move: f4\nshown: "${FULL_ROW}"\n`,
    "shown: no disc is wrong, or the move is not legal",
  ],
  [
    "a lost disc",
    `kind: spot-error\n${ROW}move: f4\nshown: "${FULL_ROW.replace("OOOOO", "O-OOO")}"\n`,
    "shown: a disc is missing, not turned wrongly",
  ],
  [
    "another number of wrong discs than is told",
    `kind: spot-error\n${ROW}move: f4\nshown: "${FULL_ROW.replace("OOOOO", "OXXOO")}"\n`,
    "shown: 2 discs are wrong, and the task speaks of 1",
    wordsWith("White has played f4. One disc is wrong."),
  ],
  [
    "one wrong disc where several are told",
    `kind: spot-error\n${ROW}move: f4\nshown: "${FULL_ROW.replace("OOOOO", "OXOOO")}"\n`,
    "shown: 1 discs are wrong, and the task speaks of 2",
    wordsWith("White has played f4. Mark the two wrong discs."),
  ],
  [
    "wrong discs whose number is not told",
    `kind: spot-error\n${ROW}move: f4\nshown: "${FULL_ROW.replace("OOOOO", "OXOOO")}"\n`,
    "words.en.task: it does not say how many discs are wrong",
  ],
  ["a goal out of reach", "kind: best-move\ngoal: { kind: flips, count: 2 }\n", "goal: no move reaches it"],
  [
    "a goal that every move reaches",
    "kind: best-move\ngoal: { kind: flips, count: 1 }\n",
    "goal: every move reaches it",
  ],
  [
    "an outcome nobody can read",
    "kind: best-move\ngoal: { kind: win }\n",
    "goal: more than 14 squares are empty: its outcome cannot be read out",
  ],
  [
    "a line that is not legal",
    "kind: line\ngoal: { kind: follow, moves: f5a1 }\n",
    "goal.moves: move 2 (a1) is not legal",
  ],
  ["a line that cannot be forced", "kind: line\ngoal: { kind: corner, within: 2 }\n", "goal: no move reaches it"],
  [
    "a right choice that is false",
    "kind: choose\nchoices: [{ right: true, claim: { kind: mobility, count: 3 } }, {}]\n",
    "choices.0.claim: mobility is false here",
  ],
  [
    "a wrong choice that is true",
    "kind: choose\nchoices: [{ right: true }, { claim: { kind: mobility, count: 4 } }]\n",
    "choices.1.claim: mobility is true here",
  ],
  [
    "a hint that is the answer",
    "kind: mark\nwhat: { kind: corners }\nhints: [{ kind: idea }, { kind: region, squares: a1 h1 a8 h8 }]\n",
    "hints.1: the region is just the answer",
  ],
  [
    "a hint that is wrong",
    "kind: mark\nwhat: { kind: corners }\nhints: [{ kind: idea }, { kind: square, square: b2 }]\n",
    "hints.1: the square is not right",
  ],
  [
    "candidates that are all right",
    "kind: mark\nwhat: { kind: corners }\nhints: [{ kind: idea }, { kind: candidates, squares: a1 h1 }]\n",
    "hints.1: every candidate is right",
  ],
  [
    "candidates that are all wrong",
    "kind: mark\nwhat: { kind: corners }\nhints: [{ kind: idea }, { kind: candidates, squares: b1 g1 }]\n",
    "hints.1: no candidate is right",
  ],
])("an exercise with %s fails with file and field", async (_, facts, fault, words = WORDS) => {
  const isChoice = facts.startsWith("kind: choose");
  const choices = ", choices: [{ text: A, why: B. }, { text: C, why: D. }] }";
  const faults = await faultsWith(exerciseWith(facts, isChoice ? words.replace(" }", choices) : words));
  expect(faults).toEqual([`${EXERCISE}: ${fault}`]);
});

test("words that are read before an exercise is solved may not name a square of its answer", async () => {
  const facts = `kind: best-move\n${ROW}goal: { kind: flips, count: 3 }\n`;
  expect(await faultsWith(exerciseWith(facts, wordsWith("White plays F4.")))).toEqual([
    `${EXERCISE}: words.en.task: it names a square of the answer`,
  ]);
  expect(await faultsWith(exerciseWith(facts, WORDS.replace("One.", "Look at f4.")))).toEqual([
    `${EXERCISE}: words.en.hints.0: it names a square of the answer`,
  ]);
});

test("a disc of which nobody knows whether it can turn is no disc to be asked for", async () => {
  // No move is left: the rule names only some discs, and no game turns the others.
  const facts = `kind: mark\nposition: "X${"-".repeat(26)}X${"-".repeat(36)}"\ntoMove: black\nwhat: { kind: stable }\n`;
  expect(await faultsWith(exerciseWith(facts))).toEqual([`${EXERCISE}: what: nobody knows whether d4 can be turned`]);
});
