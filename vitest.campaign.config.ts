import { defineConfig } from "vitest/config";
import { projectsWith, shared } from "./vitest.config.ts";

/**
 * Every test in full, of which `npm test` runs a part where many are alike: races repeated up to 200 times, thousands of
 * random writes and values, each resource, field and filter, each screen and each way through the web UI.
 */
export default defineConfig({
  test: {
    ...shared,
    projects: projectsWith({ testTimeout: 1_800_000, hookTimeout: 240_000, env: { CAMPAIGN: "on" } }),
  },
});
