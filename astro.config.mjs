import mdx from "@astrojs/mdx";
import preact from "@astrojs/preact";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { policyFirst } from "./src/build/policy-first.ts";

export default defineConfig({
  // SITE_URL is the public address, as in https://example.org; without it the site map is good for this machine only.
  site: process.env["SITE_URL"] ?? "http://localhost:4321",
  base: process.env["BASE_PATH"] ?? "/",
  trailingSlash: "always",
  integrations: [mdx(), preact(), sitemap(), policyFirst()],
  // Highlighted code would come with style attributes, which the policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: "never" },
  // No data: addresses, which the policy forbids as well.
  vite: { build: { assetsInlineLimit: 0 } },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "worker-src 'self'",
        "connect-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
      ],
      scriptDirective: { resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
});
