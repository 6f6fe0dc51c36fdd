import { expect, test } from "vitest";
import { frontierDiscs } from "../../../src/coach/concepts/frontier.ts";
import { legalFor } from "../../../src/coach/concepts/mobility.ts";
import { type Wall, wallsOf } from "../../../src/coach/concepts/walls.ts";
import type { Position } from "../../../src/reversi/index.ts";
import { diagram, namesOf } from "../../training/support.ts";
import { boards, SIDES } from "./boards.ts";

const told = (position: Position, walls: readonly Wall[]): readonly string[] =>
  walls.map(({ faces, discs }) => `${faces}: ${namesOf(position, discs)}`);

test.each([
  ["four in a row", ["", "", "..OOOO..", "..XXXX.."], ["bottom: c4 d4 e4 f4"]],
  ["three in a row are none", ["", "", "..OOO...", "..XXX..."], []],
  ["four with a gap are none", ["", "", "..OO.OO.", "..XX.XX."], []],
  ["a bent one, a step at a time", ["", "", "..OO....", "..XXOO..", "....XX.."], ["bottom: c4 d4 e5 f5"]],
  ["one of two steps is none", ["", "", "..OO....", "..XXOO..", "....OO..", "....XX.."], []],
  ["what faces another disc is none", ["", "..OOOO..", "..XXXX..", "..OOOO.."], []],
  ["discs on the edge do not face inwards", ["..XXXX.."], []],
  ["discs on the edge hold what faces along it", ["..XXXX..", "..XXXX.."], ["bottom: c2 d2 e2 f2"]],
] as const)("%s", (_, ranks, walls) => {
  const padded = ranks.map((rank) => rank.padEnd(8, "."));
  const position = diagram("black", ...padded);
  const found = wallsOf(position.board, "black").filter(({ faces }) => faces === "bottom" || faces === "top");
  expect(told(position, found)).toEqual(walls);
});

test("a ring of one colour is a wall on each of its sides, open to the other colour only", () => {
  const position = diagram("black", "........", "........", "..XXXX..", "..XOOX..", "..XOOX..", "..XXXX..");
  const walls = wallsOf(position.board, "black");
  expect(told(position, walls)).toEqual([
    "top: c3 d3 e3 f3",
    "right: f3 f4 f5 f6",
    "bottom: c6 d6 e6 f6",
    "left: c3 c4 c5 c6",
  ]);
  expect(walls.map(({ forOwner }) => forOwner.length)).toEqual([0, 0, 0, 0]);
  expect(walls.map(({ forOther }) => forOther.length)).toEqual([4, 4, 4, 4]);
});

test("a wall is made of frontier discs, and says who can play ahead of it", () => {
  let found = 0;
  for (const board of boards) {
    for (const side of SIDES) {
      for (const wall of wallsOf(board, side)) {
        found += 1;
        expect(frontierDiscs(board, side)).toEqual(expect.arrayContaining([...wall.discs]));
        const own = legalFor(board, side);
        expect(wall.forOwner).toEqual(wall.ahead.filter((square) => own.includes(square)));
      }
    }
  }
  expect(found).toBeGreaterThan(10);
});
