import { expect, test } from "vitest";
import { faultOfMoveHint } from "../../../src/catalogue/hint.ts";
import { placeOf } from "../../../src/catalogue/place.ts";
import { idOfPuzzle, type Puzzle } from "../../../src/catalogue/puzzle.ts";
import { emptiesOf, movesOf, nameOf, positionOf, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { judgeMove } from "../../../src/training/answers/move.ts";
import { factsOf, IMAGES, ownMovesOf, turnPuzzle, wrongWinner } from "../../../src/training/puzzles/task.ts";
import { ask } from "../support.ts";
import { PUZZLES } from "./support.ts";

const images = Array.from({ length: IMAGES }, (_, image) => image);
const ENDINGS = PUZZLES.filter(({ board }) => emptiesOf(board) <= 10);

function positionIn(puzzle: Puzzle) {
  const game = placeOf(factsOf(puzzle));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return positionOf(game.value);
}

test("a puzzle and its eight images are other positions with as many moves, and turning one back gives the puzzle", () => {
  for (const puzzle of PUZZLES) {
    const turned = images.map((image) => turnPuzzle(puzzle, image));
    expect(new Set(turned.map(idOfPuzzle)).size).toBe(IMAGES);
    for (const image of turned) expect(movesOf(image.board)).toHaveLength(movesOf(puzzle.board).length);
    expect(turned[0]).toEqual(puzzle);
    // A half turn, done twice; a quarter turn and three more.
    expect(turnPuzzle(turnPuzzle(puzzle, 1), 1)).toEqual(puzzle);
    expect(turnPuzzle(turnPuzzle(puzzle, 4), 5)).toEqual(puzzle);
  }
});

test("in every image just the right moves reach the goal, as the search judges it, and the tempting one does not", async () => {
  for (const [i, puzzle] of ENDINGS.entries()) {
    const turned = turnPuzzle(puzzle, i % IMAGES);
    const facts = factsOf(turned);
    if (facts.kind !== "line" || facts.goal.kind === "follow") throw new Error("these are all lines");
    const position = positionIn(turned);
    expect(position.toMove).toBe(puzzle.toMove);
    for (const { square } of position.legal) {
      const judged = await judgeMove(facts.goal, position, square, facts.goal.within, ask);
      const isRight = turned.right !== "nobody" && Array.isArray(turned.right) && turned.right.includes(square);
      expect([nameOf(USUAL_SHAPE, square), judged?.kept]).toEqual([nameOf(USUAL_SHAPE, square), isRight]);
    }
    expect(turned.right).not.toContain(turned.tempting);
  }
});

test("the ladder has two to four rungs that keep the rules of hints, and names a right move beside the tempting one", () => {
  for (const puzzle of PUZZLES.flatMap((one) => [one, turnPuzzle(one, 6)])) {
    const { hints } = factsOf(puzzle);
    expect(hints.length).toBeGreaterThanOrEqual(2);
    expect(hints.length).toBeLessThanOrEqual(4);
    for (const hint of hints) expect(faultOfMoveHint(hint, positionIn(puzzle))).toBeNull();
    const candidates = hints.find((hint) => hint.kind === "candidates")?.squares;
    if (candidates === undefined) continue;
    const right = typeof puzzle.right === "string" ? [] : puzzle.right.map((square) => nameOf(USUAL_SHAPE, square));
    expect(candidates.some((name) => right.some((one) => one === name))).toBe(true);
    expect(candidates).toContain(nameOf(USUAL_SHAPE, puzzle.tempting ?? 0));
  }
});

test("who wins is a choice among three, one of them right, and its second hint takes a wrong one away", () => {
  const [puzzle] = PUZZLES;
  if (puzzle === undefined) throw new Error("there is no puzzle");
  for (const right of ["black", "white", "nobody"] as const) {
    const who: Puzzle = { ...puzzle, goal: { kind: "who-wins" }, right, tempting: null };
    const facts = factsOf(who);
    expect(facts.kind === "choose" && facts.choices.map((choice) => choice.right)).toEqual(
      ["black", "white", "nobody"].map((one) => one === right),
    );
    expect(facts.hints).toHaveLength(2);
    expect(wrongWinner(who)).not.toBe(right);
    expect(ownMovesOf(who)).toBe(1);
  }
});

test("where the end cannot be read out the strongest move is asked for", () => {
  const [puzzle] = PUZZLES;
  if (puzzle === undefined) throw new Error("there is no puzzle");
  expect(factsOf({ ...puzzle, goal: { kind: "strongest" } })).toMatchObject({
    kind: "best-move",
    goal: { kind: "strongest" },
  });
});
