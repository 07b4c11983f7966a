import { expect } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { campaignTest as it } from "../support/campaign.ts";
import { invoiceViolations } from "../support/figures/invoice-violations.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme } = testCompany();

const total = async (path: string): Promise<number> => (await acme.owner.get(path)).body.meta.total;

it("gives a company two years of invoices from its time, and any number of further ones, within all rules", async () => {
  const company = { employees: 20, timesheets: 4_000, invoices: "history", seed: 4 } as const;
  const made = await seedCompany(app.installation, acme.workspace, company);
  expect(await total("/invoices?perPage=1")).toBe(made.invoices);
  expect(made.invoices).toBeGreaterThan(80);
  for (const status of ["draft", "sent", "paid", "overdue", "void"])
    expect(await total(`/invoices?status=${status}&perPage=1`), status).toBeGreaterThan(0);
  expect(await total("/invoices?document_type=credit_note&perPage=1")).toBeGreaterThan(0);
  expect(await total("/invoice-lines?kind=time&perPage=1")).toBeGreaterThan(0);
  expect(await invoiceViolations(app.installation.pool, acme.workspace.id)).toEqual([]);
  const { data } = (await acme.owner.get("/invoices/getters/chart?interval=quarter")).body;
  const [invoiced] = data.series;
  expect(invoiced.points.filter((point: number) => point > 0).length).toBeGreaterThanOrEqual(7);

  const more = await seedCompany(app.installation, acme.workspace, { invoices: 400, seed: 9 });
  expect(await total("/invoices?perPage=1")).toBe(made.invoices! + more.invoices!);
  expect(await invoiceViolations(app.installation.pool, acme.workspace.id)).toEqual([]);
  const lines = [{ description: "Next", unit_price: 10, tax_rate_id: null }];
  const [client] = (await acme.owner.get("/clients?currency=EUR&perPage=1")).body.data;
  const next = await acme.owner.post("/invoices", { client_id: client.id, lines });
  const issued = await acme.owner.post(`/invoices/${next.body.data.id}/actions?action=issue`, {});
  expect(issued.status, issued.text).toBe(200);
  expect(await invoiceViolations(app.installation.pool, acme.workspace.id)).toEqual([]);
}, 300_000);
