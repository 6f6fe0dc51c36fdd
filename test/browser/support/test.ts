import { test as base, expect } from "@playwright/test";

/** A test that fails if its page logs an error, breaks the security policy, or asks another origin for anything. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, context, baseURL }, use) => {
      const complaints: string[] = [];
      const origin = new URL(baseURL ?? "").origin;
      page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`console: ${message.text()}`);
      });
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol !== "blob:" && url.origin !== origin) complaints.push(`foreign request: ${request.url()}`);
      });
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(
            `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
          );
        });
      });
      await use(complaints);
      expect(complaints, "errors, policy violations and foreign requests of the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
