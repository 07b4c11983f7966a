import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import { DRAFT_LINE, storeDraftLine } from "../support/draft-line.ts";
import { add, forbidden, read, refused, shown } from "./company.ts";
import { addReceipt, doTo, makeTeam } from "./expense-team.ts";

type Fields = Awaited<ReturnType<typeof read>>;

let app: TestApp;
let team: Awaited<ReturnType<typeof makeTeam>>;

beforeAll(async () => {
  app = await startTestApp();
  team = await makeTeam(app);
  await add(team.owner, "exchange-rates", {
    from_currency: "USD",
    to_currency: "EUR",
    date: "2026-07-01",
    rate: 0.9,
  });
});
afterAll(() => app.close());

const seen = ({ id }: Fields) => read(team.owner, `/expenses/${id}`);
const submitted = async (body: Fields = {}) => team.spend({ submit_immediately: true, ...body });
const approved = async (body: Fields = {}, more: Fields = {}) =>
  shown(await doTo(team.by.mia, await submitted(body), "approve", more));

it("counts units at the price of their category, which submitting freezes", async () => {
  const units = { expense_category_id: team.kinds.Mileage, description: "To the client and back" };
  const drive = await team.spend({ ...units, quantity: 126.5 });
  expect(drive).toMatchObject({ amount: 37.95, unit_price: 0.3, currency: "EUR", base_amount: 37.95 });
  const dear = await team.kind("Own car", { kind: "unit", unit_name: "km", unit_price: 0.655 });
  expect(await team.spend({ expense_category_id: dear, quantity: 10 })).toMatchObject({ amount: 6.55 });
  const submittedDrive = await submitted({ ...units, quantity: 126.5 });
  shown(await team.owner.patch(`/expense-categories/${team.kinds.Mileage}`, { unit_price: 0.32 }));
  expect(await seen(drive)).toMatchObject({ amount: 37.95, unit_price: 0.3 });
  shown(await team.by.ana.patch(`/expenses/${drive.id}`, { merchant: "Own car" }));
  expect(await seen(drive)).toMatchObject({ amount: 37.95 });
  expect(shown(await doTo(team.by.ana, drive, "submit"))).toMatchObject({ amount: 40.48, unit_price: 0.32 });
  expect(await seen(submittedDrive)).toMatchObject({ amount: 37.95, unit_price: 0.3 });
  shown(await team.owner.patch(`/expense-categories/${team.kinds.Mileage}`, { unit_price: 0.3 }));
});

it("is converted by the rate of its date, which approving freezes", async () => {
  const train = await submitted({ amount: 120, currency: "USD", description: "Train" });
  expect(train).toMatchObject({
    exchange_rate: 0.9,
    base_amount: 108,
    base_currency: "EUR",
    net_amount: 120,
  });
  const paid = shown(await doTo(team.by.mia, train, "approve", { approved_amount: 100 }));
  expect(paid).toMatchObject({ status: "approved", approved_amount: 100, base_amount: 90, net_amount: 100 });
  const draft = await team.spend({ amount: 10, currency: "USD" });
  const rate = await add(team.owner, "exchange-rates", {
    from_currency: "USD",
    to_currency: "EUR",
    date: "2026-07-10",
    rate: 0.8,
  });
  expect(await seen(train)).toMatchObject({ exchange_rate: 0.9, base_amount: 90 });
  expect(await seen(draft)).toMatchObject({ exchange_rate: 0.8, base_amount: 8 });
  shown(await team.owner.patch(`/exchange-rates/${rate}`, { rate: 0.85 }));
  expect(await seen(draft)).toMatchObject({ exchange_rate: 0.85, base_amount: 8.5 });
  expect((await team.owner.delete(`/exchange-rates/${rate}`)).status).toBe(204);
  expect(await seen(draft)).toMatchObject({ exchange_rate: 0.9, base_amount: 9 });
  const events = await team.owner.get(`/audit-log?resource_id=${draft.id}&event=expenses.updated`);
  expect(events.body.data).toHaveLength(3);
});

it("bills on the net amount with a markup, and tax goes down with the approved amount", async () => {
  const body = {
    amount: 121,
    tax_amount: 21,
    project_id: team.project,
    is_billable: true,
    markup_percent: 10,
  };
  const draft = await submitted(body);
  expect(draft).toMatchObject({
    net_amount: 100,
    billable_amount: 110,
    billing_status: "unbilled",
    client_id: team.client,
  });
  const less = shown(await doTo(team.by.mia, draft, "approve", { approved_amount: 60.5 }));
  expect(less).toMatchObject({ net_amount: 50, billable_amount: 55, base_amount: 60.5, tax_amount: 21 });
});

it("cannot be approved without a rate, which manage-expenses may give", async () => {
  const far = await submitted({ amount: 40, currency: "CHF", description: "Taxi" });
  expect(far).toMatchObject({ exchange_rate: null, base_amount: null, is_over_limit: false });
  refused(await doTo(team.by.mia, far, "approve"), {
    exchange_rate: "There is no exchange rate from CHF to EUR on or before 2026-07-14.",
  });
  forbidden(await team.by.ana.patch(`/expenses/${far.id}`, { exchange_rate: 1.05 }), "manage-expenses");
  shown(await team.by.finance.patch(`/expenses/${far.id}`, { exchange_rate: 1.05 }));
  expect(shown(await doTo(team.by.mia, far, "approve"))).toMatchObject({ base_amount: 42 });
});

describe("a receipt", () => {
  const spendOn = (kind: string, amount: number) => team.spend({ expense_category_id: kind, amount });

  it("is required above the threshold of the category", async () => {
    const kind = await team.kind("Fuel", { receipt_required_above: 25 });
    shown(await doTo(team.by.ana, await spendOn(kind, 25), "submit"));
    const above = await spendOn(kind, 25.01);
    expect(above).toMatchObject({ has_receipt: false, is_receipt_missing: true });
    refused(await doTo(team.by.ana, above, "submit"), {
      receipts: "The receipts field is required for this amount.",
    });
    expect(shown(await addReceipt(app, team.by.ana, above.id))).toMatchObject({ is_receipt_missing: false });
    shown(await doTo(team.by.ana, above, "submit"));
    refused(await team.trySpending({ expense_category_id: kind, amount: 25.01, submit_immediately: true }), {
      receipts: "The receipts field is required for this amount.",
    });
  });

  it("is always required above 0", async () => {
    const kind = await team.kind("Cash", { receipt_required_above: 0 });
    refused(await doTo(team.by.ana, await spendOn(kind, 0.01), "submit"), {
      receipts: "The receipts field is required for this amount.",
    });
  });
});

it("is approved above the limit of its category by manage-expenses alone", async () => {
  const kind = await team.kind("Gifts", { limit_amount: 100 });
  const within = await submitted({ expense_category_id: kind, amount: 100 });
  const above = await submitted({ expense_category_id: kind, amount: 100.01 });
  expect([within.is_over_limit, above.is_over_limit]).toEqual([false, true]);
  shown(await doTo(team.by.mia, within, "approve"));
  forbidden(await doTo(team.by.mia, above, "approve"), "manage-expenses");
  shown(await doTo(team.by.finance, above, "approve"));
});

it("is approved by superiors, never by oneself", async () => {
  const lunch = await submitted();
  forbidden(await doTo(team.by.ana, lunch, "approve"), "manage-expenses");
  expect((await doTo(team.by.peer, lunch, "approve")).status).toBe(404);
  expect(shown(await doTo(team.by.zoe, lunch, "approve"))).toMatchObject({ status: "approved" });
});

it("is not reimbursed when the company paid, nor is any beside it", async () => {
  const own = await approved({ amount: 50 });
  const company = await approved({ amount: 80, paid_by: "company" });
  const all = { repositories: [own.id, company.id] };
  refused(await team.by.finance.post("/expenses/actions?action=reimburse", all), {
    "repositories.1": "The expense was paid by the company.",
  });
  expect([(await seen(own)).status, (await seen(company)).status]).toEqual(["approved", "approved"]);
});

it("stays as it is once it is billed, until the invoice lets it go", async () => {
  const costs = await approved({ project_id: team.project, is_billable: true });
  const bill = (billing_status: "unbilled" | "billed", invoice_line_id: string | null) =>
    app.installation.work(team.workspace.workspace, (work) =>
      work.update("expenses", String(costs.id), { billing_status, invoice_line_id }),
    );
  await storeDraftLine(app.installation.pool, team.workspace.workspace);
  await bill("billed", DRAFT_LINE);
  refused(await doTo(team.by.finance, costs, "reopen"), { action: "The expense has been billed." });
  refused(await team.by.finance.patch(`/expenses/${costs.id}`, { is_billable: false }), {
    is_billable: "The expense has been billed.",
  });
  await bill("unbilled", null);
  expect(shown(await doTo(team.by.finance, costs, "reopen"))).toMatchObject({ status: "draft" });
});

it("lists possible duplicates until these are rejected", async () => {
  const twin = { date: "2026-07-13", amount: 18.4, submit_immediately: true };
  const [one, other] = [await team.spend(twin), await team.spend(twin)];
  expect((await seen(one)).possible_duplicate_ids).toEqual([other.id]);
  expect((await seen(other)).possible_duplicate_ids).toEqual([one.id]);
  shown(await doTo(team.by.mia, one, "reject", { status_explanation: "Twice" }));
  expect((await seen(one)).possible_duplicate_ids).toEqual([]);
  expect((await seen(other)).possible_duplicate_ids).toEqual([]);
  const reported = await team.owner.get(`/audit-log?resource_id=${other.id}&event=expenses.updated`);
  expect(reported.body.data[0].attributes.changes).toEqual({
    possible_duplicate_ids: { from: [one.id], to: [] },
  });
});

it("is closed up to a day, except for reimbursement and receipts", async () => {
  const june = await approved({ date: "2026-06-15" });
  const draft = await team.spend({ date: "2026-06-30" });
  shown(await team.owner.patch("/workspace", { expenses_closed_until: "2026-06-30" }));
  const closed = { date: "Expenses are closed until 2026-06-30." };
  refused(await team.trySpending({ date: "2026-06-30" }), closed);
  refused(await team.by.ana.patch(`/expenses/${draft.id}`, { amount: 13 }), closed);
  refused(await team.by.ana.patch(`/expenses/${draft.id}`, { date: "2026-07-01" }), closed);
  refused(await doTo(team.by.ana, draft, "submit"), closed);
  refused(await doTo(team.by.finance, june, "reopen"), closed);
  expect((await team.by.ana.delete(`/expenses/${draft.id}`)).status).toBe(409);
  await team.spend({ date: "2026-07-01" });
  shown(await addReceipt(app, team.by.ana, draft.id));
  expect(shown(await doTo(team.by.finance, june, "reimburse"))).toMatchObject({ status: "reimbursed" });
  refused(await doTo(team.by.finance, june, "cancel-reimbursement"), closed);
  shown(await team.owner.patch("/workspace", { expenses_closed_until: null }));
});
