import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Reply } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();

let owner: Caller;
let client: string;

beforeAll(async () => {
  owner = acme.owner;
  app.clock.set("2026-07-14T10:00:00Z");
  const address = { country: "RO" };
  shown(await owner.patch("/workspace", { legal_name: "Acme SRL", vat_number: "RO123", address }));
  await add(owner, "tax-rates", { name: "VAT 19 %", percent: 19, is_default: true });
  client = await add(owner, "clients", { name: "Client X", address });
});

const line = (unit_price: number, more = {}) => ({ description: "Work", unit_price, ...more });

/** Issues an invoice; returns its id and those of its lines. */
async function issued(lines: readonly object[], more = {}): Promise<{ id: string; lines: string[] }> {
  const { id } = created(await owner.post("/invoices", { client_id: client, lines, ...more }));
  shown(await act(owner, `/invoices/${id}`, "issue"));
  const { body } = await owner.get(`/invoice-lines?invoice_id=${id}&sort=position`);
  return { id, lines: body.data.map((one: { id: string }) => one.id) };
}

const credit = (id: string, body = {}): Promise<Reply> => act(owner, `/invoices/${id}`, "credit", body);

/** Drafts and issues a credit note; returns its attributes. */
async function credited(id: string, body = {}) {
  const draft = shown(await credit(id, body));
  shown(await act(owner, `/invoices/${draft.id}`, "issue"));
  return read(owner, `/invoices/${draft.id}`);
}

const pay = (invoice_id: string, amount: number, more = {}) =>
  owner.post("/invoice-payments", { invoice_id, amount, paid_at: "2026-07-14", ...more });

describe("crediting an invoice", () => {
  it("line by line adds up to its total", async () => {
    const { id, lines } = await issued([line(10.03), line(10.03), line(10.03)]);
    const notes = [];
    for (const invoice_line_id of lines) notes.push(await credited(id, { lines: [{ invoice_line_id }] }));
    expect(notes.map(({ total, tax_total }) => [total, tax_total])).toEqual([
      [11.94, 1.91],
      [11.94, 1.91],
      [11.93, 1.9],
    ]);
    expect(notes[0]).toMatchObject({ document_type: "credit_note", credited_invoice_id: id, due_date: null });
    expect(notes.map(({ number }) => number)).toEqual(["CN-2026-0001", "CN-2026-0002", "CN-2026-0003"]);
    refused(await credit(id), { action: "The invoice has already been fully credited." });
    expect(await read(owner, `/invoices/${id}`)).toMatchObject({
      ...{ status: "paid", paid_total: 0, credited_total: 35.81, balance_due: 0 },
    });
    expect(await read(owner, `/invoice-lines/${lines[0]}`)).toMatchObject({ credited_amount: 10.03 });
  });

  it("takes no more of a line than is left of it, also while other credit notes are drafts", async () => {
    const { id, lines } = await issued([line(300), line(100, { quantity: -1 })], {
      ...{ discount_type: "fixed", discount_value: 50 },
    });
    const [first, second] = lines;
    const amount = (value: number) => ({ lines: [{ invoice_line_id: first, amount: value }] });
    refused(await credit(id, amount(251)), {
      "lines.0.amount": "The lines.0.amount field must not be greater than 250.00.",
    });
    refused(await credit(id, amount(250)), { lines: "The credit exceeds the remaining total of 178.50." });
    const draft = shown(await credit(id, amount(60)));
    expect(draft).toMatchObject({ status: "draft", net_total: 60, total: 71.4 });
    refused(await credit(id, amount(191)), {
      "lines.0.amount": "The lines.0.amount field must not be greater than 190.00.",
    });
    const { body } = await owner.get(`/invoice-lines?invoice_id=${draft.id}`);
    const noteLine = `/invoice-lines/${body.data[0].id}`;
    refused(await owner.patch(noteLine, { unit_price: 251, description: "Other" }), {
      description: "The description field cannot be changed.",
      unit_price: "The unit price field must not be greater than 250.00.",
    });
    shown(await owner.patch(noteLine, { unit_price: 50 }));
    expect(await read(owner, `/invoices/${draft.id}`)).toMatchObject({ total: 59.5 });
    refused(await owner.post("/invoice-lines", { invoice_id: draft.id, ...line(1) }), {
      invoice_id: "The selected invoice id is invalid.",
    });
    refused(await act(owner, `/invoices/${id}`, "void", { reason: "Wrong" }), {
      action: "Delete the payments or issue a credit note instead.",
    });
    const rest = shown(
      await credit(id, { lines: [{ invoice_line_id: first }, { invoice_line_id: second }] }),
    );
    expect(rest.net_total).toBe(100);
    expect((await owner.delete(`/invoices/${draft.id}`)).status).toBe(204);
  });

  it("frees what was billed once the credit note is issued, if it says so", async () => {
    const { id, lines } = await issued([line(200), line(100)]);
    const half = { lines: [{ invoice_line_id: lines[0], amount: 100 }] };
    refused(await credit(id, { ...half, release_sources: true }), {
      release_sources: "The lines can only be released if this credit note credits them completely.",
    });
    const note = await credited(id, { release_sources: true });
    expect(note).toMatchObject({ release_sources: true, total: 357 });
    expect((await read(owner, `/invoice-lines/${lines[0]}`)).released_at).not.toBeNull();
    refused(await act(owner, `/invoices/${note.id}`, "void", { reason: "Wrong" }), {
      action: "The credit note has released what was billed; it cannot be voided.",
    });
  });
});

describe("a credit note on a paid invoice", () => {
  it("is applied to another invoice, and the rest is refunded", async () => {
    const { id, lines } = await issued([line(300)]);
    created(await pay(id, 357));
    const note = await credited(id, { lines: [{ invoice_line_id: lines[0], amount: 100 }] });
    expect(note).toMatchObject({ total: 119, credited_total: 0, balance_due: 119, status: "issued" });

    const other = await issued([line(100, { tax_rate_id: null })]);
    const apply = (amount: number, more = {}) =>
      pay(other.id, amount, { method: "credit_note", credit_note_id: note.id, ...more });
    refused(await pay(other.id, 10, { method: "credit_note" }), {
      credit_note_id: "The credit note id field is required when method is credit_note.",
    });
    refused(await apply(10, { credit_note_id: id }), {
      credit_note_id: "The selected credit note id is invalid.",
    });
    refused(await apply(119), { amount: "The amount field must not be greater than 100.00." });
    const application = created(await apply(100));
    expect(application).toMatchObject({ is_refund: false });
    expect(await read(owner, `/invoices/${other.id}`)).toMatchObject({ status: "paid", credited_total: 100 });
    expect(await read(owner, `/invoices/${note.id}`)).toMatchObject({ balance_due: 19, credited_total: 100 });
    refused(await pay(note.id, 20), { amount: "The amount field must not be greater than 19.00." });
    expect(created(await pay(note.id, 19))).toMatchObject({ is_refund: true });
    expect(await read(owner, `/invoices/${note.id}`)).toMatchObject({
      ...{ status: "paid", paid_total: 19, balance_due: 0 },
    });
    expect((await owner.delete(`/invoice-payments/${application.id}`)).status).toBe(204);
    expect(await read(owner, `/invoices/${other.id}`)).toMatchObject({ balance_due: 100, paid_at: null });
    expect(await read(owner, `/invoices/${note.id}`)).toMatchObject({ balance_due: 100, paid_at: null });
  });

  it("counts in the account of the client only by its date", async () => {
    const { body } = await owner.get(
      `/clients/getters/statement?client_id=${client}&date=2026-07-01,2026-07-14`,
    );
    const { data: open } = (await owner.get(`/invoices?client_id=${client}&-status=draft,void&perPage=500`))
      .body;
    const sum = open.reduce(
      (total: number, { attributes: a }: { attributes: Record<string, unknown> }) =>
        total + (a.document_type === "invoice" ? 1 : -1) * Math.round(Number(a.balance_due) * 100),
      0,
    );
    expect(Math.round(body.data.closing_balance * 100)).toBe(sum);
  });
});
