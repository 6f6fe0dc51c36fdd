import { describe, expect, test } from "vitest";
import { forcedCapture, forcedPass } from "../../../src/coach/concepts/force.ts";
import { corners } from "../../../src/coach/concepts/places.ts";
import { type Disc, opponentOf, type Position, play, type Square, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { diagram, randomPositions, squareIn } from "../../training/support.ts";
import { playedOn } from "../support.ts";
import { emptiesOn, SIDES } from "./boards.ts";

/** The same question, put to the rules alone: every move of both sides is played, and nothing is remembered. */
function comes(
  position: Position,
  attacker: Disc,
  isIt: (square: Square, after: Position) => boolean,
  within: number,
): boolean {
  const { toMove, legal } = position;
  if (toMove === null || within === 0) return false;
  const afterAll = legal.map(({ square }) => ({ square, after: play(position, square) }));
  const isTrueAfter = ({ square, after }: (typeof afterAll)[number]): boolean =>
    toMove === attacker
      ? after.ok && (isIt(square, after.value) || comes(after.value, attacker, isIt, within - 1))
      : after.ok && comes(after.value, attacker, isIt, within);
  return toMove === attacker ? afterAll.some(isTrueAfter) : afterAll.every(isTrueAfter);
}

const falls = (position: Position, attacker: Disc, goals: readonly Square[], within: number): boolean =>
  comes(position, attacker, (square) => goals.includes(square), within);

const four = corners(USUAL_SHAPE);

const positions = randomPositions(120).filter(({ toMove, legal }) => toMove !== null && legal.length < 9);

describe("a forced capture", () => {
  test.each([1, 2])("within %i is what playing everything shows", (within) => {
    const found = { yes: 0, no: 0 };
    for (const position of positions.slice(0, 40)) {
      for (const attacker of ["black", "white"] as const) {
        for (const corner of four) {
          const known = falls(position, attacker, [corner], within);
          const { toMove } = position;
          const told = forcedCapture(position.board, toMove ?? attacker, attacker, [corner], within);
          expect(told.isForced).toBe(known);
          found[known ? "yes" : "no"] += 1;
        }
      }
    }
    expect(Math.min(found.yes, found.no)).toBeGreaterThan(10);
  });

  test("comes with a line that is legal and ends on the square", () => {
    let lines = 0;
    for (const { board, toMove } of positions) {
      if (toMove === null) continue;
      const { isForced, line, within } = forcedCapture(board, toMove, opponentOf(toMove), four, 2);
      if (!isForced) {
        expect([line, within]).toEqual([[], null]);
        continue;
      }
      lines += 1;
      playedOn(board, toMove, line);
      expect(four).toContain(line.at(-1));
    }
    expect(lines).toBeGreaterThan(5);
  });

  test("is left open where it would take too many positions", () => {
    const position = diagram("white", "........", "........", "...O....", "...OX...", "...XO...");
    const goal = [squareIn(position, "a1")];
    expect(forcedCapture(position.board, "white", "black", goal, 3, 5).isForced).toBeNull();
    expect(forcedCapture(position.board, "white", "black", goal, 3).isForced).toBe(false);
  });
});

test("a forced pass takes as many moves as playing everything shows", () => {
  const few = positions.filter(({ board }) => emptiesOn(board) <= 9);
  const found = new Map<number | null, number>();
  for (const position of few) {
    for (const attacker of SIDES) {
      const isIt = (_: Square, { passes }: Position): boolean => passes === opponentOf(attacker);
      const known = [1, 2, 3].find((within) => comes(position, attacker, isIt, within)) ?? null;
      const told = forcedPass(position.board, position.toMove ?? attacker, attacker, 3);
      expect(told.within).toBe(known);
      expect(told.isForced).toBe(known !== null);
      found.set(known, (found.get(known) ?? 0) + 1);
    }
  }
  expect(found.get(null)).toBeGreaterThan(5);
  expect([...found.keys()].length).toBeGreaterThan(2);
});
