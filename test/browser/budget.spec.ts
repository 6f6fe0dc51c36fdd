import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { mixTest } from "../../src/training/chapter-test.ts";
import { idOf, readFiles, readLibrary } from "../content/library.ts";
import { open } from "./support/open.ts";
import { type BuiltPage, pages, visited } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

/** What the scripts of a page may weigh before the first interaction: kilobytes (of 1024 bytes), gzipped at level 9. */
const budgets: readonly { readonly template: RegExp; readonly kilobytes: number }[] = [
  { template: /^$/, kilobytes: 35 },
  { template: /^((learn|studies)\/.+|play\/)/, kilobytes: 35 },
  { template: /^((print\/)?puzzles|openings)\//, kilobytes: 45 },
  { template: /^(train|analysis|games|progress|embed)\//, kilobytes: 60 },
  { template: /./, kilobytes: 15 },
];

function gzipped(body: string | Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

/** The scripts that stand in the page itself; data in a script element is not one. */
function inlineScripts(html: string): string[] {
  const elements = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...elements].flatMap(([, attributes = "", body = ""]) =>
    /\ssrc=|type="?application\//.test(attributes) ? [] : [body],
  );
}

/** Opens a page and weighs its scripts. */
async function expectLight(page: Page, { path, html, template }: BuiltPage): Promise<void> {
  const budget = budgets.find((entry) => entry.template.test(template))?.kilobytes ?? 0;
  const loaded = new Map<string, Promise<Buffer>>();
  page.context().on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.includes("javascript")) loaded.set(response.url(), response.body());
  });
  await open(page, path);
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all([...loaded].map(async ([url, body]) => ({ url, bytes: gzipped(await body) })));
  const inline = inlineScripts(html).map((body) => ({ url: "inline", bytes: gzipped(body) }));
  const parts = [...sizes, ...inline];
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const list = parts.map(({ url, bytes }) => `${bytes} ${new URL(url, "page:/").pathname}`).join("\n");
  test.info().annotations.push({ type: "scripts", description: `${total} bytes\n${list}` });
  expect(total, list).toBeLessThanOrEqual(budget * 1024);
}

for (const built of visited) {
  test(`the scripts of ${built.path} weigh no more than its budget before the first interaction`, ({ page }) =>
    expectLight(page, built));
}

test("the scripts of a link to an opening weigh no more than its budget before the first interaction", ({ page }) => {
  const explorer = visited.find(({ path }) => path === "./openings/");
  if (explorer === undefined) throw new Error("no explorer");
  return expectLight(page, { ...explorer, path: "./openings/?moves=f5d6c3d3c4" });
});

/** The test whose exercises are of the most kinds: what it weighs depends on the one that comes first, which each visit chooses anew. */
const MIXED = "./learn/rules/test/";
const mixed = pages.find(({ path }) => path === MIXED);
const kinds = new Map([...readLibrary(readFiles()).exercises].map(([path, { kind }]) => [idOf(path), kind]));
const places = [
  ...(mixed?.html.replaceAll("&quot;", '"') ?? "").matchAll(/"id":\[0,"(task-\d+)"\].*?"id":\[0,"([a-z0-9-]+)"\]/g),
].map(([, id = "", exercise = ""]) => ({ id, kind: kinds.get(exercise) ?? "" }));

test("the test whose scripts are weighed by their kinds has exercises of several", () => {
  expect(new Set(places.map(({ kind }) => kind)).size).toBeGreaterThan(5);
});

for (const kind of new Set(places.map((place) => place.kind))) {
  test(`the scripts of a test that begins with ${kind} weigh no more than its budget`, async ({ page }) => {
    if (mixed === undefined) throw new Error(`no ${MIXED}`);
    const ids = places.map(({ id }) => id);
    const starts = places.filter((place) => place.kind === kind).map(({ id }) => id);
    let seed = 0;
    while (!starts.includes(mixTest(ids, seed).exercises[0] ?? "")) seed += 1;
    await page.addInitScript(
      (visit) => sessionStorage.setItem("outflank:test:rules/test", visit),
      JSON.stringify({ seed, first: [], ended: false }),
    );
    await expectLight(page, mixed);
  });
}

test("an inline script is weighed and data is not", () => {
  const html = `<script>a()</script><script type="application/json">{}</script><script src="b.js"></script>`;
  expect(inlineScripts(html)).toEqual(["a()"]);
});
