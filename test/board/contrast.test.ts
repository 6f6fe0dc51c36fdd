import { describe, expect, test } from "vitest";
import { PICTURE_PAINTS } from "../../src/board/svg.ts";
import { contrast, THEMES } from "../styles/colours.ts";

describe.each(Object.entries(THEMES))("%s", (_, tokens) => {
  const best = (ground: string, ...names: readonly string[]): number =>
    Math.max(...names.map((name) => contrast(tokens[name], tokens[ground])));

  describe.each(["felt", "felt-deep"])("on %s, 3:1 or more", (felt) => {
    test.each([
      ["a black disc, by face or rim", ["jet", "rim-black"]],
      ["a white disc, by face or rim", ["ivory", "rim-white"]],
      ["the ring of a legal move", ["ivory"]],
      ["a gold ring", ["gold"]],
      ["a light mark", ["ivory"]],
      ["a plate, by its border", ["ivory"]],
    ])("%s", (_what, names) => {
      expect(best(felt, ...names)).toBeGreaterThanOrEqual(3);
    });
  });

  test.each([
    ["a light mark on a black disc", "jet", ["ivory"]],
    ["a dark mark on a white disc", "ivory", ["jet"]],
    ["gold on a black disc", "jet", ["gold"]],
    ["gold on a white disc, by its dark outline", "ivory", ["jet"]],
    ["an arrow on a white disc, by its dark outline", "ivory", ["jet"]],
    ["a black disc's rim within the disc", "jet", ["rim-black"]],
  ])("%s is 3:1 or more", (_what, ground, names) => {
    expect(best(ground, ...names)).toBeGreaterThanOrEqual(3);
  });

  test("gold stands out from the dark outline that carries it", () => {
    expect(best("jet", "gold")).toBeGreaterThanOrEqual(3);
  });

  test("coordinates can be read: 4.5:1 on paper and on sheet", () => {
    expect(best("paper", "soft")).toBeGreaterThanOrEqual(4.5);
    expect(best("sheet", "soft")).toBeGreaterThanOrEqual(4.5);
  });
});

test("the picture's own colours are the light tokens", () => {
  for (const [name, value] of Object.entries(PICTURE_PAINTS)) {
    expect([name, value]).toEqual([name, THEMES.light[name === "frame" ? "line" : name]]);
  }
});
