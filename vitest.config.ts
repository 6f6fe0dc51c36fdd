import { defineConfig } from "vitest/config";

const exclude = ["test/browser/**", "test/fixtures/**"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    coverage: {
      include: ["src/reversi/**/*.ts"],
      reporter: ["text-summary"],
      thresholds: { lines: 95, branches: 90 },
    },
    projects: [
      { extends: true, test: { name: "node", environment: "node", include: ["test/**/*.test.ts"], exclude } },
      { extends: true, test: { name: "dom", environment: "happy-dom", include: ["test/**/*.test.tsx"], exclude } },
    ],
  },
});
