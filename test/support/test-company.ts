import { afterAll, beforeAll } from "vitest";
import { type Caller, startTestApp, type TestApp, type TestWorkspace } from "./app.ts";

/** A running program with one company, for the tests of a file. */
export interface TestCompany {
  readonly app: TestApp;
  readonly acme: TestWorkspace;
  /** A key of its owner that may do everything. */
  readonly owner: Caller;
}

/**
 * Starts the program with the company Acme before the first test of the file, and ends it after the last. What it
 * returns can be named at once, but used only by tests and hooks: it stands for what is there when they run.
 */
export function testCompany(): TestCompany {
  let app: TestApp;
  let acme: TestWorkspace;
  beforeAll(async () => {
    app = await startTestApp();
    acme = await app.addWorkspace("acme");
  });
  afterAll(() => app.close());
  return { app: standFor(() => app), acme: standFor(() => acme), owner: standFor(() => acme.owner) };
}

const standFor = <Target extends object>(target: () => Target): Target =>
  new Proxy({} as Target, { get: (_, member) => Reflect.get(target(), member) });
