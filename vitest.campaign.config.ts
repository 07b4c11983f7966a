import { defineConfig } from "vitest/config";

/** The long tests in full: races repeated up to 200 times, thousands of random writes and values. `npm test` runs them in small. */
export default defineConfig({
  test: {
    globalSetup: ["test/support/global-setup.ts"],
    reporters: ["default", "./test/support/summary-reporter.ts"],
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    include: [
      "test/campaigns/**/*.test.ts",
      "test/conformance/bad-values.test.ts",
      "test/browser/screens.test.ts",
    ],
    env: { CAMPAIGN: "on" },
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
  },
});
