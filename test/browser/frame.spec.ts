import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const LIGHT = "rgb(246, 242, 232)";
const DARK = "rgb(21, 22, 19)";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toBeAttached();
}

test.describe("the theme", () => {
  test.use({ colorScheme: "light" });

  test("follows the device until one is chosen, and again when told to", async ({ page }) => {
    await open(page, "./about/");
    expect(await paper(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await paper(page)).toBe(DARK);
    const control = page.getByRole("combobox", { name: "Colours" });
    await control.selectOption("light");
    expect(await paper(page)).toBe(LIGHT);
    await control.selectOption("system");
    expect(await paper(page)).toBe(DARK);
  });

  test("is chosen by keyboard and holds on the next page before anything is painted", async ({ page }) => {
    await open(page, "./about/");
    await page.getByRole("combobox", { name: "Colours" }).focus();
    await page.keyboard.press("End");
    expect(await paper(page)).toBe(DARK);
    // Without the page's modules only the blocking script of the head can have set it.
    await page.route(/_astro\/.*\.js$/, (route) => route.fulfill({ body: "", contentType: "text/javascript" }));
    await page.goto("./about/");
    expect(await paper(page)).toBe(DARK);
  });

  test("follows a choice made in another tab", async ({ page, context }) => {
    await open(page, "./about/");
    const other = await context.newPage();
    await open(other, "./about/");
    await other.getByRole("combobox", { name: "Colours" }).selectOption("dark");
    await expect.poll(() => paper(page)).toBe(DARK);
    await expect(page.getByRole("combobox", { name: "Colours" })).toHaveValue("dark");
  });

  test("an unknown value in the storage counts as none", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("outflank:theme", '"><b>pink'));
    await open(page, "./about/");
    expect(await paper(page)).toBe(LIGHT);
    await expect(page.getByRole("combobox", { name: "Colours" })).toHaveValue("system");
  });

  for (const refusal of ["reading", "writing"] as const) {
    test(`can be set where the storage refuses ${refusal}`, async ({ page }) => {
      await page.addInitScript((kind) => {
        const refuse = (): never => {
          throw new DOMException("refused", "QuotaExceededError");
        };
        if (kind === "reading") Object.defineProperty(window, "localStorage", { get: refuse });
        else Storage.prototype.setItem = refuse;
      }, refusal);
      await open(page, "./about/");
      await page.getByRole("combobox", { name: "Colours" }).selectOption("dark");
      expect(await paper(page)).toBe(DARK);
    });
  }

  test("is light on paper, whatever is chosen", async ({ page }) => {
    await open(page, "./about/");
    await page.getByRole("combobox", { name: "Colours" }).selectOption("dark");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await paper(page)).toBe("rgb(255, 255, 255)");
    await expect(page.getByRole("banner")).toBeHidden();
  });
});

test("the first stop of the Tab key leads past the header", async ({ page }) => {
  await open(page, "./about/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the text" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the navigation tells where one is", async ({ page }) => {
  await open(page, "./about/");
  const here = page.getByRole("navigation").locator('[aria-current="page"]');
  await expect(here).toHaveText("About");
});

test("an address without its last slash leads to its page, or to our own page that says what there is", async ({
  request,
}) => {
  const page = await request.get("./studies?from=a-test");
  expect([page.status(), new URL(page.url()).pathname.endsWith("/studies/")]).toEqual([200, true]);
  expect(new URL(page.url()).search).toBe("?from=a-test");
  for (const path of ["./nope", "./nope/", "./studies/nope", "./nope.html", "./studies/nope.svg"]) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 404, "text/html;charset=utf-8"]);
    expect(await answer.text()).toContain("An empty square");
  }
});

test("an address without a page is told as text, with what there is instead", async ({ page, complaints }) => {
  const answer = await page.goto("./studies/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E/");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect(page.locator("img")).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^About/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A board that answers");
  // The browser itself logs an answer of 404 as an error; nothing else may be one.
  const others = complaints.filter((complaint) => !/status of 404/.test(complaint));
  complaints.splice(0, complaints.length, ...others);
});
