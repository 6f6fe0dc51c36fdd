import { expect, test } from "vitest";
import { placeOf } from "../../src/catalogue/place.ts";
import { faultsOfTelling } from "./check-words.ts";
import { readFiles, readLibrary } from "./library.ts";
import { withLines } from "./lines.ts";

const { exercises } = readLibrary(readFiles());

const chapters = [...new Set([...exercises.keys()].map((path) => path.split("/")[1] ?? ""))].toSorted();

test.each(chapters)(
  "what the exercises of %s tell once they are answered is worked out or claimed",
  async (chapter) => {
    const faults: string[] = [];
    for (const [path, exercise] of exercises) {
      if (!path.startsWith(`exercises/${chapter}/`)) continue;
      const game = placeOf(exercise);
      if (!game.ok) continue;
      for (const fault of await faultsOfTelling(exercise, game.value)) faults.push(`${path}: ${fault}`);
    }
    expect(withLines(faults)).toEqual([]);
  },
  120_000,
);

test("a figure, a square and a result that nothing bears out are told", async () => {
  const [path, exercise] = [...exercises].find(([name]) => name.endsWith("/last-five-squares.yaml")) ?? [];
  const game = exercise && placeOf(exercise);
  if (path === undefined || exercise === undefined || !game?.ok) throw new Error("the exercise is not there");
  const saying = (solved: string) =>
    faultsOfTelling({ ...exercise, words: { ...exercise.words, en: { ...exercise.words.en, solved } } }, game.value);
  expect(await saying("You win by 63.")).toEqual(["words.en.solved: says win by 63, and nothing bears it out"]);
  expect(await saying("61 squares are empty.")).toEqual(["words.en.solved: says 61, and nothing bears it out"]);
  expect(await saying("It had to be d4.")).toEqual(["words.en.solved: says d4, and nothing bears it out"]);
});

test("moves to follow and squares to mark are counted, and a claim may count the moves that have led to the board", async () => {
  const faultsOf = async (id: string, told: object, solved: string) => {
    const [, exercise] = [...exercises].find(([name]) => name.endsWith(`/${id}.yaml`)) ?? [];
    const game = exercise && placeOf(exercise);
    if (exercise === undefined || !game?.ok) throw new Error("the exercise is not there");
    const words = { ...exercise.words, en: { ...exercise.words.en, solved } };
    return faultsOfTelling({ ...exercise, ...told, words }, game.value);
  };
  expect(await faultsOf("ten-moves-of-the-rose", { claims: [] }, "Ten moves.")).toEqual([]);
  expect(await faultsOf("ten-moves-of-the-rose", { claims: [] }, "Eleven moves.")).toEqual([
    "words.en.solved: says 11, and nothing bears it out",
  ]);
  expect(await faultsOf("nine-windows", { claims: [{ kind: "plies", count: 5 }] }, "Five moves.")).toEqual([]);
  expect(await faultsOf("nine-windows", { claims: [{ kind: "plies", count: 7 }] }, "Seven moves.")).toEqual([
    "claims.0: plies is not true",
  ]);
  expect(await faultsOf("eight-c-squares", { claims: [] }, "Eight of them.")).toEqual([]);
  expect(await faultsOf("eight-c-squares", { claims: [] }, "Seven of them.")).toEqual([
    "words.en.solved: says 7, and nothing bears it out",
  ]);
});
