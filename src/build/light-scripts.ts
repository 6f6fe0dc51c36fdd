import type { AstroIntegration } from "astro";

/** All of a part of a page's scripts that every island needs. */
const ISLANDS = /[\\/]node_modules[\\/](?:@nanostores[\\/])?preact[\\/]/;
/** What every board needs of the rules. */
const RULES = /[\\/]src[\\/]reversi[\\/](?:board|disc|game|position|result|shape|variant)\.ts/;

/** What mixes the exercises of a test or a round. */
const MIXING = /[\\/]src[\\/](?:islands[\\/]lesson[\\/]mix|training[\\/]chapter-test)\.ts/;
/** The board, and how it is told. */
const BOARD =
  /[\\/]src[\\/]board[\\/](?:announce|Board|drawing|Drawing|keyboard|motion|Status|StatusLine|view|words)\.tsx?/;

/** What every panel beside a board needs: what it says, what it loads later, and what a held key may do. */
const PANEL = /[\\/]src[\\/]islands[\\/]exercise[\\/](?:held|later|said)\.ts/;

const LOADER = "\0vite/preload-helper.js";

/** Loads a part of a page; that it failed is told on the window, under the name that Vite has for it. */
const LOADER_TEXT = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event("vite:preloadError"));
  throw error;
});`;

/**
 * Makes the scripts that a page loads first lighter. A part that is loaded when it is wanted brings no list of all that it needs, which would
 * weigh on the page from the start: it is small, and most of what it needs is there already. And what is needed together comes in one file,
 * which is smaller than many.
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
              enforce: "pre",
              transform: (_, id) => (id === LOADER ? { code: LOADER_TEXT, map: null } : null),
              configEnvironment: (environment) =>
                environment === "client"
                  ? {
                      build: {
                        modulePreload: { polyfill: false, resolveDependencies: () => [] },
                        rolldownOptions: {
                          output: {
                            codeSplitting: {
                              groups: [
                                { name: "preact", test: ISLANDS },
                                { name: "rules", test: RULES },
                                { name: "board", test: BOARD },
                                { name: "mixing", test: MIXING },
                                { name: "panel", test: PANEL },
                              ],
                            },
                          },
                        },
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
