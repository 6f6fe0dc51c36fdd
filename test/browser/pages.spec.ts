import { axeFaults } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { visited } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

for (const { path, language } of visited) {
  for (const colorScheme of ["light", "dark"] as const) {
    // Each theme has the same colours at every width, and each width the same parts in every theme: each is looked at once.
    const tag = colorScheme === "light" ? ["@wide-screen"] : ["@phone-screen"];
    test(`axe finds nothing on ${path} in ${language}, ${colorScheme}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}
