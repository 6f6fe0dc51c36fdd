import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8");

/** The six-digit colours that stand in the first block after `selector`, by name. */
function coloursAfter(selector: string): Readonly<Record<string, string>> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6,8});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string | undefined, b: string | undefined): number {
  if (!a || !b) throw new Error("a colour is missing");
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const light = coloursAfter("\n:root");
const dark = coloursAfter(':root[data-theme="dark"]');
const themes = [
  ["light", light],
  ["dark", dark],
] as const;

test("the dark theme is the same, chosen or the system's", () => {
  expect(coloursAfter(':root:not([data-theme="light"])')).toEqual(dark);
});

test("the dark theme sets every colour that the light one sets", () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

describe.each(themes)("in the %s theme", (_, colours) => {
  for (const background of ["paper", "sheet"]) {
    test.each(["ink", "soft", "accent", "good"])(`%s can be read on ${background}`, (name) => {
      expect(contrast(colours[name], colours[background])).toBeGreaterThanOrEqual(4.5);
    });

    test(`a field is seen on ${background}`, () => {
      expect(contrast(colours["edge"], colours[background])).toBeGreaterThanOrEqual(3);
    });
  }

  test("a primary button can be read", () => {
    expect(contrast(colours["paper"], colours["ink"])).toBeGreaterThanOrEqual(4.5);
  });

  for (const felt of ["felt", "felt-deep"]) {
    test.each(["ivory", "rim-black", "gold"])(`%s is seen on ${felt}`, (name) => {
      expect(contrast(colours[name], colours[felt])).toBeGreaterThanOrEqual(3);
    });
  }
});

test("contrast is measured as WCAG does: black on white is 21, #777777 on white 4.48", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
