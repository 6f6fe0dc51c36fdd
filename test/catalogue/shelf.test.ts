import { expect, test } from "vitest";
import { formatShelf, parseShelf, type Shelf } from "../../src/catalogue/shelf.ts";

const shelf: Shelf = new Map([
  ["four-to-count", { seconds: 45, images: 8, lesson: "endings/count-the-last#one" }],
  ["when-to-pass", { seconds: 25, images: 1, lesson: "rules/passing" }],
]);

test("a shelf is a line for each exercise, and is read as it was written", () => {
  expect(formatShelf(shelf).split("\n")[0]).toBe("four-to-count 45 8 endings/count-the-last#one");
  expect(parseShelf(formatShelf(shelf))).toEqual(shelf);
});

test("a line that is not whole is left out", () => {
  expect(parseShelf(`${formatShelf(shelf)}half best-move`)).toEqual(shelf);
});
