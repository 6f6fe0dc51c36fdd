import { visited } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

for (const { path, language } of visited) {
  test(`${path} in ${language} shows its heading and its text without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered counts
    const text = await page.getByRole("main").innerText();
    expect(text.replace(/\s+/g, " ").length).toBeGreaterThan(80);
  });
}
