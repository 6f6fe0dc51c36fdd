import mdx from "@astrojs/mdx";
import preact from "@astrojs/preact";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { lightScripts } from "./src/build/light-scripts.ts";
import { policyFirst } from "./src/build/policy-first.ts";

export default defineConfig({
  // SITE_URL is the public address, as in https://example.org; without it the site map is good for this machine only.
  site: process.env["SITE_URL"] ?? "http://localhost:4321",
  base: process.env["BASE_PATH"] ?? "/",
  trailingSlash: "always",
  integrations: [mdx(), preact({ include: [/\.tsx$/] }), sitemap(), policyFirst(), lightScripts()],
  // Highlighted code would come with style attributes, which the policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: "never" },
  vite: {
    build: {
      // No data: addresses, which the policy forbids as well.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The rules only define things. So a page that needs a part of them does not load what another page needs.
        treeshake: { moduleSideEffects: [{ test: /\/src\/reversi\//, sideEffects: false }] },
        // Astro marks every MDX file with a directive of its own, which it has read by the time the bundler warns of it.
        onLog: (level, log, handle) => {
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
        },
      },
    },
  },
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
      // The engine is WebAssembly; no other code may be made at run time.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
});
