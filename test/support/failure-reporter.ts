import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";

type Failure = { readonly message: string; readonly diff?: string };

const MAX_LINES = 40;

/** Prints each failure at once, because the other reporters print the reasons at the end of the run. */
export default class FailureReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === "failed") print(`${test.module.relativeModuleId} > ${test.fullName}`, errors);
  }

  onTestSuiteResult(suite: TestSuite): void {
    print(`${suite.module.relativeModuleId} > ${suite.fullName}`, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    print(module.relativeModuleId, module.errors());
  }
}

function print(name: string, errors: readonly Failure[]): void {
  if (errors.length === 0) return;
  const reasons = errors.flatMap(({ message, diff }) => `${message}\n${diff ?? ""}`.trim().split("\n"));
  const shown = reasons.slice(0, MAX_LINES).map((line) => `    ${line}`);
  process.stdout.write(`${[`FAILED ${name}`, ...shown].join("\n")}\n`);
}
