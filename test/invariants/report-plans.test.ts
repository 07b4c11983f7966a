import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BatchingClient } from "../../src/platform/database/batching-client.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { PRODUCT } from "../support/conformance/product.ts";

/** Reports read many rows: each of their statements is planned for its own values, whatever was requested before. */

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
});
afterAll(() => app?.close());

/** The plan mode of the statements in the transactions that a request ran. */
async function plansOf(ask: () => Promise<unknown>): Promise<unknown[]> {
  const spy = vi.spyOn(BatchingClient.prototype, "query");
  try {
    await ask();
    const entered = (spy.mock.calls as unknown[][])
      .map(([statement]) => statement as { name?: string; values?: unknown[] })
      .filter(({ name }) => name === "bureau_enter_workspace");
    return entered.map(({ values }) => values!.at(-1));
  } finally {
    spy.mockRestore();
  }
}

const reports = [...PRODUCT.resources.values()].flatMap(({ name, getters, variants }) => [
  ...Object.entries(getters)
    .filter(([, { level, isReport }]) => level === "collection" && isReport)
    .filter(([, { parameters }]) => Object.values(parameters).every(({ required }) => !required))
    .map(([path]) => `/${name}/getters/${path}`),
  ...Object.entries(variants).map(([parameter, { options }]) => `/${name}?${parameter}=${options[0]}`),
]);

test.each(reports)("%s is planned for its own values", async (path) => {
  const plans = await plansOf(() => acme.owner.get(path));
  expect(plans).toContain("force_custom_plan");
});

test.each([
  ["a write", () => acme.owner.post("/tags", { name: "Kept" })],
  ["the running timer", () => acme.owner.get("/timesheets/getters/current-timer")],
])("%s keeps its plans", async (_, ask) => {
  expect(new Set(await plansOf(ask))).toEqual(new Set(["auto"]));
});

test("the setting ends with the transaction", async () => {
  await acme.owner.get(reports[0]!);
  const { rows } = await app.installation.pool.query("select current_setting('plan_cache_mode') as mode");
  expect(rows).toEqual([{ mode: "auto" }]);
});
