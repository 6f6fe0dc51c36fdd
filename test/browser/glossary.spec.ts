import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

/** The terms as they are written, by id. */
const folder = fileURLToPath(new URL("../../content/glossary/en/", import.meta.url));
interface Written {
  readonly term: string;
  readonly meaning: string;
  readonly usage?: string;
  readonly abroad?: Readonly<Record<string, { readonly word: string; readonly latin: string }>>;
  readonly board?: { readonly caption: string };
}
const terms = new Map(
  readdirSync(folder).map((file) => [file.replace(".yaml", ""), parse(readFileSync(folder + file, "utf8")) as Written]),
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every term stands in the glossary, in alphabetical order, with all that is written of it", async ({ page }) => {
    await page.goto("./glossary/");
    const entries = page.locator(".entry");
    const names = await entries.getByRole("heading", { level: 3 }).allTextContents();
    const alphabetical = [...terms.values()].map(({ term }) => term).sort((a, b) => a.localeCompare(b, "en"));
    expect(names.map((name) => name.trim())).toEqual(alphabetical);
    for (const [id, { term, meaning, usage = "", abroad = {}, board }] of terms) {
      const entry = page.locator(`#${id}`);
      await expect(entry.getByRole("heading", { name: term, exact: true })).toBeVisible();
      await expect(entry).toContainText(meaning);
      await expect(entry).toContainText(usage);
      for (const [tongue, { word, latin }] of Object.entries(abroad)) {
        await expect(entry.locator(`[lang=${tongue}]`)).toHaveText(word);
        await expect(entry.locator(`[lang=${tongue}-Latn]`)).toHaveText(latin);
      }
      const pictures = entry.getByRole("img");
      await expect(pictures).toHaveCount(board === undefined ? 0 : 1);
      if (board !== undefined) await expect(pictures).toHaveAccessibleName(board.caption);
    }
  });

  test("a letter leads to its terms, a term to its neighbours and to the lesson that teaches it", async ({ page }) => {
    await page.goto("./glossary/");
    await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "O", exact: true }).click();
    await expect(page.getByRole("heading", { name: "O", exact: true, level: 2 })).toBeInViewport();
    const outflank = page.locator("#outflank");
    await outflank.getByRole("link", { name: "legal move" }).click();
    await expect(page).toHaveURL(/#legal-move$/);
    await expect(page.locator("#legal-move")).toBeInViewport({ ratio: 1 });
    await outflank.getByRole("link", { name: "Your first move" }).click();
    await expect(page).toHaveURL(/\/learn\/rules\/outflanking\/#word$/);
  });
});

test("a word pressed in a lesson says what it means and leads to its place in the glossary", async ({ page }) => {
  await open(page, "./learn/rules/outflanking/#word");
  await page.getByRole("button", { name: "outflanked" }).click();
  const note = page.locator(".term-note:popover-open");
  await expect(note).toContainText("To place a disc so that a straight row");
  await note.getByRole("link", { name: "More in the glossary" }).click();
  await expect(page).toHaveURL(/\/glossary\/#outflank$/);
  await expect(page.locator("#outflank")).toBeInViewport({ ratio: 1 });
});
