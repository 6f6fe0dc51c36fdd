import AxeBuilder from "@axe-core/playwright";
import { type Page, test } from "@playwright/test";

/** What an analysis may take on a machine that is busy with much else, in milliseconds; alone it takes a second or two. */
const PATIENT = 120_000;

/** What axe finds wrong with the page as it stands, with the elements it is found at. The test gets more time for each analysis. */
export async function axeFaults(page: Page): Promise<readonly object[]> {
  const info = test.info();
  info.setTimeout(info.timeout + PATIENT);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
}
