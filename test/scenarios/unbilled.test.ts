import { beforeAll, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { type BillableCompany, makeBillableCompany } from "./billable-company.ts";
import { add, day, shown } from "./company.ts";

/** What is unbilled equals what bill-unbilled drafts of it. */

const { app, acme } = testCompany();
let company: BillableCompany;

beforeAll(async () => {
  company = await makeBillableCompany(app, acme);
});

type Figures = Record<string, number | null>;

const unbilled = async (query = "") => {
  const { status, body, text } = await acme.owner.get(`/invoices/getters/unbilled?${query}`);
  expect(status, text).toBe(200);
  return body.data;
};

const INCLUDED = { include: ["time", "expenses", "fees"], group_by: "project", skip_unpriced: true };

/** The net total that bill-unbilled would draft of a project, or 0 if there is nothing to bill. */
async function drafted(client_id: string, project_id: string, more: object = {}): Promise<number> {
  const body = { client_id, project_ids: [project_id], tax_rate_id: null, ...INCLUDED, ...more };
  const reply = await acme.owner.post("/invoices/actions?action=bill-unbilled&dry_run=true", body);
  return reply.status === 422 ? 0 : shown(reply).net_total;
}

const sumOf = ({ time_amount, expenses_amount, fees_amount }: Figures): number =>
  (Math.round(time_amount! * 100) + Math.round(expenses_amount! * 100) + Math.round(fees_amount! * 100)) /
  100;

it("has a row for each project with its figures", async () => {
  const { rows, totals } = await unbilled(`project_id=${company.alpha}`);
  expect(rows).toEqual([
    {
      client_id: company.client,
      client_name: "Client X",
      project_id: company.alpha,
      project_name: "Alpha",
      billing_model: "time_and_materials",
      currency: "EUR",
      minutes: 380,
      time_amount: 555,
      expenses_amount: 44,
      fees_amount: 0,
      unapproved_minutes: 0,
      unpriced_entries: 0,
      first_date: day("2026-03-10"),
      last_date: day("2026-04-05"),
      unknown: [],
      links: expect.any(Object),
    },
  ]);
  expect(totals).toEqual([
    expect.objectContaining({
      currency: "EUR",
      projects: 1,
      minutes: 380,
      time_amount: 555,
      left_out_count: 0,
    }),
  ]);
});

it("equals what bill-unbilled drafts of every project, in any period", async () => {
  for (const date of ["2026-04-01,2026-04-30", "2026-01-01,2026-07-14", "2026-03-10"]) {
    const { rows } = await unbilled(`date=${date}`);
    for (const row of rows)
      expect(await drafted(row.client_id, row.project_id, { date }), `${date} ${row.project_name}`).toBe(
        sumOf(row),
      );
  }
});

it("counts time that nobody has approved, and time without a rate, beside what can be billed", async () => {
  const { owner } = acme;
  const entry = { employee_id: company.ana, project_id: company.alpha, worked_minutes: 30 };
  await add(owner, "timesheets", { ...entry, date: "2026-05-05" });
  const [row] = (await unbilled(`project_id=${company.alpha}`)).rows;
  expect(row).toMatchObject({ minutes: 380, time_amount: 555, unapproved_minutes: 30, unpriced_entries: 0 });
  shown(await owner.patch("/workspace", { billing_requires_approval: false }));
  const [open] = (await unbilled(`project_id=${company.alpha}`)).rows;
  expect(open).toMatchObject({ minutes: 410, unapproved_minutes: 0 });
  shown(await owner.patch("/workspace", { billing_requires_approval: true }));
});

it("has no row for what is on a draft", async () => {
  const body = { client_id: company.client, project_ids: [company.alpha], ...INCLUDED };
  const invoice = (await acme.owner.post("/invoices/actions?action=bill-unbilled", body)).body.data;
  expect((await unbilled(`project_id=${company.alpha}`)).rows).toEqual([]);
  expect((await acme.owner.delete(`/invoices/${invoice.id}`)).status).toBe(204);
  expect((await unbilled(`project_id=${company.alpha}`)).rows).toHaveLength(1);
});

it("is a table as a file", async () => {
  const { url } = await unbilled(`project_id=${company.alpha}&format=csv`);
  const [heading, row] = (await app.request("GET", url)).text.split("\r\n");
  expect(heading).toContain("client_id,client_name,project_id,project_name,billing_model,currency,minutes");
  expect(row).toContain(",Alpha,time_and_materials,EUR,380,555,44,0,30,0,2026-03-10,2026-04-05,");
});
