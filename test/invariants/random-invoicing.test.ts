import { beforeAll, expect, it } from "vitest";
import { SeededRandom } from "../../src/platform/random/seeded-random.ts";
import { type BillableCompany, makeBillableCompany } from "../scenarios/billable-company.ts";
import { add, created, shown } from "../scenarios/company.ts";
import type { Reply } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { FrozenDocuments } from "../support/figures/frozen-documents.ts";
import { invoiceViolations } from "../support/figures/invoice-violations.ts";
import { testCompany } from "../support/test-company.ts";

/** Random requests on invoices, some of them refused; whatever happens, the books contradict no rule. */

const STEPS = campaignSize({ suite: 40, campaign: 1_500 });
const { app, acme } = testCompany();
const random = new SeededRandom(77);
let company: BillableCompany;
let reduced: string;
const done = new Map<string, number>();

beforeAll(async () => {
  company = await makeBillableCompany(app, acme);
  reduced = await add(acme.owner, "tax-rates", { name: "Reduced", percent: 9 });
});

/** Any of the ids of a list; an id that does not exist if it is empty. */
async function anyOf(path: string): Promise<string> {
  const { body } = await acme.owner.get(`${path}${path.includes("?") ? "&" : "?"}perPage=100`);
  const ids = body.data.map(({ id }: { id: string }) => id);
  return ids.length === 0 ? "01ARZ3NDEKTSV4RRFFQ69G5FAV" : random.pick(ids);
}

const acted = async (path: string, action: string, body: object = {}): Promise<Reply> =>
  acme.owner.post(`/invoices/${await anyOf(path)}/actions?action=${action}`, body);
const ISSUED = "/invoices?-status=draft,void";

/** The requests, by name; each picks its records by itself. */
const STEP: Readonly<Record<string, () => Promise<Reply>>> = {
  draft: () =>
    acme.owner.post("/invoices", {
      client_id: company.client,
      ...(random.chance(0.4) ? { discount_type: "percent", discount_value: random.integer(1, 30) } : {}),
      tax_rounding: random.pick(["total", "line"]),
      lines: Array.from({ length: random.integer(1, 4) }, () => ({
        description: "Work",
        quantity: random.integer(1, 40) / 4,
        unit_price: random.integer(1, 9_999) / 100,
        discount_percent: random.pick([0, 0, 12.5]),
        ...(random.chance(0.3) ? { tax_rate_id: random.pick([reduced, null]) } : {}),
      })),
    }),
  bill: async () => {
    const body = {
      client_id: company.client,
      ...billed(),
      ...(random.chance(0.3) ? { discount_type: "fixed", discount_value: 25 } : {}),
    };
    const preview = await bill(body, "&dry_run=true");
    const reply = await bill(body);
    expect(reply.status, reply.text).toBe(preview.status);
    if (reply.status !== 200) return reply;
    expect(figuresOf(preview)).toEqual(figuresOf(reply));
    if (random.chance(0.5)) return reply;
    // The same work makes the same lines after the draft was deleted.
    expect((await acme.owner.delete(`/invoices/${reply.body.data.id}`)).status).toBe(204);
    const again = await bill(body);
    expect(figuresOf(again)).toEqual(figuresOf(reply));
    return again;
  },
  extend: () => acted("/invoices?status=draft", "add-unbilled", billed()),
  release: async () => {
    const line = await anyOf("/invoice-lines?kind=time&invoice_status=draft");
    const timesheet_ids = [await anyOf(`/timesheets?invoice_line_id=${line}`)];
    return acme.owner.post(`/invoice-lines/${line}/actions?action=release-sources`, { timesheet_ids });
  },
  revise: () =>
    acted("/invoices?status=draft&document_type=invoice", "revise", {
      ...random.pick([{ discount_type: null }, { discount_type: "percent", discount_value: 7.5 }]),
      lines: [{ description: "More", quantity: random.integer(-3, 9), unit_price: 33.33 }],
    }),
  copy: () => acted("/invoices", "duplicate"),
  offer: async () => {
    const { id } = created(
      await acme.owner.post("/offers", {
        ...{ client_id: company.client, title: "Offer", discount_type: "percent", discount_value: 3.5 },
        lines: [3, 7].map((quantity) => ({ description: "Work", quantity, unit_price: 14.29 })),
      }),
    );
    for (const action of ["send", "accept"])
      shown(await acme.owner.post(`/offers/${id}/actions?action=${action}`, {}));
    const reply = await acme.owner.post(`/offers/${id}/actions?action=convert-to-invoice`, {});
    const { net_total, tax_total, total, invoice_id } = shown(reply);
    const invoice = shown(await acme.owner.get(`/invoices/${invoice_id}`));
    expect(invoice).toMatchObject({ net_total, tax_total, total });
    return reply;
  },
  issue: () => acted("/invoices?status=draft", "issue"),
  pay: async () =>
    acme.owner.post("/invoice-payments", {
      invoice_id: await anyOf(ISSUED),
      amount: random.integer(1, 30_000) / 100,
      paid_at: "2026-07-14",
    }),
  settle: () => acted(ISSUED, "mark-paid"),
  credit: () => acted(ISSUED, "credit", { release_sources: random.chance(0.3) }),
  creditAll: async () => {
    const invoice = await anyOf(`${ISSUED}&document_type=invoice`);
    const draft = await acme.owner.post(`/invoices/${invoice}/actions?action=credit`, {});
    if (draft.status !== 200) return draft;
    const notes = (await acme.owner.get(`/invoices?credited_invoice_id=${invoice}&status=draft`)).body.data;
    for (const { id } of notes) shown(await acme.owner.post(`/invoices/${id}/actions?action=issue`, {}));
    await expectFullyCredited(invoice);
    return draft;
  },
  apply: async () =>
    acme.owner.post("/invoice-payments", {
      ...{ method: "credit_note", credit_note_id: await anyOf(`${ISSUED}&document_type=credit_note`) },
      invoice_id: await anyOf(`${ISSUED}&document_type=invoice`),
      amount: random.integer(1, 3_000) / 100,
      paid_at: "2026-07-14",
    }),
  redate: async () =>
    acme.owner.patch(`/invoice-payments/${await anyOf("/invoice-payments")}`, {
      paid_at: random.pick(["2026-07-02", "2026-07-09", "2026-07-14"]),
    }),
  refund: async () =>
    acme.owner.post("/invoice-payments", {
      invoice_id: await anyOf(`${ISSUED}&document_type=credit_note`),
      amount: random.integer(1, 3_000) / 100,
      paid_at: "2026-07-14",
    }),
  rename: () =>
    acme.owner.patch(`/clients/${company.client}`, {
      legal_name: random.pick(["Client X SRL", "Client X Holding", null]),
      address: { city: random.pick(["Cluj", "Iași"]), country: "RO" },
    }),
  move: () => acme.owner.patch("/workspace", { phone: `+4026400${random.integer(1000, 9999)}` }),
  retax: () => acme.owner.patch(`/tax-rates/${reduced}`, { name: `Reduced ${random.integer(1, 99)}` }),
  void: () => acted(ISSUED, "void", { reason: "Wrong" }),
  unpay: async () => acme.owner.delete(`/invoice-payments/${await anyOf("/invoice-payments")}`),
  discard: async () => acme.owner.delete(`/invoices/${await anyOf("/invoices?status=draft")}`),
  drop: async () => acme.owner.delete(`/invoice-lines/${await anyOf("/invoice-lines?invoice_status=draft")}`),
};

/** What of the unbilled work an action bills. */
const billed = (): object => ({
  group_by: random.pick(["project", "task", "employee", "entry"]),
  include: random.pick([["time"], ["time", "expenses"], ["time", "expenses", "fees"]]),
  ...(random.chance(0.5) ? { date: random.pick(["2026-04-01,2026-04-30", "2026-03-01,2026-03-31"]) } : {}),
});

const bill = (body: object, query = ""): Promise<Reply> =>
  acme.owner.post(`/invoices/actions?action=bill-unbilled${query}`, body);

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

/** The figures of a draft and its lines, without what differs from one creation to the next. */
function figuresOf({ body }: Reply): object {
  const { attributes, relationships } = body.data;
  const own = ({ id, invoice_id, created_at, updated_at, ...rest }: Fields): Fields => rest;
  return {
    invoice: own(attributes),
    lines: relationships.lines.map((line: { attributes: Fields }) => own(line.attributes)),
    meta: body.meta,
  };
}

/** Nothing is left of an invoice that was credited completely, to the cent. */
async function expectFullyCredited(invoice: string): Promise<void> {
  const { total } = shown(await acme.owner.get(`/invoices/${invoice}`));
  const notes = (await acme.owner.get(`/invoices?credited_invoice_id=${invoice}&-status=void&perPage=100`))
    .body.data as { attributes: Fields }[];
  const cents = (amount: number): number => Math.round(amount * 100);
  expect(notes.reduce((sum, { attributes }) => sum + cents(attributes.total), 0)).toBe(cents(total));
}

it(`contradicts no rule after any of ${STEPS} requests`, async () => {
  const frozen = new FrozenDocuments();
  for (let step = 0; step < STEPS; step++) {
    const name = random.pick(Object.keys(STEP));
    const reply = await STEP[name]!();
    expect([200, 201, 204, 404, 409, 422], `${name}: ${reply.text}`).toContain(reply.status);
    if (reply.status < 300) done.set(name, (done.get(name) ?? 0) + 1);
    const violations = await invoiceViolations(app.installation.pool, acme.workspace.id);
    expect(violations, `after step ${step}: ${name}`).toEqual([]);
    if (step % 10 === 9)
      expect(await frozen.changesSince(app.installation.pool, acme.workspace.id)).toEqual([]);
  }
  expect(done.size).toBeGreaterThan(STEPS > 100 ? Object.keys(STEP).length - 2 : 3);
}, 1_800_000);
