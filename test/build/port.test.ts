import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { portIn } from "../../src/build/port.ts";

test.each([
  [undefined, 4321],
  ["", 4321],
  ["0", 0],
  [" 8080 ", 8080],
  ["65535", 65_535],
  ["65536", null],
  ["abc", null],
  ["-1", null],
  ["80.5", null],
  ["1e3", null],
  ["0x50", null],
])("PORT=%s names the port %s", (text, port) => {
  expect(portIn(text)).toBe(port);
});

test("a PORT that is none is told before anything is built or served", () => {
  const serve = fileURLToPath(new URL("../../src/build/serve.ts", import.meta.url));
  const check = (PORT: string) =>
    spawnSync(process.execPath, [serve, "--check"], { encoding: "utf8", env: { ...process.env, PORT } });
  const bad = check("abc");
  expect(bad.status).toBe(1);
  expect(bad.stderr).toBe(
    'PORT is "abc", which is no port: set it to a number up to 65535, as in PORT=4322 npm start.\n',
  );
  const good = check("0");
  expect([good.status, good.stdout, good.stderr]).toEqual([0, "", ""]);
});
