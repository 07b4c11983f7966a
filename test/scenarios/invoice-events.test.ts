import { beforeAll, expect, it } from "vitest";
import { overdueInvoices } from "../../src/administration/jobs.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, shown } from "./company.ts";

const { app, acme } = testCompany();
let client: string;

beforeAll(async () => {
  app.clock.set("2026-07-01T10:00:00Z");
  const address = { country: "RO" };
  const seller = { legal_name: "Acme SRL", vat_number: "RO123", address, timezone: "Europe/Bucharest" };
  shown(await acme.owner.patch("/workspace", seller));
  client = await add(acme.owner, "clients", { name: "Client X", address, payment_terms_days: 14 });
});

async function issued(unit_price: number): Promise<string> {
  const lines = [{ description: "Work", unit_price, tax_rate_id: null }];
  const { id } = created(await acme.owner.post("/invoices", { client_id: client, lines }));
  shown(await act(acme.owner, `/invoices/${id}`, "issue"));
  return id;
}

/** How often an event of an invoice is in the journal. */
const countOf = async (event: string, id: string): Promise<number> =>
  (await acme.owner.get(`/audit-log?event=${event}&resource_id=${id}`)).body.meta.total;

const run = () => overdueInvoices(app.installation)();

it("an invoice that is paid raises an event, and another one if its balance rose in between", async () => {
  const invoice = await issued(100);
  const half = { invoice_id: invoice, amount: 50, paid_at: "2026-07-01" };
  await add(acme.owner, "invoice-payments", half);
  expect(await countOf("invoices.paid", invoice)).toBe(0);
  const second = await add(acme.owner, "invoice-payments", half);
  expect(await countOf("invoices.paid", invoice)).toBe(1);
  expect((await acme.owner.delete(`/invoice-payments/${second}`)).status).toBe(204);
  expect(await countOf("invoices.paid", invoice)).toBe(1);
  shown(await act(acme.owner, `/invoices/${invoice}`, "mark-paid"));
  expect(await countOf("invoices.paid", invoice)).toBe(2);
  const free = await issued(0);
  expect(await countOf("invoices.paid", free)).toBe(1);
});

it("an invoice that becomes overdue raises one event, whoever looks and whatever happens to it", async () => {
  const [late, paid] = [await issued(100), await issued(100)];
  shown(await act(acme.owner, `/invoices/${paid}`, "mark-paid"));
  expect(await run()).toBe(0);
  // The invoices were due on 15 July, which ends in Bucharest at 21:00 UTC.
  app.clock.set("2026-07-15T20:55:00Z");
  expect(await run()).toBe(0);
  app.clock.set("2026-07-15T21:05:00Z");
  const raised = await Promise.all([run(), run(), run()]);
  expect(raised.toSorted()).toEqual([0, 0, 1]);
  expect(await countOf("invoices.overdue", late)).toBe(1);
  expect(await countOf("invoices.overdue", paid)).toBe(0);
  const body = { invoice_id: late, amount: 100, paid_at: "2026-07-16" };
  const payment = await add(acme.owner, "invoice-payments", body);
  expect((await acme.owner.delete(`/invoice-payments/${payment}`)).status).toBe(204);
  expect(await run()).toBe(0);
  expect(await countOf("invoices.overdue", late)).toBe(1);
});

it("a transaction that fails raises nothing, so that the next run does", async () => {
  const invoice = await issued(100);
  app.clock.set("2026-08-20T10:00:00Z");
  const { work } = app.installation;
  const dying = overdueInvoices({
    ...app.installation,
    work: ((workspace, body) =>
      work(workspace, async (inside) => {
        await body(inside);
        throw new Error("The process died.");
      })) as typeof work,
  });
  await expect(dying()).rejects.toThrow("The process died.");
  expect(await countOf("invoices.overdue", invoice)).toBe(0);
  expect(await run()).toBe(1);
  expect(await countOf("invoices.overdue", invoice)).toBe(1);
});

it("webhooks can subscribe to both events", async () => {
  const { data } = (await acme.owner.get("/webhooks/getters/event-types")).body;
  const types = data.map(({ type }: { type: string }) => type);
  expect(types).toEqual(expect.arrayContaining(["invoices.paid", "invoices.overdue", "invoices.issue"]));
});

it("a contact of an issued invoice can be deleted, one of a draft cannot", async () => {
  const contact = await add(acme.owner, "client-contacts", {
    ...{ client_id: client, first_name: "Ana", email: "ana@x.test", is_billing: true },
  });
  const invoice = await issued(100);
  const body = { client_id: client, client_contact_id: contact, lines: [] };
  const draft = created(await acme.owner.post("/invoices", body));
  const kept = await acme.owner.delete(`/client-contacts/${contact}`);
  expect([kept.status, kept.body.message]).toEqual([
    409,
    "The client contact is still referred to by 1 invoice.",
  ]);
  expect(shown(await acme.owner.get(`/invoices/${invoice}`)).client_contact_id).toBe(contact);
  expect((await acme.owner.delete(`/invoices/${draft.id}`)).status).toBe(204);
  expect((await acme.owner.delete(`/client-contacts/${contact}`)).status).toBe(204);
  expect(shown(await acme.owner.get(`/invoices/${invoice}`)).client_contact_id).toBeNull();
});
