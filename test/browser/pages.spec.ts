import AxeBuilder from "@axe-core/playwright";
import { open } from "./support/open.ts";
import { visited } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

for (const { path, language } of visited) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on ${path} in ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
      expect(found).toEqual([]);
    });
  }
}
