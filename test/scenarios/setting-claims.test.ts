import { afterAll, beforeAll, expect, test } from "vitest";
import { module } from "../../src/engine/declare/module.ts";
import { buildSchema } from "../../src/engine/schema/build-schema.ts";
import { fromContext, sql } from "../../src/engine/sql/sql.ts";
import { modules } from "../../src/modules/index.ts";
import { PERMISSIONS } from "../../src/platform/permissions/catalogue.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";

/** A module whose records, tags by their name, rest on settings as leads and weeks will. */
const claiming = module({
  title: "Claiming",
  description: "Claims settings.",
  resources: [],
  settingLocks: [
    {
      setting: "week_starts_on",
      holds: sql`exists (select from tags where workspace_id = ${fromContext("workspace")} and name = 'week')`,
    },
  ],
  settingUses: [
    {
      setting: "lead_lost_reasons",
      singular: "lead",
      plural: "leads",
      count: (key) =>
        sql`select count(*) from tags where workspace_id = ${fromContext("workspace")} and color = '#aa0000' and name like ${`${key}%`}`,
    },
  ],
});

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp({ schema: buildSchema([...modules, claiming], PERMISSIONS) });
  acme = await app.addWorkspace("acme");
});
afterAll(() => app.close());

const list = (...keys: string[]) => ({ lead_lost_reasons: keys.map((key) => ({ key, label: key })) });

test("a setting on which records rest stays as it is", async () => {
  expect((await acme.owner.patch("/workspace", { week_starts_on: 7 })).status).toBe(200);
  await acme.owner.post("/tags", { name: "week" });
  const reply = await acme.owner.patch("/workspace", { week_starts_on: 1 });
  expect(reply.body.errors).toEqual({
    week_starts_on: ["The week starts on field cannot be changed once timesheet weeks exist."],
  });
  expect((await acme.owner.patch("/workspace", { week_starts_on: 7 })).status).toBe(200);
});

test("a reason that records name cannot be left out, only archived", async () => {
  const lost = async (...names: string[]) => {
    for (const name of names) await acme.owner.post("/tags", { name, color: "#aa0000" });
  };
  expect((await acme.owner.patch("/workspace", list("price", "timing", "other"))).status).toBe(200);
  await lost("price1", "price2", "price3", "price4", "timing1");
  const reply = await acme.owner.patch("/workspace", list("other"));
  expect(reply.status).toBe(422);
  expect(reply.body.errors).toEqual({
    lead_lost_reasons: [
      "The reason price is used by 4 leads; archive it instead.",
      "The reason timing is used by 1 lead; archive it instead.",
    ],
  });
  const archived = [
    { key: "price", label: "Price", is_archived: true },
    { key: "timing", label: "Timing", is_archived: true },
    { key: "no_budget", label: "No budget" },
  ];
  expect((await acme.owner.patch("/workspace", { lead_lost_reasons: archived })).status).toBe(200);
});
