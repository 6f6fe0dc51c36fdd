import { expect, test } from "vitest";
import { DRILLS } from "../../../src/training/drills/drill.ts";
import { bestLine, entriesIn, positionIn, type Question, ROUND, roundOf } from "../../../src/training/drills/round.ts";
import { leadOfBlack, readPool } from "../../content/pools.ts";
import { type RefereePosition, type RefereeSide, refereeMoves, refereePlay } from "../../reversi/referee.ts";

const poolOf = (drill: (typeof DRILLS)[number]) => (drill.endsWith("squares") ? [] : readPool(drill));
const rounds = (drill: (typeof DRILLS)[number], seeds: readonly number[]): readonly (readonly Question[])[] =>
  seeds.map((seed) => roundOf(drill, poolOf(drill), seed));

/** What is asked, as text: no two questions of a round may have the same. */
const asked = ({ facts }: Question): string =>
  facts.kind === "name-square" ? facts.squares.join(" ") : `${facts.position} ${facts.toMove}`;

test.each(DRILLS)("a round of %s has ten questions, none twice, and is the same for the same seed alone", (drill) => {
  const [one = [], again = [], other = []] = rounds(drill, [7, 7, 8]);
  expect(one).toHaveLength(ROUND);
  expect(new Set(one.map(asked)).size).toBe(ROUND);
  expect(again).toEqual(one);
  expect(other.map(asked)).not.toEqual(one.map(asked));
});

test("in many rounds every square comes to be asked for", () => {
  const seen = new Set(
    rounds(
      "find-squares",
      Array.from({ length: 60 }, (_, seed) => seed),
    )
      .flat()
      .map(asked),
  );
  expect(seen.size).toBe(64);
});

const squareOf = (name: string): number => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);

test("a best line is legal to the end of the game and comes to what every other way of playing proves", () => {
  for (const entry of poolOf("count-the-end")) {
    const start: RefereePosition = { board: entry.board, side: entry.side === "black" ? "X" : "O" };
    let position = start;
    for (const square of bestLine(positionIn(entry)).line) position = refereePlay(position, square);
    expect(position.side).toBeNull();
    expect(leadOfBlack(position)).toBe(leadOfBlack(start));
  }
});

test("who moves next is what an independent referee says", () => {
  for (const question of rounds("pass-or-end", [1, 2, 3, 4, 5]).flat()) {
    if (question.drill !== "pass-or-end") throw new Error(question.drill);
    const { side, move, moves, choices, facts } = question;
    const mover: RefereeSide = side === "black" ? "X" : "O";
    const after = refereePlay({ board: facts.position ?? "", side: mover }, squareOf(move));
    const right = choices[facts.choices.findIndex((choice) => choice.right)];
    expect(right === undefined ? "" : { black: "X", white: "O", nobody: null }[right ?? "nobody"]).toBe(after.side);
    expect(moves).toEqual({
      black: refereeMoves(after.board, "X").length,
      white: refereeMoves(after.board, "O").length,
    });
  }
});

test("a line of a file that is no position is left out", () => {
  const board = "-".repeat(64);
  expect(entriesIn(`${board} X\n${board} Z\n${board.slice(1)} X\n\n${board} O b8\n`)).toEqual([
    { board, side: "black", move: null },
    { board, side: "white", move: "b8" },
  ]);
});
