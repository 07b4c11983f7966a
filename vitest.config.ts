import { defineConfig } from "vitest/config";

/** Tests of what a process keeps to itself, such as its latest id, and of a program that is made of other parts. */
const ON_THEIR_OWN = [
  "src/platform/ids/ulid.test.ts",
  "test/scenarios/file-links.test.ts",
  "test/conformance/rate-limits.test.ts",
  "test/conformance/new-resource.test.ts",
];
const ALL = ["src/**/*.test.ts", "web/src/**/*.test.ts", "test/**/*.test.ts"];

const limits = { testTimeout: 240_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    globalSetup: ["test/support/global-setup.ts"],
    reporters: ["default", "./test/support/summary-reporter.ts"],
    pool: "forks",
    // Two, also on a machine of two cores: a test spends much of its time waiting for the database.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "alone", include: ON_THEIR_OWN, ...limits } },
      {
        extends: true,
        // Loading the program for each file would take as long as the tests of most.
        test: { name: "together", include: ALL, exclude: ON_THEIR_OWN, isolate: false, ...limits },
      },
    ],
  },
});
