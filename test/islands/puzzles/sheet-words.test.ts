import { expect, test } from "vitest";
import type { Puzzle } from "../../../src/catalogue/puzzle.ts";
import { answer, type Question } from "../../../src/engine/question.ts";
import { idsIn, lineOfPuzzle, positionOfPuzzle, solutionWords } from "../../../src/islands/puzzles/sheet-words.ts";
import { ENGLISH, translator } from "../../../src/locales/text.ts";
import { emptiesOf, nameOf, type Ply, playOn, startGame, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import type { Ask } from "../../../src/training/answers/move.ts";
import { puzzles } from "../../content/puzzles.ts";

const t = translator(ENGLISH);
const ask = (async (question: Question) => answer(question)) as Ask;

const eachOf = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter((_, i) => i % Math.ceil(all.length / most) === 0);

/** Puzzles of several moves that are soon read out, some of each goal. */
const several = [...Map.groupBy(puzzles, ({ puzzle }) => puzzle.goal.kind).values()].flatMap((kind) =>
  eachOf(
    kind.filter(({ puzzle: { goal, board } }) => "within" in goal && goal.within > 1 && emptiesOf(board) <= 11),
    8,
  ),
);

/** The discs laid down by a printed line, which begins a solution; its passes are checked on the way. */
function pliesOf(puzzle: Puzzle, printed: string): readonly Ply[] {
  let game = startGame(positionOfPuzzle(puzzle));
  for (const word of printed.split(" ")) {
    const passes = game.plies.at(-1)?.after.passes ?? null;
    if (word === "pass") {
      expect(passes).not.toBeNull();
      continue;
    }
    const square = USUAL_SHAPE.squares.find((one) => nameOf(USUAL_SHAPE, one) === word) ?? -1;
    const next = playOn(game, square);
    if (!next.ok) throw new Error(`${word} cannot be played`);
    game = next.value;
  }
  return game.plies;
}

test("the printed solution of a puzzle of several moves goes on until what was asked for is there", async () => {
  expect(several.length).toBeGreaterThan(25);
  let passes = 0;
  for (const { id, puzzle } of several) {
    const { goal, toMove, right, tempting } = puzzle;
    const words = solutionWords(puzzle, await lineOfPuzzle(puzzle, ask), t);
    const [printed = ""] = words.split(".");
    if (printed.includes("pass")) passes += 1;
    const plies = pliesOf(puzzle, printed);
    const last = plies.at(-1);
    if (last === undefined || !("within" in goal) || typeof right === "string") throw new Error(`${id} has no line`);
    expect(last.disc, id).toBe(toMove);
    const own = plies.filter(({ disc }) => disc === toMove).length;
    const rest = right.filter((square) => square !== plies[0]?.move.square);
    expect(rest.length, id).toBe(right.length - 1);
    for (const square of rest) expect(words.split("Or begin")[1] ?? "", id).toContain(nameOf(USUAL_SHAPE, square));
    expect(words, id).toContain(`Not ${nameOf(USUAL_SHAPE, tempting ?? -1)}.`);
    if (goal.kind === "corner") expect([0, 7, 56, 63], id).toContain(last.move.square);
    else if (goal.kind === "passes") expect(last.after.passes, id).not.toBeNull();
    else if (goal.kind === "wipe-out") expect(last.after.end, id).toBe("wiped-out");
    else if (goal.kind === "ends") expect(last.after.end, id).not.toBeNull();
    else if (last.after.end === null) expect(own, id).toBe(goal.within);
  }
  expect(passes).toBeGreaterThan(0);
});

test("the printed solution of a puzzle of one move gives every right move, and who wins where that is asked", async () => {
  const single = eachOf(puzzles, 60).filter(({ puzzle: { goal } }) => !("within" in goal) || goal.within === 1);
  for (const { id, puzzle } of single) {
    expect(await lineOfPuzzle(puzzle, ask), id).toBeNull();
    const { right, tempting } = puzzle;
    const names = typeof right === "string" ? [] : right.map((square) => nameOf(USUAL_SHAPE, square));
    const who = { black: "Black wins.", white: "White wins.", nobody: "It is a draw." };
    const told =
      typeof right === "string" ? who[right] : `${names.join(", ")}. Not ${nameOf(USUAL_SHAPE, tempting ?? -1)}.`;
    expect(solutionWords(puzzle, null, t), id).toBe(told);
  }
});

test("what in the address of a sheet is no id is told apart, each once", () => {
  expect(idsIn("?ids=kdwswfp,oops,kdwswfp,%3Cb%3E,,0pzwkdv", 24)).toEqual({
    ids: ["kdwswfp", "0pzwkdv"],
    bad: ["oops", "<b>"],
  });
  expect(idsIn("", 24)).toEqual({ ids: [], bad: [] });
});
