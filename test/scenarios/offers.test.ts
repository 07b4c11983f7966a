import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { workspaceJob } from "../../src/administration/workspace-job.ts";
import { expiredOffers } from "../../src/modules/offers/index.ts";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import {
  act,
  add,
  conflicting,
  created,
  day,
  forbidden,
  hire,
  ids,
  read,
  refused,
  shown,
} from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

const NOW = "2026-04-01T10:00:00Z";

let client: string;
let tax: Record<19 | 7 | 0, string>;

beforeAll(async () => {
  const address = { country: "DE" };
  app.clock.set(NOW);
  await owner.patch("/workspace", {
    ...{ legal_name: "Acme GmbH", vat_number: "DE123456789", address, timezone: "Europe/Berlin" },
    offer_terms: "Net 14 days.",
  });
  tax = {
    19: await add(owner, "tax-rates", { name: "VAT 19 %", percent: 19, is_default: true }),
    7: await add(owner, "tax-rates", { name: "VAT 7 %", percent: 7 }),
    0: await add(owner, "tax-rates", { name: "Zero", percent: 0, category: "zero" }),
  };
  client = await add(owner, "clients", { name: "Client X", address, currency: "EUR" });
});
beforeEach(() => app.clock.set(NOW));

const line = (unit_price: number, more: Fields = {}) => ({ description: "Work", unit_price, ...more });
const draft = async (lines: readonly object[], more: Fields = {}): Promise<Fields> =>
  created(await owner.post("/offers", { client_id: client, title: "Shop", lines, ...more }));
const run = (id: string, action: string, body: Fields = {}, by: Caller = owner) =>
  act(by, `/offers/${id}`, action, body);
const sent = async (lines: readonly object[] = [line(100)], more: Fields = {}): Promise<Fields> => {
  const { id } = await draft(lines, more);
  return shown(await run(id, "send"));
};
const accepted = async (lines?: readonly object[], more: Fields = {}): Promise<Fields> => {
  const { id } = await sent(lines, more);
  return shown(await run(id, "accept"));
};
const offer = (id: string): Promise<Fields> => read(owner, `/offers/${id}`);
const linesOf = async (id: string): Promise<Fields[]> =>
  (await owner.get(`/offer-lines?offer_id=${id}&perPage=200`)).body.data.map((one: Fields) => one.attributes);
const basesOf = ({ tax_summary }: Fields) =>
  tax_summary.map((row: Fields) => [row.percent, row.base, row.tax]);

describe("the totals of an offer", () => {
  const three = () => [
    line(80, { quantity: 12.5 }),
    line(33.33, { quantity: 3 }),
    line(9.99, { quantity: 7, discount_percent: 10, tax_rate_id: tax[7] }),
  ];

  it("add tax for each rate to the net amounts of the lines", async () => {
    const made = await draft(three());
    expect(made).toMatchObject({ subtotal: 1162.93, discount_total: 0, tax_total: 213.41, total: 1376.34 });
    expect(basesOf(made)).toEqual([
      [19, 1099.99, 209],
      [7, 62.94, 4.41],
    ]);
    expect((await linesOf(made.id)).map(({ net_amount }) => net_amount)).toEqual([1000, 99.99, 62.94]);
  });

  it("divide a discount among the rates", async () => {
    const made = await draft(three(), { discount_type: "percent", discount_value: 5 });
    expect(made).toMatchObject({ discount_total: 58.15, net_total: 1104.78, total: 1307.52 });
    expect(basesOf(made)).toEqual([
      [19, 1044.99, 198.55],
      [7, 59.79, 4.19],
    ]);
    const rates = [line(33.33), line(33.33, { tax_rate_id: tax[7] }), line(33.34, { tax_rate_id: tax[0] })];
    const fixed = await draft(rates, { discount_type: "fixed", discount_value: 10 });
    expect(basesOf(fixed)).toEqual([
      [19, 30, 5.7],
      [7, 30, 2.1],
      [0, 30, 0],
    ]);
    expect(fixed.total).toBe(97.8);
    const free = await draft([line(400)], { discount_type: "fixed", discount_value: 500 });
    expect(free).toMatchObject({ discount_total: 400, total: 0 });
  });

  it("count an optional line once it is selected", async () => {
    const { id, ...before } = await sent([line(100), line(200, { is_optional: true })]);
    expect(before).toMatchObject({ subtotal: 100, tax_total: 19, total: 119, optional_total: 200 });
    const [fixed, optional] = await linesOf(id);
    refused(await run(id, "accept", { selected_line_ids: [fixed!.id] }), {
      "selected_line_ids.0": "The selected selected line ids.0 is invalid.",
    });
    const after = shown(await run(id, "accept", { selected_line_ids: [optional!.id], note: "With both" }));
    expect(after).toMatchObject({
      ...{ status: "accepted", subtotal: 300, tax_total: 57, total: 357, optional_total: 0 },
      ...{ decision_note: "With both", accepted_at: "2026-04-01T10:00:00.000000Z" },
    });
    const selected = await sent([line(100), line(200, { is_optional: true, is_selected: true })]);
    expect(selected.total).toBe(357);
    expect(shown(await run(selected.id, "accept", { selected_line_ids: [] }))).toMatchObject({ total: 119 });
  });

  it("follow the lines and their order, as long as the offer is a draft", async () => {
    const { id } = await draft([line(10, { section: "A" }), line(20), line(30)]);
    const lines = (await linesOf(id)).map((one) => one.id);
    const order = [lines[2], lines[0], lines[1]];
    shown(await owner.patch(`/offer-lines/${lines[0]}`, { quantity: 2 }));
    expect((await offer(id)).subtotal).toBe(70);
    const reply = await owner.post("/offer-lines/actions?action=reorder", { repositories: order });
    expect(reply.status, reply.text).toBe(200);
    expect((await linesOf(id)).map((one) => one.id)).toEqual(order);
    refused(await owner.post("/offer-lines/actions?action=reorder", { repositories: order.slice(1) }), {
      repositories: "The repositories field must name every offer line of the offer id.",
    });
    expect((await owner.delete(`/offer-lines/${lines[2]}`)).status).toBe(204);
    expect((await linesOf(id)).map(({ position }) => position)).toEqual([1, 2]);
    shown(await run(id, "send"));
    const locked = "An offer that was sent cannot be changed; revise it.";
    refused(await owner.patch(`/offer-lines/${lines[0]}`, { quantity: 3 }), { offer_id: locked });
    refused(await owner.post("/offer-lines", { offer_id: id, ...line(1) }), { offer_id: locked });
    conflicting(await owner.delete(`/offer-lines/${lines[0]}`), locked);
  });

  it("keep the tax that was sent, while drafts follow the tax rate", async () => {
    const rate = await add(owner, "tax-rates", { name: "Own", percent: 19 });
    const [old, open] = [
      await sent([line(100, { tax_rate_id: rate })]),
      await draft([line(100, { tax_rate_id: rate })]),
    ];
    shown(await owner.patch(`/tax-rates/${rate}`, { percent: 20 }));
    expect((await offer(old.id)).total).toBe(119);
    expect((await linesOf(old.id))[0]!.tax_percent).toBe(19);
    expect((await offer(open.id)).total).toBe(120);
    shown(await run(old.id, "accept"));
    const invoiced = shown(await run(old.id, "convert-to-invoice"));
    expect((await read(owner, `/invoices/${invoiced.invoice_id}`)).total).toBe(119);
    const [billed] = (await owner.get(`/invoice-lines?invoice_id=${invoiced.invoice_id}`)).body.data;
    shown(await owner.patch(`/invoice-lines/${billed.id}`, { tax_rate_id: rate }));
    expect((await read(owner, `/invoices/${invoiced.invoice_id}`)).total).toBe(120);
  });
});

describe("a new offer", () => {
  it("has a number, the defaults of the workspace and those of its addressee", async () => {
    const first = await draft([]);
    expect(first).toMatchObject({
      ...{ version: 1, status: "draft", is_current: true, currency: "EUR", terms: "Net 14 days." },
      ...{
        issue_date: day("2026-04-01"),
        valid_until: day("2026-05-01"),
        family_id: first.id,
        invoice_id: null,
      },
    });
    expect(first.number).toMatch(/^OFF-2026-\d{4}$/);
    const count = Number(first.number.slice(-4));
    expect((await owner.delete(`/offers/${first.id}`)).status).toBe(204);
    const lead_id = await add(owner, "leads", { name: "Lead", currency: "USD" });
    const next = created(await owner.post("/offers", { lead_id, title: "To a lead" }));
    expect(next).toMatchObject({ currency: "USD", client_id: null });
    expect(Number(next.number.slice(-4))).toBe(count + 1);
    const backdated = await draft([], { issue_date: "2025-12-31" });
    expect(backdated.number).toBe("OFF-2025-0001");
  });

  it("is refused with invalid input", async () => {
    refused(await owner.post("/offers", { title: "Nobody" }), {
      client_id: "The client id field is required when lead id is not present.",
    });
    const invalid = { discount_type: "percent", discount_value: 120, valid_until: "2026-03-31" };
    const lines = [line(1, { quantity: 0 }), line(-1), line(1, { is_selected: true })];
    refused(await owner.post("/offers", { client_id: client, title: "Bad", ...invalid }), {
      valid_until: "The valid until field must be a date after or equal to issue date.",
      discount_value: "The discount value field must not be greater than 100.",
    });
    refused(await owner.post("/offers", { client_id: client, title: "Bad", lines: lines.slice(1, 2) }), {
      "lines.0.unit_price": "The lines.0.unit_price field must be at least 0.",
    });
    refused(await owner.post("/offers", { client_id: client, title: "Bad", lines: [lines[0], lines[2]] }), {
      "lines.0.quantity": "The lines.0.quantity field must not be 0.",
      "lines.1.is_selected": "The lines.1.is_selected field is prohibited unless is optional is true.",
    });
    const { id } = await draft([line(1)]);
    refused(await owner.post("/offer-lines", { offer_id: id, ...line(-1, { quantity: 0 }) }), {
      unit_price: "The unit price field must be at least 0.",
      quantity: "The quantity field must not be 0.",
    });
    refused(await owner.patch(`/offers/${id}`, { currency: "USD" }), {
      currency: "The currency field cannot be changed while the offer has lines.",
    });
    const other = await add(owner, "clients", { name: "Other" });
    const contact = await add(owner, "client-contacts", { client_id: other, last_name: "Roth" });
    refused(await owner.patch(`/offers/${id}`, { client_contact_id: contact }), {
      client_contact_id: "The selected client contact id is invalid.",
    });
    const lead_id = await add(owner, "leads", { name: "Of another", client_id: other });
    refused(await owner.patch(`/offers/${id}`, { lead_id }), {
      client_id: "The selected client id is invalid.",
    });
  });

  it("is not sent without lines, with a negative total or after its last day", async () => {
    const empty = await draft([line(1, { is_optional: true })]);
    refused(await run(empty.id, "send"), { lines: "An offer needs at least one line." });
    const negative = await draft([line(100, { quantity: -1 })]);
    refused(await run(negative.id, "send"), { lines: "The total of an offer must not be negative." });
    const late = await draft([line(1)], { issue_date: "2026-03-01", valid_until: "2026-03-31" });
    refused(await run(late.id, "send"), {
      valid_until: "The valid until field must be a date after or equal to today.",
    });
  });
});

describe("a sent offer", () => {
  it("expires at midnight of the workspace, and can be extended", async () => {
    const { id } = await sent([line(100)], { valid_until: "2026-05-01" });
    const other = await sent([line(100)], { valid_until: "2026-05-01" });
    app.clock.set("2026-05-01T21:59:00Z");
    expect(shown(await run(other.id, "accept"))).toMatchObject({ status: "accepted" });
    app.clock.set("2026-05-01T22:00:00Z");
    const expire = () => workspaceJob(app.installation, expiredOffers)();
    expect([await expire(), await expire()]).toEqual([expect.any(Number), 0]);
    const events = await owner.get(`/audit-log?resource_id=${id}&event=offers.expired`);
    expect(events.body.data).toHaveLength(1);
    refused(await run(id, "accept"), { action: "The offer expired on 2026-05-01." });
    expect(await offer(id)).toMatchObject({ status: "expired", expired_at: "2026-05-01T22:00:00.000000Z" });
    expect(ids(await owner.get("/offers?status=expired"))).toContain(id);
    expect((await offer(other.id)).status).toBe("accepted");
    refused(await run(id, "extend", { valid_until: "2026-05-01" }), {
      valid_until: "The valid until field must be a date after or equal to today.",
    });
    expect(shown(await run(id, "extend", { valid_until: "2026-05-31" }))).toMatchObject({
      status: "sent",
      expired_at: null,
    });
    refused(await run(id, "accept", { accepted_at: "2026-03-01T00:00:00Z" }), {
      accepted_at: "The accepted at field must be a date after or equal to sent at.",
    });
    expect(shown(await run(id, "accept", { accepted_by_name: "Ada" }))).toMatchObject({ status: "accepted" });
  });

  it("is locked but for notes, owner and a missing client", async () => {
    const lead_id = await add(owner, "leads", { name: "Lead" });
    const { id } = await draft([line(1)], { client_id: null, lead_id });
    shown(await run(id, "send"));
    const locked = "An offer that was sent cannot be changed; revise it.";
    refused(await owner.patch(`/offers/${id}`, { title: "Other", lead_id: null, client_id: client }), {
      title: locked,
      lead_id: locked,
    });
    expect(shown(await owner.patch(`/offers/${id}`, { notes: "Call", client_id: client }))).toMatchObject({
      notes: "Call",
      client_id: client,
    });
    refused(await owner.patch(`/offers/${id}`, { client_id: null }), { client_id: locked });
    conflicting(await owner.delete(`/offers/${id}`), "An offer that was sent cannot be deleted.");
  });

  it("is declined with a reason, and reopened", async () => {
    const [one, two] = [await sent(), await sent()];
    const body = { repositories: [one.id, two.id], reason: "Too late" };
    expect((await owner.post("/offers/actions?action=decline", body)).status).toBe(200);
    expect(await offer(two.id)).toMatchObject({ status: "declined", decision_note: "Too late" });
    refused(await run(one.id, "accept"), { action: "A declined offer cannot be accepted." });
    expect(shown(await run(one.id, "reopen"))).toMatchObject({ status: "sent", decision_note: null });
    app.clock.set("2027-01-01T10:00:00Z");
    expect(shown(await run(two.id, "reopen"))).toMatchObject({ status: "expired" });
  });
});

describe("versions", () => {
  it("follow one another, and one of them is accepted", async () => {
    const first = await sent();
    const second = shown(await run(first.id, "revise"));
    expect(second).toMatchObject({
      ...{ version: 2, number: first.number, status: "draft", is_current: true, total: 119 },
      ...{ family_id: first.id, previous_version_id: first.id },
    });
    expect(await offer(first.id)).toMatchObject({ status: "sent", is_current: false });
    refused(await run(first.id, "revise"), { action: "The offer already has a draft version." });
    expect((await owner.delete(`/offers/${second.id}`)).status).toBe(204);
    expect(await offer(first.id)).toMatchObject({ is_current: true });
    const again = shown(await run(first.id, "revise"));
    shown(await run(again.id, "send"));
    expect((await offer(first.id)).status).toBe("superseded");
    refused(await run(first.id, "accept"), { action: "A superseded offer cannot be accepted." });
    shown(await run(again.id, "accept"));
    refused(await run(again.id, "revise"), { action: "An accepted offer cannot be revised." });
    const { relationships } = (await owner.get(`/offers/${again.id}?related=versions,previousVersion`)).body
      .data;
    expect(relationships.versions.map((one: Fields) => one.attributes.version)).toEqual([1, 2]);
    expect(relationships.previousVersion.id).toBe(first.id);
  });

  it("are not sent once another one was accepted", async () => {
    const first = await sent();
    const second = shown(await run(first.id, "revise"));
    shown(await run(first.id, "accept"));
    refused(await run(second.id, "send"), { action: "Another version was accepted." });
  });

  it("are revised and reopened from the current one alone", async () => {
    const first = await sent();
    const second = shown(await run(first.id, "revise"));
    shown(await run(first.id, "decline", { reason: "Too late" }));
    shown(await run(second.id, "send"));
    expect((await offer(first.id)).status).toBe("declined");
    refused(await run(first.id, "revise"), { action: "Only the current version can be revised." });
    refused(await run(first.id, "reopen"), { action: "Only the current version can be reopened." });
  });

  it("are other offers if duplicated", async () => {
    const first = await sent([line(100, { section: "Part 1", is_optional: true, is_selected: true })]);
    const lead_id = await add(owner, "leads", { name: "Other lead" });
    const copy = shown(await run(first.id, "duplicate", { lead_id, title: "Copy" }));
    expect(copy).toMatchObject({ version: 1, title: "Copy", lead_id, client_id: null, total: 119 });
    expect(copy.number).not.toBe(first.number);
    expect((await linesOf(copy.id))[0]).toMatchObject({ section: "Part 1", is_selected: true });
  });
});

describe("an accepted offer", () => {
  it("becomes one invoice with the same totals, again once that is deleted or void", async () => {
    const lead_id = await add(owner, "leads", { name: "Shop", company_name: "Buyer", amount: 10 });
    const lines = [line(80, { quantity: 12.5 }), line(9.99, { quantity: 7, tax_rate_id: tax[7] })];
    const discount = { discount_type: "percent", discount_value: 5, tax_rounding: "line" };
    const { id, number } = await accepted([...lines, line(50, { is_optional: true })], {
      ...discount,
      client_id: null,
      lead_id,
    });
    refused(await run(id, "convert-to-invoice"), { action: "Convert the lead to a client first." });
    const { client_id } = shown(
      await act(owner, `/leads/${lead_id}`, "convert", { client: { address: { country: "DE" } } }),
    );
    const converted = await offer(id);
    expect(converted.client_id).toBe(client_id);
    const { invoice_id } = shown(await run(id, "convert-to-invoice", { issue_date: "2026-04-01" }));
    const invoice = await read(owner, `/invoices/${invoice_id}`);
    const { net_total, tax_total, total } = converted;
    expect(invoice).toMatchObject({
      ...{ status: "draft", client_id, offer_id: id, reference: `${number} v1`, net_total, tax_total, total },
      ...discount,
    });
    refused(await run(id, "convert-to-invoice"), { action: "The offer has already been invoiced." });
    expect((await owner.delete(`/invoices/${invoice_id}`)).status).toBe(204);
    expect((await offer(id)).invoice_id).toBeNull();
    const second = shown(await run(id, "convert-to-invoice")).invoice_id;
    expect(ids(await owner.get(`/offers?invoice_id=${second}`))).toEqual([id]);
    shown(await act(owner, `/invoices/${second}`, "issue"));
    shown(await act(owner, `/invoices/${second}`, "void", { reason: "Wrong" }));
    expect((await offer(id)).invoice_id).toBeNull();
    const { body } = await owner.get(`/audit-log?resource_type=offers&resource_id=${id}&sort=-id&perPage=1`);
    expect(body.data[0].attributes.changes).toMatchObject({ invoice_id: { from: second, to: null } });
    shown(await run(id, "convert-to-invoice"));
  });

  it("becomes a project with a fee or a budget, and tasks", async () => {
    const lines = [line(100, { description: "Design" }), line(50, { description: "design" }), line(25)];
    const made = await accepted(lines, { title: "Relaunch" });
    const manager = await acme.scoped("view-offers", "manage-projects");
    const { project_id } = shown(await run(made.id, "convert-to-project", { create_tasks: true }, manager));
    expect(await read(owner, `/projects/${project_id}`)).toMatchObject({
      ...{
        name: "Relaunch",
        client_id: client,
        billing_model: "fixed_fee",
        fee_amount: 175,
        currency: "EUR",
      },
    });
    const tasks = (await owner.get(`/tasks?project_id=${project_id}`)).body.data;
    expect(tasks.map((one: Fields) => one.attributes.name)).toEqual(["Design", "Work"]);
    refused(await run(made.id, "convert-to-project"), { action: "The offer already has a project." });
    const free = await accepted([line(0)], { title: "Free" });
    refused(await run(free.id, "convert-to-project"), {
      billing_model: "An offer with a net total of 0 has no fixed fee.",
    });
    const byTime = shown(await run(free.id, "convert-to-project", { billing_model: "time_and_materials" }));
    expect(await read(owner, `/projects/${byTime.project_id}`)).toMatchObject({
      ...{ billing_model: "time_and_materials", budget: 0, budget_type: "amount", fee_amount: null },
    });
  });

  it("wins its lead with the net total, for those who work on the lead", async () => {
    const lead_id = await add(owner, "leads", { name: "Big", currency: "USD", amount: 5 });
    const made = await sent([line(1000)], { lead_id });
    const seller = await acme.scoped("manage-offers");
    forbidden(await run(made.id, "accept", { win_lead: true }, seller), "manage-leads");
    shown(await run(made.id, "accept", { win_lead: true }));
    expect(await read(owner, `/leads/${lead_id}`)).toMatchObject({
      status: "won",
      amount: 1000,
      currency: "EUR",
    });
    const unled = await sent();
    refused(await run(unled.id, "accept", { win_lead: true }), { win_lead: "The offer has no lead." });
  });

  it("is counted when its owner leaves only while it is open", async () => {
    const ana = await hire(owner, "Ana Pop");
    await sent([line(1)], { owner_employee_id: ana });
    await accepted([line(1)], { owner_employee_id: ana });
    const { body } = await owner.post(`/employees/actions?action=archive`, { repositories: [ana] });
    expect(body.message).toContain("1 open offer still has them as owner");
  });
});

describe("offer analytics", () => {
  it("count what became of the offers that were sent in a period", async () => {
    const other = await app.addWorkspace("figures");
    const by = other.owner;
    app.clock.set("2026-03-01T12:00:00Z");
    const client_id = await add(by, "clients", { name: "Client" });
    const send = async (amount: number): Promise<string> => {
      const lines = [line(amount)];
      const { id } = created(
        await by.post("/offers", { client_id, title: "Offer", lines, valid_until: "2026-03-31" }),
      );
      shown(await run(id, "send", {}, by));
      return id;
    };
    const [a, b, c, d] = [await send(2000), await send(4000), await send(1500), await send(2500)];
    shown(await run(d!, "revise", {}, by));
    app.clock.set("2026-03-06T12:00:00Z");
    shown(await run(a!, "accept", {}, by));
    shown(await run(c!, "decline", {}, by));
    app.clock.set("2026-03-07T12:00:00Z");
    shown(await run(b!, "accept", {}, by));
    const { body } = await by.get("/offers/getters/offer-analytics?date=2026-03-01,2026-03-31");
    const group = (count: number, amount: number) => expect.objectContaining({ count, amount });
    expect(body.data).toEqual({
      ...{ sent: group(4, 10_000), accepted: group(2, 6000), declined: group(1, 1500) },
      ...{ expired: group(0, 0), pending: group(1, 2500), open: group(1, 2500) },
      ...{ acceptance_rate: 66.67, average_days_to_accept: 5.5 },
    });
    app.clock.set("2026-04-02T12:00:00Z");
    const later = (await by.get("/offers/getters/offer-analytics?date=2026-03-01,2026-03-31")).body.data;
    expect(later).toMatchObject({ expired: { count: 1 }, pending: { count: 0 }, acceptance_rate: 50 });
  });
});
