// Astro writes the security policy at the end of the head, where it would not bind what stands before it.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const policy = /<meta http-equiv="content-security-policy"[^>]*>/i;
const charset = /<meta charset="[^"]*">/i;

/** The page with its policy right after its character set. Throws an Error if the page lacks one of the two. */
export function withPolicyFirst(html: string): string {
  const meta = policy.exec(html)?.[0];
  if (!meta || !charset.test(html)) throw new Error("A page has no security policy or no character set.");
  // Functions, because a $ in a replacement text would be read as a pattern.
  return html.replace(policy, () => "").replace(charset, (found) => found + meta);
}

/** Moves the policy of every built page to its top. */
export const policyFirst = (): AstroIntegration => ({
  name: "policy-first",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = await readdir(root, { recursive: true });
      const pages = files.filter((file) => file.endsWith(".html")).map((file) => join(root, file));
      await Promise.all(pages.map(async (page) => writeFile(page, withPolicyFirst(await readFile(page, "utf8")))));
    },
  },
});
