import { afterAll, beforeAll } from "vitest";
import {
  type Caller,
  type LeftBehind,
  startCopy,
  startTestApp,
  type TestApp,
  type TestWorkspace,
} from "./app.ts";
import type { KnownWorkspace } from "./test-workspace.ts";

/** A running program with one company, for the tests of a file. */
export interface TestCompany {
  readonly app: TestApp;
  readonly acme: TestWorkspace;
  /** The owner's key, which may do everything. */
  readonly owner: Caller;
}

/** The company that this process created first. Copying it takes half as long as creating another. */
let first: Promise<{ left: LeftBehind; known: KnownWorkspace }> | undefined;

async function makeFirst(): Promise<{ left: LeftBehind; known: KnownWorkspace }> {
  const app = await startTestApp();
  const { known } = await app.addWorkspace("acme");
  return { left: await app.leave(), known };
}

/**
 * Starts the program with the company Acme before the first test of the file, and ends it after the last. The returned
 * object exists at once, but may be used only in tests and hooks, because it is filled when they run.
 */
export function testCompany(): TestCompany {
  let app: TestApp;
  let acme: TestWorkspace;
  beforeAll(async () => {
    first ??= makeFirst();
    const { left, known } = await first;
    app = await startCopy(left);
    acme = app.openWorkspace({ ...known });
  });
  afterAll(() => app.close());
  return { app: standFor(() => app), acme: standFor(() => acme), owner: standFor(() => acme.owner) };
}

const standFor = <Target extends object>(target: () => Target): Target =>
  new Proxy({} as Target, { get: (_, member) => Reflect.get(target(), member) });
