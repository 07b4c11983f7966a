import { defineConfig } from "vitest/config";

/** Tests of what a process keeps to itself, such as its latest id or the names of its statements, and of a program that is made of other parts. */
const ON_THEIR_OWN = [
  "src/platform/ids/ulid.test.ts",
  "test/scenarios/file-links.test.ts",
  "test/campaigns/cached-plans.test.ts",
  "test/conformance/rate-limits.test.ts",
  "test/conformance/new-resource.test.ts",
];
const ALL = ["src/**/*.test.ts", "web/src/**/*.test.ts", "test/**/*.test.ts"];

/** What holds for `npm test` and for `npm run campaign`. */
export const shared = {
  globalSetup: ["test/support/global-setup.ts"],
  reporters: ["default", "./test/support/failure-reporter.ts", "./test/support/summary-reporter.ts"],
  // The next run, and the campaign after `npm test`, find what was compiled in node_modules.
  experimental: { fsModuleCache: true },
  // On a build machine under load a browser may be late once. Whatever else fails, fails.
  retry: { count: 1, condition: /Timeout \d+ms exceeded/ },
  expect: { poll: { timeout: 30_000 } },
  pool: "forks" as const,
  // Two, also on a machine of two cores: a test spends much of its time waiting for the database.
  maxWorkers: 2,
};

interface Settings {
  readonly testTimeout: number;
  readonly hookTimeout: number;
  readonly env?: Record<string, string>;
}

/** All tests, those that need a process of their own apart. */
export const projectsWith = (settings: Settings) => [
  { extends: true as const, test: { name: "alone", include: ON_THEIR_OWN, ...settings } },
  {
    extends: true as const,
    // Loading the program for each file would take as long as the tests of most.
    test: { name: "together", include: ALL, exclude: ON_THEIR_OWN, isolate: false, ...settings },
  },
];

export default defineConfig({
  test: { ...shared, projects: projectsWith({ testTimeout: 240_000, hookTimeout: 240_000 }) },
});
