import type { AstroIntegration } from "astro";

/** All of a part of a page's scripts that every island needs. */
const ISLANDS = /[\\/]node_modules[\\/](?:@nanostores[\\/])?preact[\\/]/;

/**
 * Makes the scripts that a page loads first lighter. A part that is loaded when it is wanted brings no list of all that it needs, which would
 * weigh on the page from the start: it is small, and most of what it needs is there already. And what every island needs comes in one file.
 */
export const lightScripts = (): AstroIntegration => ({
  name: "light-scripts",
  hooks: {
    "astro:config:setup": ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: "light-scripts",
              configEnvironment: (environment) =>
                environment === "client"
                  ? {
                      build: {
                        modulePreload: { polyfill: false, resolveDependencies: () => [] },
                        rolldownOptions: { output: { codeSplitting: { groups: [{ name: "preact", test: ISLANDS }] } } },
                      },
                    }
                  : null,
            },
          ],
        },
      });
    },
  },
});
