import { expect, test } from "vitest";
import { readablePath } from "../../../src/layouts/frame/readable-path.ts";

test("a path is decoded as people read it", () => {
  expect(readablePath("/stud%C3%ADes/a%20b/")).toBe("/studíes/a b/");
});

test("a path that cannot be decoded is shown as it came", () => {
  expect(readablePath("/100%/%E0%A4%A/")).toBe("/100%/%E0%A4%A/");
});

test("a long path is cut without splitting a character", () => {
  const shown = readablePath(`/${"%F0%9F%8C%B1".repeat(300)}`);
  expect(shown).toBe(`/${"🌱".repeat(119)}…`);
});
