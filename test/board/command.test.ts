import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answerTo,
  type Command,
  type CommandContext,
  commandErrorWords,
  parseCommand,
} from "../../src/board/command.ts";
import { ENGLISH, translator } from "../../src/locales/text.ts";
import { EIGHT_STARS, startPosition, TEN, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { at, THIRTEEN_FIFTY } from "./positions.ts";

const translate = translator(ENGLISH);
const parsed = (text: string, shape = USUAL_SHAPE) => {
  const result = parseCommand(text, shape);
  return result.ok ? result.value : result.error;
};

describe("reading what was typed", () => {
  test.each<[string, Command]>([
    ["d3", { kind: "choose", square: at("d3") }],
    ["  D3 ", { kind: "choose", square: at("d3") }],
    ["d 3", { kind: "choose", square: at("d3") }],
    ["l", { kind: "legal" }],
    ["L", { kind: "legal" }],
    ["r 4", { kind: "row", rank: 4 }],
    ["r4", { kind: "row", rank: 4 }],
    ["r d", { kind: "file", file: "d" }],
    ["x d3", { kind: "rays", square: at("d3") }],
    ["xd3", { kind: "rays", square: at("d3") }],
    ["m", { kind: "marks" }],
    ["last", { kind: "last" }],
    ["s", { kind: "score" }],
    ["?", { kind: "help" }],
    ["help", { kind: "help" }],
  ])("“%s”", (text, command) => {
    expect(parsed(text)).toEqual(command);
  });

  test.each([
    ["", "empty", ""],
    ["   ", "empty", ""],
    ["hello", "unknown", "hello"],
    ["d3 d4", "unknown", "d3 d4"],
    ["constructor", "unknown", "constructor"],
    ["i9", "no-such-square", "i9"],
    ["d0", "no-such-square", "d0"],
    ["x k2", "no-such-square", "k2"],
    ["x", "square-missing", "x"],
    ["r", "line-missing", "r"],
    ["r 9", "no-such-line", "9"],
    ["r z", "no-such-line", "z"],
  ])("“%s” is told as %s", (text, code, token) => {
    expect(parsed(text)).toEqual({ code, token });
  });

  test("squares are those of the shape", () => {
    expect(parsed("j10", TEN.shape)).toEqual({ kind: "choose", square: 99 });
    expect(parsed("r10", TEN.shape)).toEqual({ kind: "row", rank: 10 });
    expect(parsed("a1", EIGHT_STARS.shape)).toEqual({ code: "no-such-square", token: "a1" });
  });

  test("any text gives a command or a reason that can be told", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const result = parseCommand(text, USUAL_SHAPE);
        if (!result.ok) expect(commandErrorWords(result.error, translate)).not.toMatch(/^$|undefined/);
      }),
    );
  });
});

describe("answers", () => {
  const context: CommandContext = {
    view: { board: THIRTEEN_FIFTY, toMove: "black" },
    legal: [at("a8")],
    last: { disc: "white", square: at("g8"), flips: [at("f8"), at("e8")] },
    translate,
  };
  const ask = (text: string, changed: Partial<CommandContext> = {}): string => {
    const command = parseCommand(text, USUAL_SHAPE);
    if (!command.ok || command.value.kind === "choose") throw new Error(`${text} is no question`);
    return answerTo(command.value, { ...context, ...changed });
  };

  test("l tells the legal moves, or that they are not told", () => {
    expect(ask("l")).toBe("1 legal move: a8.");
    expect(ask("l", { legal: startPosition().legal.map(({ square }) => square) })).toBe(
      "4 legal moves: d3, c4, f5, e6.",
    );
    expect(ask("l", { legal: [] })).toBe("There is no legal move.");
    expect(ask("l", { legal: null })).not.toContain("a8");
  });

  test("r tells a row or a file", () => {
    expect(ask("r 2")).toBe("Row 2: a white, b black, c to h white.");
    expect(ask("r b")).toBe("File b: 1 to 2 black, 3 to 8 white.");
  });

  test("x tells the lines from a square, nearest first, and none where there is no square", () => {
    expect(ask("x a8").split("\n")).toEqual([
      "From a8, empty:",
      "Up: a7 to a2 white, a1 black.",
      "Up and right: b7 to g2 white, h1 black.",
      "Right: b8 to g8 white, h8 black.",
    ]);
    expect(ask("x d4").split("\n")).toHaveLength(9);
  });

  test("m tells what is marked, each kind of mark by its name, or that nothing is", () => {
    expect(ask("m")).toBe("Nothing is marked.");
    const marks = [
      { kind: "ring", square: at("a1") },
      { kind: "number", square: at("b7"), value: "1" },
      { kind: "ring", square: at("h8") },
      { kind: "number", square: at("c6"), value: "2" },
      { kind: "arrow", from: at("a8"), to: at("a1") },
      { kind: "region", squares: [at("b2"), at("g7")], name: "X" },
      { kind: "odd-region", squares: [at("a8")], name: "Y" },
      { kind: "given", square: at("a8") },
      { kind: "estimate", square: at("a8"), value: "+3" },
    ] as const;
    expect(ask("m", { marks }).split("\n")).toEqual([
      "Ringed: a1, h8.",
      "Moves given: a8.",
      "Labelled: b7 1, c6 2.",
      "Worth about: a8 +3.",
      "Arrow from a8 to a1.",
      "Region X: b2, g7.",
      "Region Y, odd: a8.",
    ]);
  });

  test("last and s tell the last move and the score", () => {
    expect(ask("last")).toBe("Last move: White g8. 2 turned: f8, e8.");
    expect(ask("last", { last: null })).toBe("No move has been made yet.");
    expect(ask("s")).toBe("Black 13, White 50, empty 1. Black to move.");
  });

  test("? lists every command, and each example it gives can be typed", () => {
    const examples = ask("?")
      .split("\n")
      .map((line) => line.split(":")[0] ?? "");
    expect(examples).toHaveLength(9);
    for (const example of examples) expect(parseCommand(example, USUAL_SHAPE).ok).toBe(true);
  });
});
