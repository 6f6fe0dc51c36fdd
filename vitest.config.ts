import { defineConfig } from "vitest/config";

/** Milliseconds after which a test counts as hung. Generous: a busy machine is no fault, and speed is measured elsewhere. */
const testTimeout = 300_000;

const exclude = ["test/browser/**", "test/fixtures/**"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    testTimeout,
    hookTimeout: testTimeout,
    // Left alone, Vitest keeps one processor free: of two that is half.
    maxWorkers: "100%",
    globalSetup: "test/assemble.ts",
    setupFiles: ["test/patience.ts"],
    // Measured by `npm run test:all`.
    coverage: {
      include: ["src/reversi/**/*.ts"],
      reporter: ["text-summary"],
      thresholds: { lines: 95, branches: 90 },
    },
    projects: [
      { extends: true, test: { name: "node", environment: "node", include: ["test/**/*.test.ts"], exclude } },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "happy-dom",
          include: ["test/**/*.test.tsx"],
          exclude,
          setupFiles: ["test/patience.ts", "test/page.ts"],
        },
      },
    ],
  },
});
