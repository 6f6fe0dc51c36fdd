import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Mark } from "../../../src/board/types.ts";
import type { Analysis } from "../../../src/engine/client.ts";
import { CALLED, OVERLAYS, type Overlay, overlaysFor } from "../../../src/islands/overlays/kinds.ts";
import { overlayOf, overlaysOf, spoken } from "../../../src/islands/overlays/overlays.ts";
import type { Scene } from "../../../src/islands/overlays/scene.ts";
import { overlayTranslator } from "../../../src/locales/overlays.ts";
import {
  FOUR,
  moveOn,
  opponentOf,
  play,
  REVERSI_1880,
  startPosition,
  USUAL_SHAPE,
} from "../../../src/reversi/index.ts";
import { at, boardFrom, discOf, named, squaresOf } from "../../coach/support.ts";

const t = overlayTranslator("en");

const sceneOf = (signs: string, side: string, more: Partial<Scene> = {}): Scene => ({
  view: { board: boardFrom(signs), toMove: discOf(side) },
  last: null,
  ...more,
});

const drawn = (scene: Scene, overlay: Overlay) => overlayOf(scene, overlay, t);
const squaresWith = (marks: readonly Mark[], kind: Mark["kind"]): string =>
  named(marks.flatMap((mark) => (mark.kind === kind && "square" in mark ? [mark.square] : [])).sort((a, b) => a - b));

/** The positions of a fixture, and what other programs say of each, as parts of `what = value`. */
function rowsOf(file: string): readonly { name: string; signs: string; side: string; facts: readonly string[] }[] {
  const text = readFileSync(new URL(`../../fixtures/coach/${file}`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", signs = "", side = "", ...facts] = line.split("\t");
      return { name, signs, side, facts };
    });
}

const moveRows = rowsOf("moves.tsv");
const shapeRows = rowsOf("shapes.tsv");

/** The squares of every fact that is called `what`, with the position it is about. */
const factsOf = (what: string) =>
  moveRows.flatMap(({ name, signs, side, facts }) =>
    facts.flatMap((fact) => {
      const [about, names = ""] = fact.split(" =");
      return about === what ? [{ name, scene: sceneOf(signs, side), names: names.trim().replaceAll(" ", ",") }] : [];
    }),
  );

describe("what is drawn agrees with what other programs say of the same positions", () => {
  test.each([
    ["legal X", "legal", "black-move"],
    ["legal O", "legal", "white-move"],
  ] as const)("%s", (what, overlay, kind) => {
    const known = factsOf(what);
    expect(known.length).toBeGreaterThan(20);
    for (const { name, scene, names } of known) {
      expect(squaresWith(drawn(scene, overlay).marks, kind), name).toBe(named(squaresOf(names)));
    }
  });

  test("frontier discs of both sides", () => {
    const [black, white] = [factsOf("frontier X"), factsOf("frontier O")];
    expect(black.length).toBeGreaterThan(5);
    for (const { name, scene, names } of black) {
      const others = white.find((row) => row.name === name);
      if (others === undefined) continue;
      const all = [...squaresOf(names), ...squaresOf(others.names)].sort((a, b) => a - b);
      expect(squaresWith(drawn(scene, "frontier").marks, "frontier"), name).toBe(named(all));
    }
  });

  test("stable discs", () => {
    const known = shapeRows.flatMap((row) =>
      row.facts.flatMap((fact) => {
        const names = /^stable at=(\S+)$/.exec(fact)?.[1];
        return names === undefined ? [] : [{ ...row, names }];
      }),
    );
    expect(known.length).toBeGreaterThan(10);
    for (const { name, signs, side, names } of known) {
      expect(squaresWith(drawn(sceneOf(signs, side), "stable").marks, "stable"), name).toBe(
        named([...squaresOf(names)].sort((a, b) => a - b)),
      );
    }
  });

  test("regions have all empty squares, each once, and are hatched by their parity", () => {
    for (const { name, signs, side } of moveRows) {
      const { marks } = drawn(sceneOf(signs, side), "regions");
      const squares = marks.flatMap((mark) => ("squares" in mark ? mark.squares : []));
      const empty = USUAL_SHAPE.squares.filter((square) => signs[square] === "-");
      expect(
        [...squares].sort((a, b) => a - b),
        name,
      ).toEqual(empty);
      for (const mark of marks) {
        const isOdd = "squares" in mark && mark.squares.length % 2 === 1;
        expect(mark.kind, name).toBe(isOdd ? "odd-region" : "even-region");
      }
    }
  });
});

test("the move in focus tells what it gives and takes, and the last move where none is", () => {
  const start = startPosition();
  const scene: Scene = { view: start, last: null, focus: at("f5") };
  // White could play c5, d6, e3 and f4; after f5 it is d6, f4 and f6.
  const ahead = drawn(scene, "changes");
  expect(squaresWith(ahead.marks, "given")).toBe("f6");
  expect(squaresWith(ahead.marks, "taken")).toBe("e3,c5");
  expect(ahead.lines).toEqual([
    "Black f5:",
    "White gains f6; loses e3, c5. 4 moves before, 3 after.",
    "Black gains c3; loses f5, e6. 4 moves before, 3 after.",
  ]);
  const [move, after] = [moveOn(start, at("f5")), play(start, at("f5"))];
  if (move === undefined || !after.ok) throw new Error("f5 is legal");
  const last = { disc: "black", ...move } as const;
  expect(drawn({ view: after.value, last }, "changes")).toEqual(ahead);
  expect(drawn({ view: after.value, last, focus: at("a1") }, "changes")).toEqual(ahead);
  expect(drawn({ view: after.value, last, focus: at("d6") }, "changes").lines[0]).toBe("White d6:");
  expect(drawn({ view: start, last: null }, "changes")).toEqual({ marks: [], lines: ["No move to look at yet."] });
});

describe("words", () => {
  test("tell both sides' moves and frontier discs, counted", () => {
    const scene: Scene = { view: startPosition(), last: null };
    expect(drawn(scene, "legal").lines).toEqual(["Black, 4: d3, c4, f5, e6.", "White, 4: e3, f4, c5, d6."]);
    expect(drawn(scene, "frontier").lines).toEqual(["Black, 2: e4, d5.", "White, 2: d4, e5."]);
    expect(drawn(scene, "stable").lines).toEqual(["Black: none that is proven.", "White: none that is proven."]);
  });

  test("tell what stable discs grow from, and which are held by full lines alone", () => {
    const corner = `XXX${"-".repeat(8)}OX------XO${"-".repeat(43)}`;
    expect(drawn(sceneOf(corner, "O"), "stable").lines[0]).toBe("Black, 3: a1, b1, c1, from a1.");
    expect(squaresWith(drawn(sceneOf(corner, "O"), "stable").marks, "anchor")).toBe("a1");
    const full = ["X--X--X-", "-X-X-X--", "--XXX---", "OOOXOOOO", "--XXX---", "-X-X-X--", "X--X--X-", "---X---O"].join(
      "",
    );
    const lines = drawn(sceneOf(full, "O"), "stable").lines.join(" ");
    expect(lines).toContain("d4, held by full lines.");
    expect(lines).toContain("h8, from h8.");
  });

  test("tell the parity of each region and who could play there, and only count a large one", () => {
    const rows = ["--OOOOOO", "X-OXXXXO", "XX-XOXXO", "XXXOXXXO", "XXOXXOXO", "XOXXXXXX", "XXXXXXX-", "XXXXXX--"].join(
      "",
    );
    const { lines, marks } = drawn(sceneOf(rows, "X"), "regions");
    expect(marks.map((mark) => [mark.kind, "name" in mark ? mark.name : ""])).toEqual([
      ["even-region", "A"],
      ["odd-region", "B"],
    ]);
    expect(lines[0]).toMatch(/^A, even, 4: a1, b1, b2, c3\. /);
    expect(lines[1]).toMatch(/^B, odd, 3: h7, g8, h8\. Only White could play there now\.$/);
    expect(drawn({ view: startPosition(), last: null }, "regions").lines).toEqual([
      "A, even, 60 squares. Either side could play there now.",
    ]);
    expect(drawn(sceneOf("X".repeat(64), "X"), "regions")).toEqual({ marks: [], lines: ["No square is empty."] });
  });

  test("name the shapes on the edges, and a mountain in place of its six", () => {
    const rows = ["-XXXXXX-", "--XXXX--", "O-------", "OX------", "O--OX---", "O--XO---", "O-------", "--------"].join(
      "",
    );
    const { lines, marks } = drawn(sceneOf(rows, "X"), "edges");
    expect(lines).toEqual([
      "Top, Black: a mountain, b1, c1, d1, e1, f1, g1, c2, d2, e2, f2.",
      "Left, White: a five, a3, a4, a5, a6, a7.",
    ]);
    expect(marks.map((mark) => ("name" in mark ? mark.name : ""))).toEqual(["mountain", "five"]);
    expect(drawn({ view: startPosition(), last: null }, "edges").lines).toEqual(["No shape that has a name."]);
  });

  test("tell values with their sign, and whether they were read out", () => {
    const move = (name: string, score: number, isExact: boolean) => ({
      square: at(name),
      score,
      isExact,
      depth: 8,
      line: [],
    });
    const analysis = (isExact: boolean): Analysis => ({
      moves: [move("c4", 3, isExact), move("d3", 0, isExact), move("e6", -12, isExact)],
      ...{ score: 3, isExact, depth: 8, nodes: 1 },
    });
    const scene = (values: Scene["values"]): Scene => ({ view: startPosition(), last: null, values });
    const exact = drawn(scene(analysis(true)), "values");
    expect(exact.lines).toEqual(["For Black, read out to the end: c4 +3, d3 0, e6 −12."]);
    expect(exact.marks.map((mark) => mark.kind)).toEqual(["value", "value", "value"]);
    const ahead = drawn(scene(analysis(false)), "values");
    expect(ahead.lines).toEqual(["For Black, 8 moves ahead: about c4 +3, d3 0, e6 −12."]);
    expect(ahead.marks[0]).toEqual({ kind: "estimate", square: at("c4"), value: "+3" });
    expect(drawn(scene("thinking"), "values")).toEqual({ marks: [], lines: ["Working them out …"] });
    expect(drawn(scene("lost"), "values").lines[0]).toMatch(/^They could not be worked out\./);
    const over = { view: { board: boardFrom("X".repeat(64)), toMove: null }, last: null };
    expect(drawn(over, "values").lines).toEqual(["The game is over."]);
  });

  test("of several overlays come in the order asked for, and are spoken with their name", () => {
    const { marks, told } = overlaysOf({ view: startPosition(), last: null }, ["frontier", "legal"], t);
    expect(told.map(({ overlay }) => overlay)).toEqual(["frontier", "legal"]);
    expect(marks).toHaveLength(12);
    expect(spoken("frontier", told[0]?.lines ?? [], t)).toBe("Frontier discs. Black, 2: e4, d5. White, 2: d4, e5.");
  });
});

describe("which overlays there are", () => {
  test("each has a key and a word of its own", () => {
    expect(new Set(OVERLAYS.map((overlay) => CALLED[overlay].key)).size).toBe(OVERLAYS.length);
    expect(new Set(OVERLAYS.map((overlay) => CALLED[overlay].word)).size).toBe(OVERLAYS.length);
  });

  test("all on the usual board; on another shape neither edge shapes nor values; no moves while the first discs are placed", () => {
    expect(overlaysFor(startPosition().board)).toEqual(OVERLAYS);
    expect(overlaysFor(startPosition(FOUR).board)).toEqual(["legal", "changes", "frontier", "stable", "regions"]);
    const placing = overlaysFor(startPosition(REVERSI_1880).board);
    expect(placing).not.toContain("legal");
    expect(placing).not.toContain("changes");
  });

  test("the colours exchanged, the same is drawn for the other side", () => {
    for (const { signs, side } of moveRows.slice(0, 20)) {
      const swapped = [...signs].map((sign) => ({ X: "O", O: "X" })[sign] ?? sign).join("");
      const other = sceneOf(swapped, opponentOf(discOf(side)) === "white" ? "O" : "X");
      const own = sceneOf(signs, side);
      expect(squaresWith(drawn(other, "legal").marks, "white-move")).toBe(
        squaresWith(drawn(own, "legal").marks, "black-move"),
      );
      for (const overlay of ["frontier", "stable", "regions", "edges"] as const) {
        expect(drawn(other, overlay).marks).toEqual(expect.arrayContaining([...drawn(own, overlay).marks]));
      }
    }
  });
});
