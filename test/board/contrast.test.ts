import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PICTURE_PAINTS } from "../../src/board/svg.ts";

const CSS = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

/** The tokens in the block that starts with `selector`, in hexadecimal. */
function tokensAfter(selector: string): Readonly<Record<string, string>> {
  const start = CSS.indexOf(selector);
  const block = CSS.slice(start, CSS.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name, value]) => [name, value]),
  );
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test("the formula gives the figures that WCAG publishes", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each([
  ["light", tokensAfter(":root {")],
  ["dark, from the system", tokensAfter(':root:not([data-theme="light"])')],
  ["dark, chosen", tokensAfter(':root[data-theme="dark"]')],
])("%s", (_, tokens) => {
  const token = (name: string): string => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`no token ${name}`);
    return value;
  };
  const best = (ground: string, ...names: readonly string[]): number =>
    Math.max(...names.map((name) => contrast(token(name), token(ground))));

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
  const light = tokensAfter(":root {");
  for (const [name, value] of Object.entries(PICTURE_PAINTS)) {
    expect([name, value]).toEqual([name, light[name === "frame" ? "line" : name]]);
  }
});
