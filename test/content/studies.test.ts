import { describe, expect, test } from "vitest";
import { faultOfWords, type StudyFacts, type TaskFacts, tasksOf } from "../../src/catalogue/study.ts";
import { subjectOfTask } from "../../src/catalogue/task.ts";
import { missWords, ruleOn, solutionFor } from "../../src/islands/study/verdict.ts";
import { ENGLISH, translator } from "../../src/locales/text.ts";
import { nameOf, type Position, play, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { proveOfTask } from "../../src/training/proof/question.ts";
import { ask, read } from "./engine.ts";
import { withLines } from "./lines.ts";
import { readStudies, readWords } from "./studies.ts";

/** To read some endings takes a while on a busy machine. */
const PATIENT = 60_000;

const studies = readStudies();
const english = readWords("en");
const t = translator(ENGLISH);

function subjectOf(facts: TaskFacts) {
  const subject = subjectOfTask(facts);
  if (!subject.ok) throw new Error(`${subject.error.field} is wrong`);
  return subject.value;
}

/** The legal moves of a task with what each comes to. */
async function ruledMoves(facts: TaskFacts, position: Position) {
  return Promise.all(
    position.legal.map(async ({ square }) => {
      const tried = { position, square, plies: 0, own: 0 };
      return { tried, name: nameOf(USUAL_SHAPE, square), ruling: await ruleOn(facts.goal, tried, ask) };
    }),
  );
}

const rightNames = async (facts: TaskFacts): Promise<readonly string[]> =>
  (await ruledMoves(facts, subjectOf(facts).position)).flatMap(({ name, ruling }) => (ruling?.kept ? [name] : []));

const numbered = (study: StudyFacts) => tasksOf(study).map((facts, i) => ({ number: i + 1, facts }));

/** A fault of a field of a task, with file and line. */
function fault({ further }: StudyFacts, id: string, number: number, field: string): string {
  const task = number === 1 ? "" : number - 2 < further.length ? `further.${number - 2}.` : `series.${number - 1}.`;
  return withLines([`studies/${id}.yaml: ${task}${field}`]).join();
}

describe.each([...studies])("the study %s", (id, study) => {
  const tasks = numbered(study);
  const claims = tasks.flatMap(({ number, facts }) =>
    facts.claims.map((claim, i) => ({ number, place: facts, claim, i, text: JSON.stringify(claim) })),
  );

  test.each(claims)(
    "task $number: its claim is true: $text",
    async ({ number, place, claim, i }) => {
      const proof = await proveOfTask({ claim, place }, read);
      expect(proof.holds, fault(study, id, number, `claims.${i}: ${claim.kind} is not true`)).toBe(true);
      expect(proof.counted).toBeGreaterThan(0);
    },
    PATIENT,
  );

  test.each(tasks)(
    "task $number: what it asks for can be reached, to the end",
    async ({ number, facts }) => {
      const { position } = subjectOf(facts);
      const line = (await solutionFor(facts.goal, position, ask)) ?? [];
      expect(line.length, fault(study, id, number, "goal: no move reaches it")).toBeGreaterThan(0);
      let at = position;
      for (const square of line) {
        const after = play(at, square);
        if (!after.ok) throw new Error(`${nameOf(USUAL_SHAPE, square)}: ${after.error}`);
        at = after.value;
      }
    },
    PATIENT,
  );

  test.each(tasks)(
    "task $number: each wrong move is told what it comes to, in words",
    async ({ facts }) => {
      const { position } = subjectOf(facts);
      const moves = await ruledMoves(facts, position);
      for (const { tried, name, ruling } of moves.filter((move) => !move.ruling?.kept)) {
        const after = play(position, tried.square);
        if (!after.ok || ruling === null) throw new Error(`${name} could not be judged`);
        expect(missWords(facts.goal, tried, ruling, after.value, t), name).toMatch(/^[A-Za-z].*\.$/);
      }
    },
    PATIENT,
  );

  test("it has English words for each task and each rung of its hints", () => {
    const words = english.get(id)?.words;
    expect(words && faultOfWords(study, words)).toBeNull();
  });

  test("a game that leads to it is also claimed to, and so proven", () => {
    expect(study.game !== undefined).toBe(study.claims.some((claim) => claim.kind === "reachable"));
  });

  test(
    "a candidate hint holds a right move and a wrong one",
    async () => {
      for (const { number, facts } of tasks) {
        const right = await rightNames(facts);
        for (const hint of facts.hints) {
          if (hint.kind !== "candidates") continue;
          const found = hint.squares.filter((square) => right.includes(square)).length;
          expect(found, fault(study, id, number, "hints: no candidate is right")).toBeGreaterThan(0);
          expect(found, fault(study, id, number, "hints: every candidate is right")).toBeLessThan(hint.squares.length);
        }
      }
    },
    PATIENT,
  );

  test(
    "nothing that is read before it is solved names a right move of any task",
    async () => {
      const { words, text } = english.get(id) ?? { words: undefined, text: "" };
      const right = new Set((await Promise.all(tasks.map(({ facts }) => rightNames(facts)))).flat());
      // In the mirrored game the moves are given; they are to be translated.
      const asked = tasks.filter(({ facts }) => facts.goal.kind !== "follow");
      const tasksOfWords = asked.flatMap(({ number }) => [words, ...(words?.further ?? [])][number - 1]?.task ?? []);
      const before = text.slice(0, text.indexOf("<AfterSolving>"));
      const answer = new RegExp(`\\b(${[...right].join("|")})\\b`, "i");
      expect([id, words?.title, words?.summary, ...tasksOfWords, before].join("\n")).not.toMatch(answer);
      expect(before.trim().length).toBeGreaterThan(0);
    },
    PATIENT,
  );
});

test(
  "no hint names a right move before the last rung",
  async () => {
    for (const [id, study] of studies) {
      const words = english.get(id)?.words;
      for (const { number, facts } of numbered(study)) {
        if (facts.goal.kind === "follow") continue;
        const texts = ([words, ...(words?.further ?? [])][number - 1]?.hints ?? []).slice(0, -1);
        for (const name of await rightNames(facts)) expect(texts.join(" "), `${id} ${number}`).not.toContain(name);
      }
    }
  },
  PATIENT,
);

test("the studies are in an order without gaps", () => {
  expect([...studies.values()].map(({ order }) => order).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: studies.size }, (_, i) => i + 1),
  );
});

test("every English text belongs to a study", () => {
  expect([...english.keys()].filter((id) => !studies.has(id))).toEqual([]);
});

test("a study that does not fit is named with its field", () => {
  expect(() => readStudies(new URL("../fixtures/bad-studies/", import.meta.url))).toThrow(
    "content/studies/unreachable.yaml:4: game: move 3 (a1) is not legal",
  );
});
