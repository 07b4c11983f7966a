import { afterAll, beforeAll, expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { recordCachedQueries } from "../support/plans/recorded-queries.ts";

/**
 * PostgreSQL plans the first executions of a statement for their values, and then keeps a plan for any values, if that
 * one does not seem worse. Otherwise it plans each execution, which can take longer than the execution.
 */

/** More than PostgreSQL plans for their values in any case. */
const EXECUTIONS = 9;
/**
 * The lists with the largest statements, those whose rows or values depend on who asks, those that join what they are
 * sorted by, and ranges that an index has in the order of the list. They are asked for by a key that sees all of their records.
 */
const LISTS = [
  "/employees",
  "/employees?status=active&sort=last_name&related=position,manager,tags",
  "/projects?related=client",
  "/clients",
  "/timesheets?related=employee,project",
  "/leads",
  "/documents",
  "/evaluations",
  "/feedback",
  "/feedback-requests",
  "/ticket-stages",
  "/leads?sort=-last_activity_at",
  "/leads?status=open&sort=next_activity_at",
  "/tickets?sort=-last_comment_at",
  "/assets?sort=-expected_return_date",
  "/timesheets?date=2026-07-13,2026-07-14",
  "/timesheets?date=2001-01-01,2099-12-31",
];
/** Of single records, of few and of many, and a later page. */
const PAGES = ["perPage=1", "perPage=3", "perPage=15", "perPage=15&page=3", "perPage=100", "perPage=500"];

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  // A remembered response would have no statement.
  app = await startTestApp({ env: { REMEMBERED_RESPONSES: "0" } });
  acme = await app.addWorkspace("acme");
  await seedCompany(app.installation, acme.workspace, { employees: 200, timesheets: 500, seed: 1 });
  await app.installation.pool.query("analyze");
});
afterAll(async () => {
  await app?.close();
});

campaignTest.each(LISTS)("pages of %s are read by a plan that is kept, whatever their size", async (list) => {
  const client = await app.installation.pool.connect();
  try {
    for (const [index, page] of PAGES.entries()) {
      const name = `page_${LISTS.indexOf(list)}_${index}`;
      const address = `${list}${list.includes("?") ? "&" : "?"}${page}`;
      const queries = await recordCachedQueries(async () => {
        expect((await acme.owner.get(address)).status).toBe(200);
      });
      const query = queries.find(({ text }) => text.includes("total.total"))!;
      for (let time = 0; time < EXECUTIONS; time++) {
        await client.query({ name, text: query.text, values: [...query.values] });
      }
      const { rows } = await client.query(
        "select generic_plans > 0 as kept from pg_prepared_statements where name = $1",
        [name],
      );
      expect({ page, rows }).toEqual({ page, rows: [{ kept: true }] });
    }
  } finally {
    client.release();
  }
});
