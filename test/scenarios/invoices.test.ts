import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, conflicting, created, day, ids, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();

let owner: Caller;
let client: string;
let tax: Record<19 | 9 | 0, string>;

beforeAll(async () => {
  owner = acme.owner;
  app.clock.set("2026-07-01T10:00:00Z");
  const country = { country: "RO" };
  await owner.patch("/workspace", { legal_name: "Acme SRL", vat_number: "RO123", address: country });
  tax = {
    19: await add(owner, "tax-rates", { name: "VAT 19 %", percent: 19, is_default: true }),
    9: await add(owner, "tax-rates", { name: "VAT 9 %", percent: 9 }),
    0: await add(owner, "tax-rates", { name: "Zero", percent: 0, category: "zero" }),
  };
  client = await add(owner, "clients", { name: "Client X", address: country, payment_terms_days: 14 });
});

const line = (unit_price: number, more = {}) => ({ description: "Work", unit_price, ...more });
const draft = async (lines: readonly object[], more = {}) =>
  created(await owner.post("/invoices", { client_id: client, lines, ...more }));
const issue = (id: string, more = {}) => act(owner, `/invoices/${id}`, "issue", more);
const issued = async (lines: readonly object[], more = {}) => {
  const { id } = await draft(lines, more);
  return shown(await issue(id));
};
const pay = (invoice_id: string, amount: number, more = {}) =>
  owner.post("/invoice-payments", { invoice_id, amount, paid_at: "2026-07-01", ...more });

describe("the totals of a draft", () => {
  it("round tax once or for each line", async () => {
    const three = [line(10.03), line(10.03), line(10.03)];
    expect(await draft(three)).toMatchObject({
      status: "draft",
      net_total: 30.09,
      tax_total: 5.72,
      total: 35.81,
    });
    expect(await draft(three, { tax_rounding: "line" })).toMatchObject({ tax_total: 5.73, total: 35.82 });
  });

  it("divide the discount among tax rates and lines", async () => {
    const lines = [line(100), line(50, { tax_rate_id: tax[9] }), line(33.33, { tax_rate_id: tax[0] })];
    const invoice = await draft(lines, { discount_type: "percent", discount_value: 10 });
    expect(invoice).toMatchObject({
      subtotal: 183.33,
      discount_total: 18.33,
      tax_total: 21.15,
      total: 186.15,
    });
    expect(
      invoice.tax_summary.map((row: Record<string, unknown>) => [row.percent, row.base, row.tax]),
    ).toEqual([
      [19, 90, 17.1],
      [9, 45, 4.05],
      [0, 30, 0],
    ]);
    const { body } = await owner.get(`/invoice-lines?invoice_id=${invoice.id}`);
    const shares = body.data.map(
      (record: { attributes: { discount_share: number } }) => record.attributes.discount_share,
    );
    expect(shares).toEqual([10, 5, 3.33]);
  });

  it("follow a revision of its lines, which a dry run only calculates", async () => {
    const { id } = await draft([line(100), line(50, { tax_rate_id: tax[9] }), line(7)]);
    const [first, second, third] = ids(await owner.get(`/invoice-lines?invoice_id=${id}`));
    const revision = {
      discount_type: "percent",
      discount_value: 10,
      lines: [{ id: second }, line(33.33, { tax_rate_id: tax[0] }), { id: first, quantity: 2 }],
      delete_lines: [third],
    };
    const path = `/invoices/${id}/actions?action=revise`;
    const tried = await owner.post(`${path}&dry_run=true&include=lines`, revision);
    // 283.33 less 28.33: 20.00 of the 19 % lines, 5.00 of those with 9 %, 3.33 of those with 0 %.
    const totals = { subtotal: 283.33, discount_total: 28.33, tax_total: 38.25, total: 293.25 };
    expect(shown(tried)).toMatchObject(totals);
    const linesOf = (reply: typeof tried) =>
      reply.body.data.relationships.lines.map(
        ({ attributes }: { attributes: Record<string, unknown> }) => attributes.net_amount,
      );
    expect(linesOf(tried)).toEqual([50, 33.33, 200]);
    expect(await read(owner, `/invoices/${id}`)).toMatchObject({ total: 181.83 });

    expect(linesOf(await owner.post(`${path}&include=lines`, revision))).toEqual([50, 33.33, 200]);
    expect(await read(owner, `/invoices/${id}`)).toMatchObject(totals);
    const { body } = await owner.get(`/invoice-lines?invoice_id=${id}`);
    const positions = body.data.map(
      ({ attributes }: { attributes: Record<string, unknown> }) => attributes.position,
    );
    expect(positions).toEqual([1, 2, 3]);
  });

  it("are those before a revision that is refused, with messages at its lines", async () => {
    const { id } = await draft([line(100)]);
    const [own] = ids(await owner.get(`/invoice-lines?invoice_id=${id}`));
    const other = await draft([line(5)]);
    const [strange] = ids(await owner.get(`/invoice-lines?invoice_id=${other.id}`));
    const revise = (body: object) => act(owner, `/invoices/${id}`, "revise", body);
    const two = [{ id: own, quantity: 0 }, { unit_price: 5 }];
    refused(await revise({ reference: "PO 1", lines: two }), {
      "lines.0.quantity": ["The lines.0.quantity field must not be 0."],
      "lines.1.description": ["The lines.1.description field is required."],
    });
    refused(await revise({ lines: [{ id: strange, quantity: 2 }] }), {
      "lines.0.id": ["The selected lines.0.id is invalid."],
    });
    refused(await revise({ delete_lines: [own, strange] }), {
      "delete_lines.1": ["The selected delete_lines.1 is invalid."],
    });
    expect(await read(owner, `/invoices/${id}`)).toMatchObject({ reference: null, total: 119 });
  });

  it("follow every write of a line, of the discount and of a tax rate", async () => {
    const { id } = await draft([line(33.33, { discount_percent: 15 })]);
    const totals = async () => {
      const { net_total, tax_total } = await read(owner, `/invoices/${id}`);
      return [net_total, tax_total];
    };
    expect(await totals()).toEqual([28.33, 5.38]);
    const own = await add(owner, "tax-rates", { name: "Local", percent: 5 });
    const second = await add(owner, "invoice-lines", { invoice_id: id, ...line(100, { tax_rate_id: own }) });
    expect(await totals()).toEqual([128.33, 10.38]);
    shown(await owner.patch(`/tax-rates/${own}`, { percent: 10 }));
    expect(await totals()).toEqual([128.33, 15.38]);
    shown(await owner.patch(`/invoice-lines/${second}`, { quantity: 2, position: 1 }));
    expect(await totals()).toEqual([228.33, 25.38]);
    shown(await owner.patch(`/invoices/${id}`, { discount_type: "fixed", discount_value: 28.33 }));
    expect((await totals())[0]).toBe(200);
    expect((await owner.delete(`/invoice-lines/${second}`)).status).toBe(204);
    expect(await totals()).toEqual([0, 0]);
    expect((await owner.get(`/invoice-lines?invoice_id=${id}`)).body.data[0].attributes.position).toBe(1);
  });

  it("miss no line of concurrent requests", async () => {
    const { id } = await draft([]);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => owner.post("/invoice-lines", { invoice_id: id, ...line(10) })),
    );
    for (const reply of replies) created(reply);
    expect(await read(owner, `/invoices/${id}`)).toMatchObject({ net_total: 100, total: 119 });
    const { body } = await owner.get(`/invoice-lines?invoice_id=${id}&sort=position`);
    const places = body.data.map(
      (record: { attributes: { position: number } }) => record.attributes.position,
    );
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe("invalid input", () => {
  it("is reported with the path of the line", async () => {
    const lines = [line(10, { quantity: 0 }), line(-1), { description: "Free" }, line(1, { kind: "time" })];
    const reply = await owner.post("/invoices", { client_id: client, lines });
    expect(reply.status).toBe(422);
    expect(reply.body.errors["lines.1.unit_price"]).toEqual([
      "The lines.1.unit_price field must be at least 0.",
    ]);
    const rest = await owner.post("/invoices", { client_id: client, lines: [lines[0], lines[2], lines[3]] });
    refused(rest, {
      "lines.0.quantity": "The lines.0.quantity field must not be 0.",
      "lines.1.unit_price": "The lines.1.unit_price field is required.",
      "lines.2.kind": "The selected lines.2.kind is invalid.",
    });
    const tooExact = { client_id: client, lines: [line(10.005)], document_type: "credit_note" };
    refused(await owner.post("/invoices", tooExact), {
      "lines.0.unit_price": "The lines.0.unit_price field must have at most 2 decimal places.",
    });
    // What callers cannot write is ignored.
    expect(await draft([line(10)], { document_type: "credit_note", number: "INV-9" })).toMatchObject({
      document_type: "invoice",
      number: null,
    });
  });

  it("is refused for projects of another client", async () => {
    const other = await add(owner, "clients", { name: "Other" });
    const project_id = await add(owner, "projects", { name: "Theirs", client_id: other });
    const { id } = await draft([]);
    refused(await owner.post("/invoice-lines", { invoice_id: id, ...line(10, { project_id }) }), {
      project_id: "The selected project id is invalid.",
    });
  });

  it("is refused in a kind that only billing makes", async () => {
    const { id } = await draft([]);
    for (const kind of ["time", "expense", "retainer", "overage"])
      refused(await owner.post("/invoice-lines", { invoice_id: id, ...line(10, { kind }) }), {
        kind: "The selected kind is invalid.",
      });
  });
});

describe("fees of a project", () => {
  it("are billed up to the fee", async () => {
    const project_id = await add(owner, "projects", {
      name: "Beta",
      client_id: client,
      billing_model: "fixed_fee",
      fee_amount: 12_000,
    });
    const { id } = await draft([]);
    const fee = (unit_price: number) => ({
      invoice_id: id,
      ...line(unit_price, { kind: "fixed_fee", project_id }),
    });
    created(await owner.post("/invoice-lines", fee(4_000)));
    refused(await owner.post("/invoice-lines", fee(9_000)), {
      unit_price: "The amount exceeds the remaining fee of 8000.00.",
    });
    refused(await owner.patch(`/invoices/${id}`, { currency: "USD" }), {
      currency: "The currency field cannot be changed.",
    });
  });

  it("that are a share of revenue cover a period once", async () => {
    const project_id = await add(owner, "projects", {
      name: "Share",
      client_id: client,
      billing_model: "revenue_share",
      revenue_share_percent: 12.5,
    });
    const { id } = await draft([]);
    const share = {
      invoice_id: id,
      kind: "revenue_share",
      project_id,
      description: "Q1",
      revenue_base: 8_000,
    };
    const quarter = { period_start: "2026-01-01", period_end: "2026-03-31" };
    expect(created(await owner.post("/invoice-lines", { ...share, ...quarter }))).toMatchObject({
      unit_price: 1_000,
      net_amount: 1_000,
    });
    const march = { period_start: "2026-03-01", period_end: "2026-03-31" };
    refused(await owner.post("/invoice-lines", { ...share, ...march }), {
      period_start: "The period has already been billed.",
    });
  });
});

describe("issuing", () => {
  it("reports everything that is missing", async () => {
    const bare = await add(owner, "clients", { name: "No address" });
    const { id } = await draft([], { client_id: bare });
    refused(await issue(id, { issue_date: "2026-07-02" }), {
      lines: "The invoice has no lines.",
      client_id: "The country of the client is required.",
      issue_date: "The issue date field must be a date before or equal to today.",
    });
  });

  it("freezes the invoice", async () => {
    const invoice = await issued([line(100)], { issue_date: "2026-06-25" });
    expect(invoice).toMatchObject({
      number: "INV-2026-0001",
      status: "issued",
      issue_date: day("2026-06-25"),
      due_date: day("2026-07-09"),
      exchange_rate: 1,
      base_total: 119,
      client_name: "Client X",
      seller: { name: "Acme SRL", vat_number: "RO123" },
    });
    const path = `/invoices/${invoice.id}`;
    refused(await owner.patch(path, { reference: "late" }), {
      reference: "An issued invoice cannot be changed.",
    });
    expect(shown(await owner.patch(path, { private_notes: "Call first." })).private_notes).toBe(
      "Call first.",
    );
    refused(await owner.post("/invoice-lines", { invoice_id: invoice.id, ...line(1) }), {
      invoice_id: "Lines of an issued invoice cannot be changed.",
    });
    conflicting(
      await owner.delete(path),
      "An issued invoice cannot be deleted; void it or issue a credit note.",
    );
    refused(await issue(invoice.id), { action: "Only a draft can be issued." });
    refused(await act(owner, path, "revise", { lines: [] }), { action: "Only a draft can be changed." });
    shown(await owner.patch(`/clients/${client}`, { legal_name: "Client X Holding" }));
    expect((await read(owner, path)).buyer.name).toBe("Client X");
    shown(await owner.patch(`/clients/${client}`, { legal_name: null }));
  });

  it("keeps the order of dates, and gives consecutive numbers to concurrent requests", async () => {
    const early = await draft([line(1)], { issue_date: "2026-06-24" });
    refused(await issue(early.id), {
      issue_date:
        "The issue date field must be a date after or equal to 2026-06-25, the date of INV-2026-0001.",
    });
    const drafts = await Promise.all(Array.from({ length: 8 }, () => draft([line(1)])));
    const replies = await Promise.all(drafts.map(({ id }) => issue(id)));
    const numbers = replies.map((reply) => shown(reply).number);
    expect(numbers.toSorted()).toEqual(Array.from({ length: 8 }, (_, n) => `INV-2026-000${n + 2}`));
  });

  it("of several invoices gives a number to all of them or to none", async () => {
    const good = await draft([line(1)]);
    const empty = await draft([]);
    const both = { repositories: [good.id, empty.id] };
    refused(await owner.post("/invoices/actions?action=issue", both), {
      "repositories.1": "The invoice has no lines.",
    });
    expect((await issued([line(1)])).number).toBe("INV-2026-0010");
  });

  it("converts at the rate of the issue date", async () => {
    const dollars = await draft([line(1_000, { tax_rate_id: null })], { currency: "USD" });
    refused(await issue(dollars.id), {
      exchange_rate: "There is no exchange rate from USD to EUR on or before 2026-07-01.",
    });
    const rate = { from_currency: "USD", to_currency: "EUR" };
    await add(owner, "exchange-rates", { ...rate, date: "2026-06-30", rate: 0.92 });
    expect(shown(await issue(dollars.id))).toMatchObject({ exchange_rate: 0.92, base_total: 920 });
    await add(owner, "exchange-rates", { ...rate, date: "2026-07-01", rate: 0.95 });
    expect((await read(owner, `/invoices/${dollars.id}`)).base_total).toBe(920);
    app.clock.set("2026-07-10T10:00:00Z");
    const payment = await pay(dollars.id, 1_000, { paid_at: "2026-07-10" });
    expect(created(payment)).toMatchObject({ exchange_rate: 0.95, base_amount: 950 });
    app.clock.set("2026-07-01T10:00:00Z");
  });

  it("takes no rate but 1 for the workspace's currency, and forgets a rate when the currency changes", async () => {
    const message = "The exchange rate field must be 1 when currency is EUR.";
    const invalid = { client_id: client, exchange_rate: 0.5 };
    refused(await owner.post("/invoices", invalid), { exchange_rate: message });
    const { id } = await draft([line(1)], { currency: "USD", exchange_rate: 0.9 });
    expect(shown(await owner.patch(`/invoices/${id}`, { currency: "GBP" })).exchange_rate).toBeNull();
    shown(await owner.patch(`/invoices/${id}`, { exchange_rate: 1.2 }));
    const francs = { currency: "CHF", exchange_rate: 1.1 };
    expect(shown(await owner.patch(`/invoices/${id}`, francs))).toMatchObject(francs);
    refused(await owner.patch(`/invoices/${id}`, { currency: "EUR", exchange_rate: 1.2 }), {
      exchange_rate: message,
    });
    expect(shown(await owner.patch(`/invoices/${id}`, { currency: "EUR" })).exchange_rate).toBeNull();

    const invoice = await issued([line(100, { tax_rate_id: null })]);
    refused(await pay(invoice.id, 10, { exchange_rate: 5 }), { exchange_rate: message });
    const payment = created(await pay(invoice.id, 10, { exchange_rate: 1 }));
    expect(payment.base_amount).toBe(10);
    refused(await owner.patch(`/invoice-payments/${payment.id}`, { exchange_rate: 2 }), {
      exchange_rate: message,
    });
  });

  it("begins a series each year", async () => {
    const { id } = await draft([line(1)]);
    app.clock.set("2027-01-04T10:00:00Z");
    expect(shown(await issue(id))).toMatchObject({
      number: "INV-2027-0001",
      issue_date: day("2027-01-04"),
      due_date: day("2027-01-18"),
    });
    app.clock.set("2026-07-01T10:00:00Z");
  });
});

describe("payments", () => {
  it("never exceed the balance, and settle the invoice", async () => {
    const invoice = await issued([line(306.5)]);
    const path = `/invoices/${invoice.id}`;
    expect(invoice.total).toBe(364.74);
    created(await pay(invoice.id, 100));
    expect(await read(owner, path)).toMatchObject({ status: "partially_paid", balance_due: 264.74 });
    refused(await pay(invoice.id, 264.75), { amount: "The amount field must not be greater than 264.74." });
    const both = await Promise.all([pay(invoice.id, 200), pay(invoice.id, 200)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const last = created(await pay(invoice.id, 64.74));
    expect(await read(owner, path)).toMatchObject({ status: "paid", balance_due: 0 });
    expect((await read(owner, path)).paid_at).not.toBeNull();
    expect((await owner.delete(`/invoice-payments/${last.id}`)).status).toBe(204);
    expect(await read(owner, path)).toMatchObject({
      status: "partially_paid",
      paid_at: null,
      balance_due: 64.74,
    });
    app.clock.set("2026-07-16T10:00:00Z");
    expect(await read(owner, path)).toMatchObject({ status: "overdue", is_overdue: true, paid_at: null });
    app.clock.set("2026-07-01T10:00:00Z");
    refused(await act(owner, path, "void", { reason: "Wrong" }), {
      action: "Delete the payments or issue a credit note instead.",
    });
    expect(shown(await act(owner, path, "mark-paid"))).toMatchObject({ status: "paid" });
    refused(await act(owner, path, "mark-paid"), { action: "The invoice is already paid." });
  });

  it("are refused on drafts", async () => {
    const { id } = await draft([line(1)]);
    refused(await pay(id, 1), { invoice_id: "The selected invoice id is invalid." });
  });
});

describe("an issued invoice", () => {
  it("can be voided and keeps its number", async () => {
    const invoice = await issued([line(10)]);
    const path = `/invoices/${invoice.id}`;
    refused(await act(owner, path, "void"), { reason: "The reason field is required." });
    expect(shown(await act(owner, path, "void", { reason: "Twice" }))).toMatchObject({
      status: "void",
      number: invoice.number,
      balance_due: 0,
      void_reason: "Twice",
    });
    refused(await act(owner, path, "void", { reason: "Again" }), { action: "The invoice is already void." });
    expect((await issued([line(10)])).number).not.toBe(invoice.number);
  });

  it("is sent once, and overdue after its due date", async () => {
    const invoice = await issued([line(10)], { due_date: "2026-07-05" });
    const path = `/invoices/${invoice.id}`;
    expect(shown(await act(owner, path, "mark-sent"))).toMatchObject({ status: "sent", is_overdue: false });
    app.clock.set("2026-07-06T00:00:00Z");
    expect(await read(owner, path)).toMatchObject({ status: "overdue", is_overdue: true });
    app.clock.set("2026-07-01T10:00:00Z");
  });

  it("can be copied into a new draft", async () => {
    const invoice = await issued([line(10, { quantity: 3 })], { reference: "PO 1" });
    const copy = shown(await act(owner, `/invoices/${invoice.id}`, "duplicate"));
    expect(copy).toMatchObject({
      status: "draft",
      number: null,
      total: 35.7,
      reference: "PO 1",
      issue_date: null,
    });
  });

  it("cannot be voided in a closed period", async () => {
    const invoice = await issued([line(10)]);
    shown(await owner.patch("/workspace", { invoices_closed_until: "2026-07-01" }));
    refused(await act(owner, `/invoices/${invoice.id}`, "void", { reason: "Late" }), {
      action: "The period up to 2026-07-01 is closed.",
    });
    refused(await pay(invoice.id, 1), { paid_at: "The period up to 2026-07-01 is closed." });
    shown(await owner.patch("/workspace", { invoices_closed_until: null }));
  });
});

describe("what refers to invoices", () => {
  it("keeps the percentage of a tax rate on an issued invoice", async () => {
    const own = await add(owner, "tax-rates", { name: "City tax", percent: 3 });
    const { id } = await draft([line(10, { tax_rate_id: own })]);
    shown(await owner.patch(`/tax-rates/${own}`, { percent: 4 }));
    expect(shown(await issue(id)).tax_total).toBe(0.4);
    refused(await owner.patch(`/tax-rates/${own}`, { percent: 5 }), {
      percent: "The percent field cannot be changed once it has been used.",
    });
    conflicting(
      await owner.delete(`/tax-rates/${own}`),
      "The tax rate is still referred to by 1 invoice line.",
    );
  });

  it("finds clients by what they owe, and states their account", async () => {
    const debtor = await add(owner, "clients", { name: "Debtor", address: { country: "RO" } });
    const open = async (filter: string) => ids(await owner.get(`/clients?${filter}=true&name=Debtor`));
    const { id } = await draft([line(100)], { client_id: debtor, due_date: "2026-07-05" });
    refused(await act(owner, `/clients/${debtor}`, "archive"), { action: "The client has draft invoices." });
    expect(await open("has_open_invoices")).toEqual([]);
    const { number } = shown(await issue(id));
    created(await pay(id, 19));
    expect(await open("has_open_invoices")).toEqual([debtor]);
    expect(await open("has_overdue_invoices")).toEqual([]);
    app.clock.set("2026-07-06T00:00:00Z");
    expect(await open("has_overdue_invoices")).toEqual([debtor]);
    const period = "date=2026-07-01,2026-07-31";
    const { body } = await owner.get(`/clients/getters/statement?client_id=${debtor}&${period}`);
    expect(body.data).toMatchObject({
      opening_balance: 0,
      entries: [
        { kind: "invoice", number, debit: 119, credit: 0, balance: 119 },
        { kind: "payment", number, debit: 0, credit: 19, balance: 100 },
      ],
      closing_balance: 100,
    });
    app.clock.set("2026-07-01T10:00:00Z");
  });

  it("refuses amounts that are too large to be stored", async () => {
    const huge = [line(9_999_999_999.99, { quantity: 2 })];
    refused(await owner.post("/invoices", { client_id: client, lines: huge }), {
      total: "The total field must not be greater than 9999999999.99.",
    });
  });
});
