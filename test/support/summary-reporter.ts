import type { Reporter, TestModule } from "vitest/node";

/**
 * Ends the run with the line `N passed, N failed`, which programs can read from the log. A file that could not be
 * run, and an error outside tests, count as failed.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const testModule of testModules) {
      failed += testModule.errors().length;
      for (const suite of testModule.children.allSuites()) failed += suite.errors().length;
      for (const test of testModule.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed += 1;
        if (state === "failed") failed += 1;
      }
    }
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
  }
}
