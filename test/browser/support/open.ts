import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Opens a page and waits until its islands in the first view answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toBeAttached();
}
