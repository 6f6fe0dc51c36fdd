import { expect, test } from "vitest";
import type { StudyClaim as Claim } from "../../src/catalogue/study.ts";
import { subjectOf } from "../../src/catalogue/subject.ts";
import { contentAt, nameOf, OTHELLO, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { prove } from "../../src/training/prove.ts";
import { readStudies } from "../content/studies.ts";

const facts = readStudies().get("thirteen-against-fifty");
const read = facts && subjectOf(facts);
if (!read?.ok) throw new Error("the study is there and legal");
const study = read.value;

/** The same claims, each wrong in one number, square or side. */
const FALSE_CLAIMS: readonly Claim[] = [
  { kind: "discs", black: 13, white: 49, empty: 1 },
  { kind: "only-move", move: "a1" },
  { kind: "flips", move: "a8", lines: [6, 6, 5] },
  { kind: "flips", move: "a1", lines: [1] },
  { kind: "final", move: "a8", black: 33, white: 31 },
  { kind: "final", move: "b8", black: 32, white: 32 },
  { kind: "symmetric", about: "main-diagonal" },
  { kind: "reachable", plies: 58, first: "f5" },
  { kind: "reachable", plies: 59, first: "d3" },
  { kind: "passed", side: "black" },
  { kind: "most-flips", corner: 19, centre: 19, elsewhere: 17 },
  { kind: "most-flips", corner: 18, centre: 18, elsewhere: 17 },
  { kind: "most-flips", corner: 18, centre: 19, elsewhere: 16 },
];

test.each(FALSE_CLAIMS.map((claim) => [JSON.stringify(claim), claim] as const))(
  "a false claim does not hold: %s",
  (_, claim) => {
    expect(prove(claim, study).holds).toBe(false);
  },
);

test("nothing is claimed of a game that is not there", () => {
  const without = { ...study, game: null };
  expect(prove({ kind: "passed", side: "white" }, without).holds).toBe(false);
  expect(prove({ kind: "reachable", plies: 59, first: "f5" }, without).holds).toBe(false);
});

test("a claim of an unknown kind does not hold", () => {
  expect(prove({ kind: "beautiful" } as unknown as Claim, study)).toEqual({ holds: false, counted: 0 });
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
