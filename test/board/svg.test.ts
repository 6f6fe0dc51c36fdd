// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { groundPieces, overlayPieces, sidesOf } from "../../src/board/drawing.ts";
import { boardSvg, PICTURE_PAINTS, type PictureOptions } from "../../src/board/svg.ts";
import type { Mark } from "../../src/board/types.ts";
import { EIGHT_STARS, startPosition, USUAL_SHAPE } from "../../src/reversi/index.ts";
import { at, THIRTEEN_FIFTY } from "./positions.ts";

const view = { board: THIRTEEN_FIFTY, toMove: "black" } as const;

function picture(options: Partial<PictureOptions> = {}, shown: Parameters<typeof boardSvg>[0] = view): SVGElement {
  const text = boardSvg(shown, { title: "A board", description: "Black 13, White 50", ...options });
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.tagName !== "svg") throw new Error(text);
  return root as unknown as SVGElement;
}

const ALL_KINDS: readonly Mark[] = [
  { kind: "ring", square: at("a1") },
  { kind: "dot", square: at("b1") },
  { kind: "cross", square: at("c1") },
  { kind: "stable", square: at("d1") },
  { kind: "frontier", square: at("e1") },
  { kind: "number", square: at("f1"), value: "+2" },
  { kind: "arrow", from: at("a8"), to: at("d5") },
  { kind: "region", squares: [at("g1"), at("h1"), at("h2")], name: "A & B" },
  { kind: "anchor", square: at("a2") },
  { kind: "black-move", square: at("b2") },
  { kind: "white-move", square: at("c2") },
  { kind: "given", square: at("d2") },
  { kind: "taken", square: at("e2") },
  { kind: "value", square: at("f2"), value: "-4" },
  { kind: "estimate", square: at("g2"), value: "0" },
  { kind: "odd-region", squares: [at("a3")], name: "C" },
  { kind: "even-region", squares: [at("c3"), at("d3")], name: "D" },
  { kind: "shape", squares: [at("b8"), at("c8")], name: "six" },
];

/** The geometry of what is drawn over and under the discs for one mark: its form, colour left aside. */
const formOf = (mark: Mark): string =>
  JSON.stringify(
    [...groundPieces(THIRTEEN_FIFTY.shape, [mark]), ...overlayPieces(THIRTEEN_FIFTY, [], new Map(), [mark])].map(
      ({ tag, geometry }) => [tag, geometry],
    ),
  );

describe("the picture of a position", () => {
  test("has every disc in its colour, with a rim of the other kind", () => {
    const discs = [...picture().querySelectorAll("circle")].filter((c) => c.getAttribute("r") === "40");
    const filled = (paint: keyof typeof PICTURE_PAINTS) =>
      discs.filter((c) => c.getAttribute("fill") === PICTURE_PAINTS[paint]);
    expect([filled("jet").length, filled("ivory").length]).toEqual([13, 50]);
    for (const disc of discs) expect(disc.getAttribute("stroke")).not.toBe(disc.getAttribute("fill"));
  });

  test("has its name and its text first, and all coordinates", () => {
    const root = picture({ title: 'Tom & "Ada" <3' });
    expect(root.getAttribute("role")).toBe("img");
    expect(root.querySelector("title")?.textContent).toBe('Tom & "Ada" <3');
    expect(root.querySelector("desc")?.textContent).toBe("Black 13, White 50");
    expect([...root.querySelectorAll("text")].map((t) => t.textContent)).toEqual([..."abcdefgh12345678"]);
  });

  test("has coordinates beside the board, or none where it is small", () => {
    const outside = [...picture().querySelectorAll("text")].map((t) =>
      [t.getAttribute("x"), t.getAttribute("y")].map(Number),
    );
    for (const [x = 0, y = 0] of outside) expect(Math.min(x, y)).toBeLessThan(0);
    const small = picture({ coordinates: false });
    expect(small.querySelectorAll("text")).toHaveLength(0);
    expect(small.getAttribute("viewBox")).toBe("-4 -4 808 808");
  });

  test("shows legal moves, numbers, marks and the last move only when asked", () => {
    const plain = boardSvg(view, { title: "t", description: "d" });
    for (const more of [
      { legal: [at("a8")] },
      { numbers: new Map([[at("a1"), 60]]) },
      { last: at("g8") },
      ...ALL_KINDS.map((mark) => ({ marks: [mark] })),
    ]) {
      expect(boardSvg(view, { title: "t", description: "d", ...more }).length).toBeGreaterThan(plain.length);
    }
  });

  test("holds no script, style, handler, id or address", () => {
    const text = boardSvg(view, { title: "t", description: "d", marks: ALL_KINDS, legal: [at("a8")], last: at("g8") });
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|\sid=|href|url\(/i);
    expect(text).toContain("A &amp; B");
  });

  test("does not pass for the live board", () => {
    expect(boardSvg(view, { title: "t", description: "d" })).not.toMatch(/data-board|role="grid"/);
  });

  test("leaves out squares that do not exist", () => {
    const felt = picture({}, startPosition(EIGHT_STARS)).querySelector("path")?.getAttribute("d") ?? "";
    expect(felt.match(/z/g)).toHaveLength(88);
  });
});

describe("the forms of marks", () => {
  test("are all different, colour left aside, on the same square", () => {
    const forms = ALL_KINDS.map((mark) =>
      formOf("square" in mark ? { ...mark, square: at("d4"), ...("value" in mark ? { value: "2" } : {}) } : mark),
    );
    // A number and an estimate are plates with words of their own; no board shows both.
    expect(new Set(forms).size).toBe(ALL_KINDS.length - 1);
  });

  test("odd and even regions and shapes of the same squares differ by their hatching alone", () => {
    const squares = [at("g1"), at("h1")];
    const hatchings = (["odd-region", "even-region", "shape"] as const).map((kind) =>
      groundPieces(THIRTEEN_FIFTY.shape, [{ kind, squares, name: "A" }])
        .filter(({ stroke }) => stroke === "ivory")
        .map(({ geometry }) => geometry["d"])
        .join(),
    );
    expect(hatchings.map((lines) => lines !== "")).toEqual([true, true, false]);
    expect(new Set(hatchings).size).toBe(3);
  });

  test("every mark carries a light and a dark paint, whatever lies under it", () => {
    for (const mark of ALL_KINDS) {
      for (const board of [THIRTEEN_FIFTY, startPosition().board]) {
        const paints = overlayPieces(board, [], new Map(), [mark]).flatMap(({ fill, stroke }) => [fill, stroke]);
        expect(paints, mark.kind).toContain("jet");
        expect(
          paints.some((paint) => paint === "ivory" || paint === "gold"),
          mark.kind,
        ).toBe(true);
      }
    }
  });
});

test("lines run the length of a whole board, and an outline follows its squares", () => {
  const whole = sidesOf(USUAL_SHAPE, new Set(USUAL_SHAPE.squares));
  expect(whole.inner.match(/M/g)).toHaveLength(14);
  expect(whole.outline).toBe("M0 0v800M800 0v800M0 0h800M0 800h800");
  const corner = sidesOf(USUAL_SHAPE, new Set([at("a1"), at("b1"), at("a2")]));
  expect(corner.inner).toBe("M100 0v100M0 100h100");
  expect(corner.outline).toBe("M0 0v200M100 100v100M200 0v100M0 0h200M100 100h100M0 200h100");
});

test.each(["given", "taken"] as const)("a move %s on a square with a value is drawn clear of the value", (kind) => {
  const marks: readonly Mark[] = [
    { kind: "value", square: at("d3"), value: "-18" },
    { kind, square: at("d3") },
  ];
  const pieces = overlayPieces(THIRTEEN_FIFTY, [], new Map(), marks);
  const plate = pieces.find(({ tag }) => tag === "rect");
  const paths = pieces.flatMap(({ tag, geometry }) => (tag === "path" ? [String(geometry["d"])] : []));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const [, y = "", down = "", , above = "0", height = "0"] =
      /^M\S+ (\S+)m-?\d+(-\d+)h(\d+)(?:m-\d+-(\d+)v(\d+))?$/.exec(path) ?? [];
    const lowest = Number(y) + Number(down) - Number(above) + Math.max(Number(height), Number(above));
    // Half of the widest stroke, edge included, lies below the line.
    expect(lowest + 5).toBeLessThan(Number(plate?.geometry["y"]));
  }
});
