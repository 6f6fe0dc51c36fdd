import { describe, expect, test } from "vitest";
import { contrast, THEMES } from "./colours.ts";

describe.each(Object.entries(THEMES))("in the %s theme", (_, colours) => {
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
