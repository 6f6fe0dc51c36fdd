import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { assembleEngine, engineFile } from "../../src/build/assemble.ts";

test("the compiled engine is small, and needs nothing of its host but a clock", async () => {
  await assembleEngine();
  const bytes = readFileSync(engineFile);
  expect(gzipSync(bytes).length).toBeLessThanOrEqual(40 * 1024);
  expect(WebAssembly.Module.imports(new WebAssembly.Module(bytes))).toEqual([
    { module: "env", name: "now", kind: "function" },
  ]);
});
