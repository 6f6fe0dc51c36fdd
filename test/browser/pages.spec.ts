import { axeFaults } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { visited } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

for (const { path, language } of visited) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds nothing on ${path} in ${language}, ${colorScheme}`, async ({ page, isMobile }) => {
      // Each theme has the same colours at every width, and each width the same parts in every theme.
      test.skip(isMobile && colorScheme === "light", "the light theme is looked at on the wide screen");
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}
