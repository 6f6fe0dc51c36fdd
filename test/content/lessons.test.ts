import { expect, test } from "vitest";
import { faultsIn } from "./check-lessons.ts";
import { readFiles, readLibrary } from "./library.ts";

test("all lessons, exercises and terms are in form, and all they claim and ask is proven", async () => {
  expect(await faultsIn(readLibrary(readFiles()))).toEqual([]);
}, 60_000);
