import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect } from "vitest";
import { addJournalHistory } from "../../bench/journal-history.ts";
import { seedCompany } from "../../src/administration/seed-company.ts";
import type { FilterSchema, ResourceSchema } from "../../src/engine/schema/schema.ts";
import { DeliveryLoop } from "../../src/modules/webhooks/index.ts";
import { takeDueDeliveries } from "../../src/modules/webhooks/sending/take-deliveries.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import { type CachedQuery, recordCachedQueries } from "../support/plans/recorded-queries.ts";
import { expectFewRowsRead, rowsRead } from "../support/plans/rows-read.ts";

/**
 * A connection keeps a plan for any values of each statement that it runs often. In a company with a history, that
 * plan must not read much more than a plan for the current values: otherwise the sixth request would be slow.
 */

// With fewer rows, searching through all of them is so cheap that it would be the plan.
const ENTRIES = 200_000;
/** The maximum number of a list's sorts, and of its filters, that are requested. */
const WAYS = 1_000;
const MULTIPLE = 4;
const CONSTANT = 1_000;

let app: TestApp;
let acme: TestWorkspace;
let client: PoolClient;
/** Texts of statements that were checked; each is planned once. */
const seen = new Set<string>();

beforeAll(async () => {
  // A remembered response has no statements whose plan could be looked at.
  app = await startTestApp({ env: { WEBHOOK_ALLOW_PRIVATE: "on", REMEMBERED_RESPONSES: "0" } });
  acme = await app.addWorkspace("acme");
  const { pool, clock } = app.installation;
  await addJournalHistory(pool, acme.workspace.id, { entries: ENTRIES, until: clock.now() });
  await seedCompany(app.installation, acme.workspace, { employees: 120, timesheets: 200, seed: 1 });
  await pool.query("analyze");
  client = await pool.connect();
});
afterAll(async () => {
  client?.release();
  await app?.close();
});

interface PlanReads {
  readonly statements: number;
  readonly tooMuch: readonly string[];
}

/** The rows that the statements of a request read, with cached totals and with positions given to all commits. */
async function compare(title: string, ask: () => Promise<unknown>): Promise<PlanReads> {
  const fresh = (await recordCachedQueries(ask)).filter(({ text }) => !seen.has(text) && seen.add(text));
  const tooMuch: string[] = [];
  for (const query of fresh) {
    const reported = await reads(query);
    if (reported !== null && reported.generic.total > reported.custom.total * MULTIPLE + CONSTANT) {
      tooMuch.push(
        `${title}: ${reported.generic.total} rows instead of ${reported.custom.total} (${reported.generic.scans.join(", ")})\n${query.text}`,
      );
    }
  }
  return { statements: fresh.length, tooMuch };
}

async function reads(query: CachedQuery) {
  const custom = await rowsRead(client, query, acme.workspace.id, "force_custom_plan");
  const generic = await rowsRead(client, query, acme.workspace.id, "force_generic_plan");
  return custom && generic && { custom, generic };
}

type Listed = { readonly id: string; readonly attributes: Readonly<Record<string, unknown>> };

/** A value that the filter accepts: one that a record has, else one of its type. */
function valueFor(filter: FilterSchema, records: readonly Listed[]): string | undefined {
  const { kind, name, field } = filter;
  if (kind.type === "date" || kind.type === "date-time") return "2026-07-13";
  if (kind.type === "number") return "1";
  if (kind.options) return String(kind.options[0]);
  const values = records.map(({ id, attributes }) => (name === "id" ? id : attributes[field ?? name]));
  const value = values.flat().find((one) => one !== null && one !== undefined && typeof one !== "object");
  if (value !== undefined) return String(value);
  return kind.type === "id" ? "01ARZ3NDEKTSV4RRFFQ69G5FAV" : kind.type === "string" ? "Ana" : undefined;
}

/** The URLs that read a resource: its list (in a campaign with all parameters), a record, and its getters. */
async function* addresses({ name, operations, isSingleton, filters, sort, search, getters }: ResourceSchema) {
  const path = `/${name}`;
  const response = operations.includes("list") ? await acme.owner.get(`${path}?perPage=50`) : null;
  const records: readonly Listed[] = response?.body?.data ?? [];
  if (response?.status === 200) {
    yield path;
    for (const key of sort.slice(0, WAYS)) yield* [`${path}?sort=${key}`, `${path}?sort=-${key}`];
    if (search.length > 0) yield `${path}?search=an`;
    for (const filter of [...filters.values()].slice(0, WAYS)) {
      const value = valueFor(filter, records);
      if (value !== undefined) yield `${path}?${filter.name}=${encodeURIComponent(value)}`;
      if (filter.nullable) yield `${path}?${filter.name}=`;
    }
  }
  const [record] = records;
  if (isSingleton || record) yield isSingleton ? path : `${path}/${record!.id}`;
  for (const [getter, { level, parameters }] of Object.entries(getters)) {
    if (Object.values(parameters).some(({ required }) => required)) continue;
    if (level === "collection") yield `${path}/getters/${getter}`;
    else if (record) yield `${path}/${record.id}/getters/${getter}`;
  }
}

// These look at which statements have a name, so they run before so many were sent that further ones get none.
campaignTest.each([
  "/audit-log?created_at=2026-01-01,2026-07-14",
  "/timesheets?date=2026-07-01,2026-07-14&sort=worked_minutes",
])("%s may match few rows or all of them, and is planned for its values", async (address) => {
  const queries = await recordCachedQueries(async () => {
    expect((await acme.owner.get(address)).body.data).not.toEqual([]);
  });
  const list = queries.filter(({ text }) => text.includes("total.total"));
  expect(list.map(({ name }) => name)).toEqual([undefined]);
});

const PERIODS = ["2026-07-13,2026-07-14", "2026-01-01,2026-07-14", "2001-01-01,2001-12-31"];

campaignTest.each([
  ...PERIODS.map((period) => ["in the order of the list", `date=${period}`]),
  ["among the records of one person", "date=2026-01-01,2026-07-14&employee_id="],
])("a range %s (%s) is read by a plan that is kept", async (_, query) => {
  const [entry] = (await acme.owner.get("/timesheets?perPage=1")).body.data;
  const address = `/timesheets?${query}${query.endsWith("=") ? entry.attributes.employee_id : ""}`;
  const ask = () => acme.owner.get(address);
  expect((await ask()).status).toBe(200);
  await app.installation.engine.positions.settle();
  await ask();
  const list = (await recordCachedQueries(ask)).filter(({ text }) => text.includes("total.total"));
  expect(list.map(({ name }) => name)).toEqual([expect.any(String)]);
  expect((await compare(address, ask)).tooMuch).toEqual([]);
});

campaignTest(
  "one caller's entries of the journal between two days are planned for their values",
  async () => {
    const address = "/audit-log?user_id=01ARZ3NDEKTSV4RRFFQ69G5FAV&created_at=2026-01-01,2026-07-14";
    const queries = await recordCachedQueries(async () => {
      expect((await acme.owner.get(address)).status).toBe(200);
    });
    const list = queries.filter(({ text }) => text.includes("total.total"));
    expect(list.map(({ name }) => name)).toEqual([undefined]);
  },
);

campaignTest("the entries of one record are found by an index", async () => {
  const [oldest] = (await acme.owner.get("/audit-log?sort=id&perPage=1")).body.data;
  const address = `/audit-log?resource_id=${oldest.attributes.resource_id}`;
  const queries = await recordCachedQueries(async () => {
    expect((await acme.owner.get(address)).body.meta.total).toBeGreaterThan(0);
  });
  const list = queries.filter(({ text }) => text.includes("total.total"));
  expect(list).toHaveLength(1);
  await expectFewRowsRead(app.installation.pool, list[0]!, acme.workspace.id, 200);
});

campaignTest.each([...PRODUCT.resources.values()].map((resource) => [resource.name, resource] as const))(
  "%s is read by plans that do not depend on the values",
  async (_, resource) => {
    const tooMuch: string[] = [];
    let compared = 0;
    for await (const address of addresses(resource)) {
      const first = await acme.owner.get(address);
      if (first.status >= 400) continue;
      await app.installation.engine.positions.settle();
      // The total that was counted for the first response may not have been cached.
      await acme.owner.get(address);
      const reported = await compare(address, () => acme.owner.get(address));
      tooMuch.push(...reported.tooMuch);
      compared += reported.statements;
    }
    expect(tooMuch).toEqual([]);
    if (resource.operations.includes("list")) expect(compared).toBeGreaterThan(0);
  },
);

campaignTest("so are the feed, sign-in, deliveries and what a write looks up", async () => {
  const { installation } = app;
  const loop = new DeliveryLoop(installation);
  const post = async (path: string, body: unknown) => (await acme.owner.post(path, body)).body.data.id;
  await post("/webhooks", { url: "http://127.0.0.1:9", events: ["*"] });
  const tag = await post("/tags", { name: "Kept" });
  const position = await post("/positions", { name: "Kept" });
  const [person] = (await acme.owner.get("/employees?perPage=1")).body.data;
  const { next } = (await acme.owner.get("/changes?since=now")).body.meta;
  const asks: Record<string, () => Promise<unknown>> = {
    "a new record": () => post("/tags", { name: "Another" }),
    "a change": () => acme.owner.patch(`/employees/${person.id}`, { position_id: position, tag_ids: [tag] }),
    "a repeated request": () =>
      acme.owner.post("/tags", { name: "Once" }, { headers: { "Idempotency-Key": "once-and-only-once" } }),
    "the feed from a place": () => acme.owner.get(`/changes?since=${next}`),
    "the feed from the oldest": () => acme.owner.get("/changes?perPage=500"),
    "the feed of one type": () => acme.owner.get("/changes?types=holidays.*"),
    "events that become deliveries": () => loop.dispatch(),
    "deliveries that are due": () => takeDueDeliveries(installation, 5),
    "a deletion": () => acme.owner.delete(`/positions/${position}`),
    "a sign-in": () =>
      app.request("POST", "/session", {
        body: { email: "owner@acme.test", password: "correct horse battery", tenant: "acme" },
      }),
  };
  const tooMuch: string[] = [];
  let compared = 0;
  for (const [title, ask] of Object.entries(asks)) {
    const reported = await compare(title, ask);
    tooMuch.push(...reported.tooMuch);
    compared += reported.statements;
  }
  expect(tooMuch).toEqual([]);
  expect(compared).toBeGreaterThan(20);
});

campaignTest("a plan that reads the journal from end to end would be found", async () => {
  const { rows } = await client.query("select count(*)::integer as count from journal");
  expect(rows[0].count).toBeGreaterThan(ENTRIES);
  const text = "select count(*) from journal where created_at > $1";
  const all = { text, values: ["1990-01-01"], isConfined: false };
  const read = await rowsRead(client, all, acme.workspace.id, "force_generic_plan");
  expect(read!.total).toBeGreaterThan(ENTRIES);
});
