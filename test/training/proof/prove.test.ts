import { expect, test } from "vitest";
import { CLAIMS, type Claim, claim as claimSchema } from "../../../src/catalogue/claim.ts";
import { type PlaceText, placeOf } from "../../../src/catalogue/place.ts";
import type { Subject } from "../../../src/catalogue/subject.ts";
import { contentAt, nameOf, OTHELLO, positionOf, USUAL_SHAPE } from "../../../src/reversi/index.ts";
import { readBySearch } from "../../../src/training/proof/forced.ts";
import { prove } from "../../../src/training/proof/prove.ts";
import { CASES } from "./claims.ts";

const subjectAt = (place: PlaceText): Subject => {
  const game = placeOf(place);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return { position: positionOf(game.value), game: game.value };
};

const claimOf = (kind: string, values: Record<string, unknown>): Claim => claimSchema.parse({ kind, ...values });

const cases = Object.entries(CASES).flatMap(([kind, list]) =>
  list.map(([place, holds, not]) => [kind, subjectAt(place), holds, not] as const),
);

test("every kind of claim is tried", () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(CLAIMS).sort());
});

test.each(cases)(
  "a claim of the kind %s holds, and falsified it does not",
  async (kind, subject, holds, not) => {
    const proof = await prove(claimOf(kind, holds), subject);
    expect(proof.holds).toBe(true);
    expect(proof.counted).toBeGreaterThan(0);
    expect((await prove(claimOf(kind, not), subject)).holds).toBe(false);
  },
  30_000,
);

test.each(["value", "worth", "best", "only-way", "ways"] as const)("the search proves the same: %s", async (kind) => {
  for (const [place, holds, not] of CASES[kind]) {
    expect((await prove(claimOf(kind, holds), subjectAt(place), readBySearch)).holds).toBe(true);
    expect((await prove(claimOf(kind, not), subjectAt(place), readBySearch)).holds).toBe(false);
  }
});

test("nothing is claimed of a game that is not there", async () => {
  const without = { ...subjectAt(CASES.reachable[0]?.[0] ?? {}), game: null };
  expect(without.position.passes).toBe("white");
  expect((await prove({ kind: "reachable", plies: 59, first: "f5" }, without)).holds).toBe(false);
  expect((await prove({ kind: "plies", count: 59 }, without)).holds).toBe(false);
});

test("a claim of an unknown kind does not hold, nor one about moves that are not legal", async () => {
  const nothing = { holds: false, counted: 0 };
  const start = subjectAt({});
  expect(await prove({ kind: "beautiful" } as unknown as Claim, start)).toEqual(nothing);
  expect(await prove({ kind: "discs", after: "a1", black: 2, white: 2, empty: 60 }, start)).toEqual(nothing);
});

test("a claim that could not be read out does not hold", async () => {
  const read = async () => null;
  const ending = subjectAt(CASES.value[0]?.[0] ?? {});
  const claims: readonly Claim[] = [
    { kind: "value", score: 18 },
    { kind: "worth", move: "d8", score: 18 },
    { kind: "best", squares: ["d8"] },
    { kind: "only-way", moves: "d8", goal: "win" },
    { kind: "ways", goal: "win", count: 1 },
  ];
  for (const claim of claims) expect((await prove(claim, ending, read)).holds).toBe(false);
});

/** The most that can turn along a ray of `length` squares, by trying every way to lay discs on it. */
function mostAlong(length: number): number {
  let most = 0;
  for (let code = 0; code < 3 ** length; code += 1) {
    const row = code.toString(3).padStart(length, "0");
    // 1 is an opponent's disc, 2 one's own: what turns is a run of 1s from the near end with a 2 behind it.
    most = Math.max(most, (/^(1+)2/.exec(row)?.[1] ?? "").length);
  }
  return most;
}

test("no move can turn more than eighteen: every way to lay discs on every ray of every square was tried", () => {
  const along = [...Array(8).keys()].map((length) => (length === 0 ? 0 : mostAlong(length)));
  const most = new Map(
    USUAL_SHAPE.squares.map((square) => [
      square,
      (USUAL_SHAPE.rays[square] ?? []).reduce((total, ray) => total + (along[ray.length] ?? Number.NaN), 0),
    ]),
  );
  const named = (value: number) =>
    [...most].filter(([, m]) => m === value).map(([square]) => nameOf(USUAL_SHAPE, square));
  const centre = USUAL_SHAPE.squares.filter((square) => contentAt(OTHELLO.start, square) !== "empty");
  expect(named(18)).toEqual(["a1", "h1", "a8", "h8"]);
  expect(named(19)).toEqual(centre.map((square) => nameOf(USUAL_SHAPE, square)));
  expect(Math.max(...most.values())).toBe(19);
  expect(named(17).length).toBeGreaterThan(0);
});

// Lessons that others published with boards that do not bear them out. What their texts say is put as claims, and none may pass.

/** Called a Stoner trap: an X-square is to be played, then the edge attacked until a corner falls. */
const NO_STONER = subjectAt({ position: "--OOOOX---OXXX----XOX-----XXO-----OOX---".padEnd(64, "-"), toMove: "black" });

test("on the board of a so-called Stoner trap, b1 just turns an edge: no X-square is attacked from, and no corner falls", async () => {
  const holds = async (kind: string, values: Record<string, unknown>): Promise<boolean> =>
    (await prove(claimOf(kind, values), NO_STONER, readBySearch)).holds;
  expect(await holds("turned", { move: "b1", squares: "c1 d1 e1 f1" })).toBe(true);
  expect(await holds("legal", { squares: "b2 g2 b7 g7" })).toBe(false);
  expect(await holds("illegal", { squares: "g2 b7 g7" })).toBe(true);
  for (const within of [1, 2, 3]) {
    expect(await holds("forces", { event: "corner", within, squares: "b1" })).toBe(false);
  }
  expect(await holds("stable", { squares: "c1 d1 e1 f1", after: "b1" })).toBe(false);
});

// Two squares are empty, and White, who moves second, is said to get the last of them: on this square after that one.
const TWO_EMPTY = "XXXXXXXXXXXXXXOOXXXXXOOOXXXXOOOOXXXOOOOOXXOOOOOOXOOOOOOOOOOOOO--";
const TWO_EMPTY_STUCK = `${"X".repeat(8)}${"XXXXXXOO".repeat(6)}XXXXXX--`;

test.each([
  ["White, stuck before, can answer g8", TWO_EMPTY, "g8", "h8", true],
  ["White, stuck before, can answer h8", TWO_EMPTY, "h8", "g8", true],
  ["White stays stuck after g8", TWO_EMPTY_STUCK, "g8", "h8", false],
])(
  "that the second player gets the last move is proven only where it is so: %s",
  async (_, position, first, last, isSo) => {
    const subject = subjectAt({ position, toMove: "black" });
    const holds = async (kind: string, values: Record<string, unknown>): Promise<boolean> =>
      (await prove(claimOf(kind, values), subject, readBySearch)).holds;
    expect(await holds("mobility", { side: "white", count: 0 })).toBe(true);
    expect(await holds("legal", { after: first, side: "white", squares: last })).toBe(isSo);
    expect(await holds("mobility", { after: first, side: "white", count: 1 })).toBe(isSo);
    expect(await holds("colour", { after: first + last, squares: last, is: "white" })).toBe(isSo);
    expect(await holds("passed", { after: first, side: "white" })).toBe(!isSo);
  },
);
