import { gzipSync } from "node:zlib";
import { open } from "./support/open.ts";
import { visited } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

/** What the scripts of a page may weigh before the first interaction: kilobytes (of 1024 bytes), gzipped at level 9. */
const budgets: readonly { readonly template: RegExp; readonly kilobytes: number }[] = [
  { template: /^$/, kilobytes: 35 },
  { template: /^((learn|studies)\/.+|play\/)/, kilobytes: 35 },
  { template: /^(train|puzzles|openings|analysis|games|progress|embed)\//, kilobytes: 60 },
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

for (const { path, template, html } of visited) {
  const budget = budgets.find((entry) => entry.template.test(template))?.kilobytes ?? 0;
  test(`the scripts of ${path} weigh at most ${budget} KB before the first interaction`, async ({ page, context }) => {
    const loaded = new Map<string, Promise<Buffer>>();
    context.on("response", (response) => {
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
  });
}

test("an inline script is weighed and data is not", () => {
  const html = `<script>a()</script><script type="application/json">{}</script><script src="b.js"></script>`;
  expect(inlineScripts(html)).toEqual(["a()"]);
});
