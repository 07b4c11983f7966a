import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { add } from "../scenarios/company.ts";
import { doTo, makeTeam } from "../scenarios/expense-team.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

let app: TestApp;
let team: Awaited<ReturnType<typeof makeTeam>>;

beforeAll(async () => {
  app = await startTestApp();
  team = await makeTeam(app);
  await add(team.owner, "exchange-rates", {
    from_currency: "USD",
    to_currency: "EUR",
    date: "2026-01-01",
    rate: 0.91234567,
  });
});
afterAll(() => app.close());

const cents = fc.integer({ min: 1, max: 9_999_999_999 });
const amount = fc.oneof(cents, fc.integer({ min: 1, max: 500 })).map((value) => value / 100);

const body = fc.oneof(
  fc.record({
    amount,
    share: fc.nat(99),
    currency: fc.constantFrom("EUR", "USD"),
    is_billable: fc.boolean(),
    markup_percent: fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100),
    paid_by: fc.constantFrom("employee", "company"),
  }),
  fc.record({ quantity: fc.integer({ min: 4, max: 10_000_000 }).map((value) => value / 100) }),
);

type Body = {
  amount?: number;
  share?: number;
  quantity?: number;
  is_billable?: boolean;
  markup_percent?: number;
};

/** The body for a generated expense: the tax is part of the amount, and an expense that is not billed has no markup. */
const sent = ({ share = 0, ...more }: Body) => {
  if (more.quantity !== undefined) return { ...more, expense_category_id: team.kinds.Mileage };
  const tax_amount = Math.floor(more.amount! * share) / 100;
  const { markup_percent, ...rest } = more;
  return { ...rest, tax_amount, project_id: team.project, ...(more.is_billable ? { markup_percent } : {}) };
};

const ACTIONS = ["submit", "approve", "reject", "reopen", "reimburse", "cancel-reimbursement"] as const;
const steps = fc.array(
  fc.record({
    action: fc.constantFrom(...ACTIONS),
    part: fc.nat(120),
    rate: fc.option(fc.integer({ min: 1, max: 300 })),
  }),
  { maxLength: 6 },
);

/** An exact quotient of integers, rounded half away from zero to the cent. */
const rounded = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
const inUnits = (value: number, decimals: number): bigint => BigInt(Math.round(value * 10 ** decimals));

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
function checkFigures(one: any): void {
  const [whole, tax] = [inUnits(one.amount, 2), inUnits(one.tax_amount, 2)];
  const gross = one.approved_amount === null ? whole : inUnits(one.approved_amount, 2);
  const net = gross - rounded(tax * gross, whole);
  expect(inUnits(one.net_amount, 2)).toBe(net);
  expect(one.net_amount).toBeLessThanOrEqual(Number(gross) / 100);
  expect(inUnits(one.base_amount, 2)).toBe(rounded(gross * inUnits(one.exchange_rate, 8), 10n ** 8n));
  const billed = one.is_billable ? rounded(net * (10_000n + inUnits(one.markup_percent, 2)), 10_000n) : 0n;
  expect(inUnits(one.billable_amount, 2)).toBe(billed);
  if (one.quantity !== null)
    expect(whole).toBe(rounded(inUnits(one.quantity, 2) * inUnits(one.unit_price, 4), 10_000n));
  const isApproved = one.status === "approved" || one.status === "reimbursed";
  expect(one.approved_amount !== null).toBe(isApproved);
  if (isApproved) expect(gross > 0n && gross <= whole).toBe(true);
  if (one.status === "reimbursed") expect(one.paid_by).toBe("employee");
  expect(one.billing_status).toBe(one.is_billable ? "unbilled" : "non_billable");
}

it("keeps its figures correct after any operation, and the summary is their sum", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(body, steps, async (generated, done) => {
      const reply = await team.trySpending(sent(generated), team.owner);
      expect(reply.status, reply.text).toBe(201);
      let one = reply.body.data.attributes;
      checkFigures(one);
      for (const { action, part, rate } of done) {
        if (rate !== null && one.currency !== "EUR")
          await team.owner.patch(`/expenses/${one.id}`, { exchange_rate: rate / 100 });
        const approved_amount = Math.floor(one.amount * part) / 100;
        const response = await doTo(
          team.owner,
          one,
          action,
          action === "approve" && approved_amount > 0 ? { approved_amount } : {},
        );
        expect([200, 422], response.text).toContain(response.status);
        one = (await team.owner.get(`/expenses/${one.id}`)).body.data.attributes;
        checkFigures(one);
      }
    }),
    { numRuns: campaignSize({ suite: 12, campaign: 40 }) },
  );
  const { body: summary } = await team.owner.get(
    "/expenses/getters/expense-summary?status=approved,reimbursed,draft",
  );
  const { data } = (await team.owner.get("/expenses?perPage=500&status=approved,reimbursed,draft")).body;
  const sum = (name: string, of = data) =>
    of.reduce(
      (total: bigint, record: { attributes: Record<string, number> }) =>
        total + inUnits(record.attributes[name]!, 2),
      0n,
    );
  expect(inUnits(summary.data.totals.base_amount, 2)).toBe(sum("base_amount"));
  const { left_out, left_out_count, ...figures } = summary.data.totals;
  expect([left_out, left_out_count]).toEqual([[], 0]);
  for (const figure of Object.keys(figures)) {
    const rows = summary.data.rows.reduce(
      (total: bigint, row: Record<string, number>) => total + inUnits(row[figure]!, 2),
      0n,
    );
    expect(inUnits(figures[figure], 2), figure).toBe(rows);
  }
});

it("stays as it was approved, even if rates, categories and projects change", async () => {
  const rate = await add(team.owner, "exchange-rates", {
    from_currency: "SEK",
    to_currency: "EUR",
    date: "2026-01-01",
    rate: 0.1,
  });
  const one = await team.spend({
    currency: "SEK",
    amount: 500,
    project_id: team.project,
    is_billable: true,
    submit_immediately: true,
  });
  await doTo(team.by.mia, one, "approve");
  const before = (await team.owner.get(`/expenses/${one.id}`)).body.data.attributes;
  await team.owner.patch(`/exchange-rates/${rate}`, { rate: 0.2 });
  await team.owner.patch(`/expense-categories/${team.kinds.Meals}`, {
    default_markup_percent: 50,
    is_billable_default: true,
  });
  await team.owner.patch(`/projects/${team.project}`, { name: "Omega" });
  await team.owner.delete(`/exchange-rates/${rate}`);
  expect((await team.owner.get(`/expenses/${one.id}`)).body.data.attributes).toEqual(before);
});
