import { expect, test } from "vitest";
import { seal, unseal } from "../../src/catalogue/seal.ts";

test.each(["", "a8", "Six and six — “eighteen”", "الزاوية", "კუთხე", "𝟙".repeat(5000)])(
  "what was sealed comes back: %.20s",
  (text) => {
    expect(unseal(seal(text))).toBe(text);
  },
);

test("a sealed text cannot be read in the page, nor break out of an attribute", () => {
  const sealed = seal('{"move":"a8","text":"<b>the corner</b>"}');
  expect(sealed).toMatch(/^[A-Za-z0-9+/=]+$/);
  expect(sealed).not.toContain('a8"');
});
