import { defineConfig } from "vitest/config";

/**
 * The long tests in full, of which `npm test` runs a part: races repeated up to 200 times, thousands of random writes and
 * values, each resource, field and filter, each screen and each way through the web UI.
 */
export default defineConfig({
  test: {
    globalSetup: ["test/support/global-setup.ts"],
    reporters: ["default", "./test/support/summary-reporter.ts"],
    pool: "forks",
    maxWorkers: 2,
    isolate: false,
    // These have to run without others in the same process, which they do in `npm test`; they have no more to run here.
    exclude: ["test/conformance/rate-limits.test.ts", "test/conformance/new-resource.test.ts"],
    include: ["test/campaigns/**/*.test.ts", "test/conformance/**/*.test.ts", "test/browser/**/*.test.ts"],
    env: { CAMPAIGN: "on" },
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
  },
});
