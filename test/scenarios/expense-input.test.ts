import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import { add, forbidden, read, refused, shown } from "./company.ts";
import { doTo, makeTeam } from "./expense-team.ts";

let app: TestApp;
let team: Awaited<ReturnType<typeof makeTeam>>;

beforeAll(async () => {
  app = await startTestApp();
  team = await makeTeam(app);
});
afterAll(() => app.close());

describe("an expense", () => {
  const MILEAGE = () => ({ expense_category_id: team.kinds.Mileage, quantity: 10 });

  it.each([
    [{ amount: 0 }, { amount: "The amount field must be at least 0.01." }],
    [{ amount: -5 }, { amount: "The amount field must be at least 0.01." }],
    [{ amount: 1.005 }, { amount: "The amount field must have at most 2 decimal places." }],
    [{ amount: 100_000_000 }, { amount: "The amount field must not be greater than 99999999.99." }],
    [{ amount: undefined }, { amount: "The amount field is required." }],
    [{ currency: "EURO" }, { currency: "The selected currency is invalid." }],
    [{ date: "2026-07-15" }, { date: "The date field must be a date before or equal to today." }],
    [{ date: "2023-12-31" }, { date: "The date is outside the employment." }],
    [{ quantity: 3, amount: 5 }, { quantity: "The quantity field is prohibited unless kind is unit." }],
    [{ amount: 12, tax_amount: 12 }, { tax_amount: "The tax amount field must be less than amount." }],
    [{ is_billable: true }, { is_billable: "The is billable field needs a billable project." }],
    [
      { markup_percent: 5 },
      { markup_percent: "The markup percent field is prohibited unless is billable is true." },
    ],
    [
      { description: "x".repeat(501) },
      { description: "The description field must not be greater than 500 characters." },
    ],
    [{ paid_by: "bank" }, { paid_by: "The selected paid by is invalid." }],
    [{ approved: true }, { approved: "The approved field is not a field of expenses." }],
  ])("with %j is refused", async (body, errors) => {
    refused(await team.trySpending(body), errors as unknown as Record<string, string>);
  });

  it.each([
    [{ quantity: undefined }, { quantity: "The quantity field is required when kind is unit." }],
    [{ quantity: 0 }, { quantity: "The quantity field must be greater than 0." }],
    [{ quantity: 100_000.01 }, { quantity: "The quantity field must not be greater than 100000." }],
    [{ amount: 3.01 }, { amount: "The amount field must match quantity and unit price." }],
    [{ currency: "USD" }, { currency: "The selected currency is invalid." }],
    [{ tax_amount: 3 }, { tax_amount: "The tax amount field must be less than amount." }],
    [{ quantity: 0.01 }, { amount: "The amount field must be at least 0.01." }],
  ])("of 10 km with %j is refused", async (body, errors) => {
    refused(
      await team.trySpending({ ...MILEAGE(), amount: undefined, ...body }),
      errors as unknown as Record<string, string>,
    );
  });

  it("gets its amount from its quantity", async () => {
    for (const amount of [3, null])
      expect(await team.spend({ ...MILEAGE(), amount })).toMatchObject({ amount: 3, quantity: 10 });
  });

  it("needs an open project to which its employee is assigned on the date", async () => {
    const project_id = team.project;
    refused(await team.trySpending({ project_id, date: "2025-12-31" }), {
      project_id: "There is no assignment on this project on 2025-12-31.",
    });
    const draft = await team.spend({ project_id });
    refused(await team.by.ana.patch(`/expenses/${draft.id}`, { date: "2025-12-31" }), {
      date: "There is no assignment on this project on 2025-12-31.",
    });
    expect(await team.spend({ project_id, date: "2025-12-31" }, team.owner)).toMatchObject({
      project_id,
    });
    const over = await add(team.owner, "projects", { name: "Over" });
    await team.owner.post(`/projects/${over}/actions?action=archive`, {});
    refused(await team.trySpending({ project_id: over }, team.owner), {
      project_id: "The selected project id is invalid.",
    });
    // Out of the caller's sight is as if it were not there.
    const other = await add(team.owner, "projects", { name: "Unseen" });
    refused(await team.trySpending({ project_id: other }), {
      project_id: "The selected project id is invalid.",
    });
  });

  it("has the client of its project, and one of its own with view-clients only", async () => {
    const other = await add(team.owner, "clients", { name: "Client Y" });
    refused(await team.trySpending({ project_id: team.project, client_id: other }), {
      client_id: "The selected client id is invalid.",
    });
    expect(await team.spend({ project_id: team.project, client_id: team.client })).toMatchObject({
      client_id: team.client,
    });
    forbidden(await team.trySpending({ client_id: other }), "view-clients");
    const alone = await team.spend({ client_id: other }, team.owner);
    expect(alone).toMatchObject({ client_id: other, project_id: null, is_billable: false });
    const draft = await team.spend({ project_id: team.project });
    expect(shown(await team.by.ana.patch(`/expenses/${draft.id}`, { project_id: null }))).toMatchObject({
      project_id: null,
      client_id: null,
    });
  });

  it("is rebilled at its category's markup where its project can be billed", async () => {
    const kind = await team.kind("Hosting", { is_billable_default: true, default_markup_percent: 15 });
    const spend = (body: object) => team.spend({ expense_category_id: kind, amount: 100, ...body });
    expect(await spend({})).toMatchObject({
      is_billable: false,
      markup_percent: 0,
      billing_status: "non_billable",
    });
    const billed = await spend({ project_id: team.project });
    expect(billed).toMatchObject({
      is_billable: true,
      markup_percent: 15,
      billable_amount: 115,
      billing_status: "unbilled",
    });
    const path = `/expenses/${billed.id}`;
    refused(await team.by.ana.patch(path, { project_id: null }), {
      is_billable: "The is billable field needs a billable project.",
    });
    expect(shown(await team.by.ana.patch(path, { is_billable: false }))).toMatchObject({
      markup_percent: 0,
      billable_amount: 0,
      billing_status: "non_billable",
    });
    expect(shown(await team.by.ana.patch(path, { is_billable: true }))).toMatchObject({ markup_percent: 15 });
    const internal = await add(team.owner, "projects", { name: "Internal" });
    expect(await team.spend({ expense_category_id: kind, project_id: internal }, team.owner)).toMatchObject({
      is_billable: false,
    });
    refused(await team.trySpending({ project_id: internal, is_billable: true }, team.owner), {
      is_billable: "The is billable field needs a billable project.",
    });
  });

  it("follows the client of its project", async () => {
    const [first, second] = [
      await add(team.owner, "clients", { name: "Before" }),
      await add(team.owner, "clients", { name: "After" }),
    ];
    const project = await add(team.owner, "projects", { name: "Moving", client_id: first });
    const one = await team.spend({ project_id: project }, team.owner);
    shown(await team.owner.patch(`/projects/${project}`, { client_id: second }));
    expect(await read(team.owner, `/expenses/${one.id}`)).toMatchObject({ client_id: second });
  });

  it("can be moved to another category", async () => {
    const drive = await team.spend(MILEAGE());
    const path = `/expenses/${drive.id}`;
    expect(shown(await team.by.ana.patch(path, { expense_category_id: team.kinds.Meals }))).toMatchObject({
      quantity: null,
      unit_price: null,
      amount: 3,
    });
    refused(await team.by.ana.patch(path, { expense_category_id: team.kinds.Mileage }), {
      quantity: "The quantity field is required when kind is unit.",
    });
    const dollars = shown(await team.by.ana.patch(path, { currency: "USD" }));
    expect(dollars).toMatchObject({ currency: "USD", base_amount: null });
    expect(shown(await team.by.ana.patch(path, MILEAGE()))).toMatchObject({
      amount: 3,
      currency: "EUR",
      exchange_rate: 1,
    });
  });

  it("keeps a rate that was set until its currency changes or it is cleared", async () => {
    await add(team.owner, "exchange-rates", {
      from_currency: "GBP",
      to_currency: "EUR",
      date: "2026-01-01",
      rate: 1.2,
    });
    const one = await team.spend({ currency: "GBP", amount: 10 });
    const path = `/expenses/${one.id}`;
    expect(one).toMatchObject({ exchange_rate: 1.2, base_amount: 12 });
    expect(shown(await team.by.finance.patch(path, { exchange_rate: 1.25 }))).toMatchObject({
      base_amount: 12.5,
    });
    expect(shown(await team.by.ana.patch(path, { date: "2026-07-10" }))).toMatchObject({
      exchange_rate: 1.25,
    });
    expect(shown(await team.by.finance.patch(path, { exchange_rate: null }))).toMatchObject({
      exchange_rate: 1.2,
    });
    shown(await team.by.finance.patch(path, { exchange_rate: 1.25 }));
    expect(shown(await team.by.ana.patch(path, { currency: "EUR" }))).toMatchObject({
      exchange_rate: 1,
      base_amount: 10,
    });
    refused(await team.by.finance.patch(path, { exchange_rate: 2 }), {
      exchange_rate: "The exchange rate field must be 1 when currency is EUR.",
    });
    expect(shown(await team.by.ana.patch(path, { currency: "GBP" }))).toMatchObject({ exchange_rate: 1.2 });
    forbidden(await team.trySpending({ currency: "GBP", exchange_rate: 1.2 }), "manage-expenses");
    forbidden(await team.trySpending({ currency: "GBP", exchange_rate: "dear" }), "manage-expenses");
    expect(await team.spend({ currency: "GBP", exchange_rate: 3 }, team.by.finance)).toMatchObject({
      base_amount: 36,
    });
  });

  it("can be entered for somebody else only with manage-expenses", async () => {
    forbidden(await team.trySpending({ employee_id: team.mia }), "manage-expenses");
    expect(await team.spend({ employee_id: team.mia }, team.by.finance)).toMatchObject({
      employee_id: team.mia,
    });
    refused(await team.by.finance.patch(`/expenses/${(await team.spend()).id}`, { employee_id: team.mia }), {
      employee_id: "The employee id field cannot be changed.",
    });
  });
});

describe("a category", () => {
  it.each([
    [
      { kind: "unit", unit_name: "km" },
      { unit_price: "The unit price field is required when kind is unit." },
    ],
    [{ kind: "unit", unit_price: 0.3 }, { unit_name: "The unit name field is required when kind is unit." }],
    [
      { kind: "amount", unit_price: 1 },
      { unit_price: "The unit price field is prohibited unless kind is unit." },
    ],
    [
      { kind: "unit", unit_name: "km", unit_price: 0 },
      { unit_price: "The unit price field must be greater than 0." },
    ],
    [{ kind: "amount", limit_amount: 0 }, { limit_amount: "The limit amount field must be greater than 0." }],
    [
      { kind: "amount", default_markup_percent: 1000.5 },
      { default_markup_percent: "The default markup percent field must not be greater than 1000." },
    ],
    [{ kind: "amount", name: "travel" }, { name: "The name has already been taken." }],
  ])("with %j is refused", async (body, errors) => {
    const reply = await team.owner.post("/expense-categories", { name: "Wrong", ...body });
    refused(reply, errors as unknown as Record<string, string>);
  });

  it("keeps its kind and cannot be deleted once an expense uses it", async () => {
    const kind = await team.kind("Parking");
    const unit = { kind: "unit", unit_name: "hour", unit_price: 2.5 };
    const path = `/expense-categories/${kind}`;
    expect(shown(await team.owner.patch(path, unit))).toMatchObject(unit);
    expect(shown(await team.owner.patch(path, { kind: "amount" }))).toMatchObject({
      unit_name: null,
      unit_price: null,
    });
    await team.spend({ expense_category_id: kind });
    expect(await read(team.owner, path)).toMatchObject({ is_used: true });
    refused(await team.owner.patch(path, unit), { kind: "The kind field cannot be changed." });
    const gone = await team.owner.delete(path);
    expect([gone.status, gone.body.message]).toEqual([
      409,
      "The expense category is still referred to by 1 expense.",
    ]);
  });

  it("that is archived accepts no new expenses; open ones are unaffected", async () => {
    const kind = await team.kind("Fax");
    const draft = await team.spend({ expense_category_id: kind });
    await team.owner.post(`/expense-categories/${kind}/actions?action=archive`, {});
    refused(await team.trySpending({ expense_category_id: kind }), {
      expense_category_id: "The selected expense category id is invalid.",
    });
    shown(await team.by.ana.patch(`/expenses/${draft.id}`, { amount: 13 }));
    shown(await doTo(team.by.ana, draft, "submit"));
    const archived = await team.owner.get("/expense-categories?archived=true");
    expect(archived.body.data.map(({ id }: { id: string }) => id)).toEqual([kind]);
  });

  it("journals the expenses whose flags change with a new threshold", async () => {
    const kind = await team.kind("Tickets");
    const one = await team.spend({ expense_category_id: kind, amount: 60 });
    shown(
      await team.owner.patch(`/expense-categories/${kind}`, { limit_amount: 50, receipt_required_above: 60 }),
    );
    const reported = await team.owner.get(`/audit-log?resource_id=${one.id}&event=expenses.updated`);
    expect(
      reported.body.data.map((entry: { attributes: { changes: unknown } }) => entry.attributes.changes),
    ).toEqual([{ is_over_limit: { from: false, to: true } }]);
  });

  it("is written with manage-expenses and visible to all", async () => {
    forbidden(
      await team.by.ana.post("/expense-categories", { name: "Mine", kind: "amount" }),
      "manage-expenses",
    );
    expect((await team.by.ana.get("/expense-categories")).body.data.length).toBeGreaterThan(6);
  });
});

it("keeps the base currency of its workspace", async () => {
  await team.spend();
  refused(await team.owner.patch("/workspace", { base_currency: "USD" }), {
    base_currency: "The base currency cannot be changed once amounts are recorded.",
  });
});
