import { expect, test } from "vitest";
import { discCount } from "../../../src/coach/concepts/disc-count.ts";
import { diagram, positionAt } from "../../training/support.ts";

test("the side with more discs can be worse off in all that lasts", () => {
  const { board } = diagram("black", "XXXO....", "XOOO....", "XOOO....", "..OO....");
  expect(discCount(board)).toEqual({
    black: { discs: 5, stable: 5, frontier: 1, moves: 8 },
    white: { discs: 9, stable: 0, frontier: 7, moves: 0 },
    empty: 50,
    ahead: "white",
    against: ["stable", "frontier", "moves"],
  });
});

test("nobody is ahead at the start", () => {
  expect(discCount(positionAt({}).board)).toMatchObject({ empty: 60, ahead: null, against: [] });
});
