import { describe, expect, test } from "vitest";
import { subjectOf } from "../../src/catalogue/subject.ts";
import { nameOf, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { bestMove, judge } from "../../src/training/judge.ts";
import { prove } from "../../src/training/prove.ts";
import { readStudies, readWords } from "./studies.ts";

const studies = readStudies();
const english = readWords("en");

describe.each([...studies])("the study %s", (id, study) => {
  const subject = subjectOf(study);
  if (!subject.ok) throw new Error(`move ${subject.error.ply} is not legal`);
  const { position, game } = subject.value;

  test.each(study.claims.map((claim) => [claim.kind, claim] as const))("its claim is true: %s", (_, claim) => {
    const proof = prove(claim, subject.value);
    expect(proof.holds).toBe(true);
    expect(proof.counted).toBeGreaterThan(0);
  });

  test("what it asks for can be reached", () => {
    const best = bestMove(position) ?? -1;
    expect(judge(position, best, study.goal.outcome)).toMatchObject({ value: { kept: true } });
  });

  test("a game that leads to it is also claimed to, and so proven", () => {
    expect(game !== null).toBe(study.claims.some((claim) => claim.kind === "reachable"));
  });

  test("it has English words, one for each rung of its hints", () => {
    expect(english.get(id)?.words.hints).toHaveLength(study.hints.length);
  });

  test("nothing that is read before it is solved names a right move", () => {
    const { words, text } = english.get(id) ?? { words: undefined, text: "" };
    const answer = new RegExp(
      position.legal
        .filter(({ square }) => {
          const verdict = judge(position, square, study.goal.outcome);
          return verdict.ok && verdict.value.kept;
        })
        .map(({ square }) => nameOf(USUAL_SHAPE, square))
        .join("|"),
      "i",
    );
    const before = text.slice(0, text.indexOf("<AfterSolving>"));
    expect([id, words?.title, words?.summary, words?.task, before].join("\n")).not.toMatch(answer);
    expect(before.trim().length).toBeGreaterThan(0);
  });
});

test("every English text belongs to a study", () => {
  expect([...english.keys()].filter((id) => !studies.has(id))).toEqual([]);
});

test("a study that does not fit is named with its field", () => {
  expect(() => readStudies(new URL("../fixtures/bad-studies/", import.meta.url))).toThrow(
    "unreachable.yaml: game: move 3 (a1) is not legal",
  );
});
