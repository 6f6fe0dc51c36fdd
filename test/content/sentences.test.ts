import { describe, expect, test } from "vitest";
import type { PlaceText } from "../../src/catalogue/place.ts";
import { placeOf } from "../../src/catalogue/place.ts";
import { claimIn } from "../../src/catalogue/steps.ts";
import { faultsOfFolder } from "./check-lessons.ts";
import { EXCEPTIONS, strangersInSentence } from "./check-sentences.ts";
import { readFiles, readLibrary } from "./library.ts";
import { numbersIn } from "./numbers.ts";

test.each([
  ["White has six discs, Black 41.", [6, 41]],
  ["Sixty-two lie on twenty squares, forty-one turn twice.", [62, 20, 41, 2]],
  ["A hundred, or a single row, or one row.", [100, 1, 1]],
  ["The four are really one, a good one, one of them, one on f6 and f5.", [4]],
])("of %j the numbers are known", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

/** What a sentence says that a claim about a position does not. */
function strangers(sentence: string, attributes: Readonly<Record<string, string>>, place: PlaceText = {}) {
  const game = placeOf(place);
  if (!game.ok) throw new Error(game.error.field);
  return strangersInSentence({ claim: claimIn(attributes, "here"), sentence }, game.value);
}

const DISCS = { kind: "discs", black: "7", white: "5", empty: "52" };
const WON = { kind: "value", score: "4" };
const TWO_ROWS = { kind: "flips", move: "d6", lines: "4 1" };

describe("a sentence", () => {
  test.each([
    ["White has five discs left.", "White has six discs left.", DISCS, "says 6"],
    ["White has five discs left.", "White has seven discs left.", DISCS, "says seven of white"],
    ["Black has 7 and White 5.", "Black has 5 and White 5.", DISCS, "says 5 of black"],
    ["Twelve lie there.", "Thirteen lie there.", DISCS, "says 13"],
    ["Black is two ahead.", "Black is three ahead.", DISCS, "says 3"],
    ["Fifty-two squares are empty.", "Five squares are empty.", DISCS, "says Five of empty"],
    ["Two rows turn, five discs.", "Three rows turn, five discs.", TWO_ROWS, "says 3"],
    ["On d6 it turns them.", "On d7 it turns them.", TWO_ROWS, "says d7"],
    ["Black has four legal moves.", "White has four legal moves.", { kind: "mobility", count: "4" }, "says White"],
    ["White is stuck.", "Black is stuck.", { kind: "mobility", count: "0", side: "white" }, "says Black"],
    ["Black can still win.", "White can still win.", WON, "says White can still win"],
    ["White loses by four.", "Black loses by four.", WON, "says Black loses"],
  ])("%j is as its claim says, and %j is not", (right, wrong, attributes, fault) => {
    expect(strangers(right, attributes)).toEqual([]);
    expect(strangers(wrong, attributes)).toEqual([fault]);
  });

  test("is about the side that moves after the moves of its claim", () => {
    const claim = { kind: "only-move", move: "f4", after: "f5" };
    expect(strangers("White has one legal move, on f4.", claim)).toEqual([]);
    expect(strangers("Black has one legal move, on f4.", claim)).toEqual(["says Black"]);
  });
});

describe("in the lessons", () => {
  const files = readFiles();

  test("a number or a square that is falsified in a sentence fails with file and step", async () => {
    const path = "lessons/en/rules/pass-and-end.mdx";
    const faults = async (from: string, to: string): Promise<readonly string[]> => {
      const written = files.get(path)?.replace(from, to) ?? "";
      const library = readLibrary(new Map([...files, [path, written]]));
      return (await faultsOfFolder(library, "rules")).filter((line) => line.startsWith(path));
    };
    expect(await faults("White has five discs left", "White has six discs left")).toEqual([
      `${path}: step none-left: claim discs: "White has six discs left." says 6, and its claim does not`,
    ]);
    expect(await faults("take the corner h8 next", "take the corner a8 next")).toEqual([
      `${path}: step must: claim flips: "Black can take the corner a8 next." says a8, and its claim does not`,
    ]);
  }, 60_000);

  test("every exception is still needed", () => {
    const { lessons } = readLibrary(files);
    for (const { path, step: id, says } of EXCEPTIONS) {
      const step = lessons.get(path)?.steps.find((other) => other.id === id);
      const game = placeOf(step ?? {});
      expect(game.ok && step?.claims.flatMap((claim) => strangersInSentence(claim, game.value)), path).toContain(says);
    }
  });
});
