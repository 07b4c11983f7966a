import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { add, hire, read, shown } from "../scenarios/company.ts";
import { addPolicy, ask, balanceOf, decide } from "../scenarios/leave.ts";
import { type Caller, startTestApp, type TestApp } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";

let app: TestApp;
let owner: Caller;

beforeAll(async () => {
  app = await startTestApp();
  ({ owner } = await app.addWorkspace("acme"));
});
afterAll(() => app.close());

let people = 0;
const someone = () => hire(owner, `Person Number${++people}`);

// biome-ignore lint/suspicious/noExplicitAny: attributes of every kind of record.
type Attributes = Record<string, any>;

const RUNS = campaignSize({ suite: 4, campaign: 12 });
/** The minimum number of requests and decisions that test the rules sufficiently. */
const [ACCEPTED, APPROVED] = [
  campaignSize({ suite: 8, campaign: 25 }),
  campaignSize({ suite: 2, campaign: 5 }),
];

const FIRST = "2026-11-30";
const onDay = (offset: number): string => addDays(FIRST, offset);

const POLICIES = [
  { annual_days: 6, carry_over_max_days: 2, carry_over_expires_after_months: 1 },
  { annual_days: 4, accrual_method: "monthly", negative_limit_days: 1, carry_over_max_days: null },
  { annual_days: 8, accrual_method: "quarterly", accrual_timing: "period_start", max_balance_days: 5 },
  { annual_days: 5, accrual_method: "daily", rounding_step: 0.25, day_count: "calendar_days" },
] as const;

const period = fc.constantFrom("morning", "afternoon");
const someLeave = fc.record({
  from: fc.integer({ min: 0, max: 60 }),
  length: fc.integer({ min: 0, max: 4 }),
  start_period: fc.option(period, { nil: undefined }),
  end_period: fc.option(period, { nil: undefined }),
});
const someStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("ask" as const), leave: someLeave }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("change" as const), which: fc.nat(), leave: someLeave }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "approve" as const,
        "approve" as const,
        "reject" as const,
        "cancel" as const,
        "delete" as const,
      ),
      which: fc.nat(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("holiday" as const), on: fc.integer({ min: 0, max: 60 }) }),
  },
);
type Leave = typeof someLeave extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof someStep extends fc.Arbitrary<infer Value> ? Value : never;

const bodyOf = ({ from, length, start_period, end_period }: Leave) => ({
  start_date: onDay(from),
  end_date: onDay(from + length),
  start_period: start_period ?? "morning",
  end_period: end_period ?? "afternoon",
});

async function requestsOf(employee: string, query = ""): Promise<Attributes[]> {
  const { body } = await owner.get(`/holidays?employee_id=${employee}&perPage=500${query}`);
  return body.data.map(({ attributes }: { attributes: Attributes }) => attributes);
}

/** All half days that the request asks for. */
function slotsOf({ start_date, end_date, start_period, end_period }: Attributes): string[] {
  const slots: string[] = [];
  for (let day = start_date.slice(0, 10); day <= end_date.slice(0, 10); day = addDays(day, 1))
    slots.push(`${day} morning`, `${day} afternoon`);
  return slots.slice(start_period === "afternoon" ? 1 : 0, end_period === "morning" ? -1 : undefined);
}

const LAST_DAYS = ["2026-12-31", "2027-12-31"];

/**
 * The ledger from a day on: at the end of each day of leave, of each day on which something lapses, and of each year. A
 * request is one line of the ledger, so that the lines alone do not say what is left while it lasts.
 */
async function ledgerFrom(day: string, employee: string, policy: string): Promise<number[]> {
  const accountAt = async (date: string): Promise<Attributes> => {
    const query = `date=${date}&employee_id=${employee}&holiday_policy_id=${policy}&lines=true`;
    const { body } = await owner.get(`/holiday-balances/getters/as-of?${query}`);
    return body.data[0];
  };
  const days = new Set<string>([day, ...LAST_DAYS]);
  for (const { status, ...leave } of await requestsOf(employee))
    if (status === "approved") for (const slot of slotsOf(leave)) days.add(slot.slice(0, 10));
  for (const date of LAST_DAYS) {
    const { lines } = await accountAt(date);
    for (const line of lines as Attributes[]) if (line.kind === "lapse") days.add(line.date.slice(0, 10));
  }
  const balances: number[] = [];
  for (const date of [...days].filter((one) => one >= day)) {
    const { simulated, ledger_balance } = await accountAt(date);
    if (!simulated) balances.push(ledger_balance);
  }
  return balances;
}

/** Takes one step; returns the first day of the request that it accepted, if any. */
async function take(step: Step, employee: string, policy: string): Promise<string | null> {
  const of = { employee_id: employee, holiday_policy_id: policy };
  const all = (await requestsOf(employee)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const pending = all.filter(({ status }) => status === "pending");
  const among = step.kind === "approve" && pending.length > 0 ? pending : all;
  const chosen = "which" in step && among.length > 0 ? among[step.which % among.length]! : null;
  if (step.kind === "holiday") {
    const reply = await owner.post("/public-holidays", { name: `H${++people}`, date: onDay(step.on) });
    expect(reply.status, reply.text).toBe(201);
    return null;
  }
  if (step.kind === "ask") {
    const { start_date, end_date, ...periods } = bodyOf(step.leave);
    const reply = await ask(owner, start_date, end_date, { ...of, ...periods });
    expect([201, 422]).toContain(reply.status);
    return reply.status === 201 ? start_date : null;
  }
  if (!chosen) return null;
  if (step.kind === "delete") {
    const reply = await owner.delete(`/holidays/${chosen.id}`);
    expect(reply.status).toBe(chosen.status === "pending" ? 204 : 409);
    return null;
  }
  const reply =
    step.kind === "change"
      ? await owner.patch(`/holidays/${chosen.id}`, bodyOf(step.leave))
      : await decide(owner, chosen.id, step.kind);
  expect([200, 422]).toContain(reply.status);
  if (reply.status !== 200 || (step.kind !== "change" && step.kind !== "approve")) return null;
  return reply.body.data.attributes.start_date.slice(0, 10);
}

it("keeps the rules of requests after any sequence of requests, decisions and changes", async () => {
  let accepted = 0;
  let approved = 0;
  const keepsRules = fc.asyncProperty(
    fc.constantFrom(...POLICIES),
    fc.array(someStep, { minLength: 8, maxLength: 16 }),
    async (terms, steps) => {
      const [employee, policy] = [await someone(), await addPolicy(owner, terms)];
      const untouched = await balanceOf(owner, employee, policy);
      for (const step of steps) {
        const start = await take(step, employee, policy);
        const requests = await requestsOf(employee);
        const live = requests.filter(({ status }) => status === "pending" || status === "approved");
        const slots = live.flatMap(slotsOf);
        expect(new Set(slots).size).toBe(slots.length);
        for (const { days, days_by_year } of requests)
          expect(days_by_year.reduce((sum: number, one: Attributes) => sum + one.days, 0)).toBe(days);
        if (start === null) continue;
        accepted++;
        if (step.kind === "approve") approved++;
        const limit = "negative_limit_days" in terms ? terms.negative_limit_days : 0;
        expect(Math.min(...(await ledgerFrom(start, employee, policy)))).toBeGreaterThanOrEqual(-limit);
      }
      for (const { id } of await requestsOf(employee, "&status=pending,approved"))
        shown(await decide(owner, id, "cancel"));
      expect(await balanceOf(owner, employee, policy)).toEqual(untouched);
    },
  );
  // If few requests were accepted, the rules were hardly tested: then more are made.
  for (let round = 0; round < 5 && (accepted <= ACCEPTED || approved <= APPROVED); round++)
    await fc.assert(keepsRules, { numRuns: RUNS });
  expect(accepted).toBeGreaterThan(ACCEPTED);
  expect(approved).toBeGreaterThan(APPROVED);
});

it("computes the same figures in whatever order requests are approved", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...POLICIES),
      fc.array(someLeave, { minLength: 2, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (terms, leaves, order) => {
        const policy = await addPolicy(owner, terms);
        const team = [await someone(), await someone()];
        const requested: string[][] = [[], []];
        for (const leave of leaves) {
          const { start_date, end_date, ...periods } = bodyOf(leave);
          for (const [index, employee_id] of team.entries()) {
            const body = { employee_id, holiday_policy_id: policy, ...periods };
            const reply = await ask(owner, start_date, end_date, body);
            if (reply.status === 201) requested[index]!.push(reply.body.data.id);
          }
        }
        expect(requested[1]).toHaveLength(requested[0]!.length);
        for (const id of requested[0]!) shown(await decide(owner, id, "approve"));
        for (let left = requested[1]!; left.length > 0; ) {
          const [id] = left.splice(order.next().value! % left.length, 1);
          shown(await decide(owner, id!, "approve"));
        }
        for (const year of [2026, 2027]) {
          const query = (employee: string) =>
            `/holiday-balances/getters/as-of?date=${year}-12-31&holiday_policy_id=${policy}&employee_id=${employee}`;
          const [one, other] = await Promise.all(team.map((employee) => owner.get(query(employee))));
          const figures = (reply: typeof one): Attributes[] =>
            reply!.body.data.map(({ employee_id: _, links: __, ...rest }: Attributes) => rest);
          expect(figures(one)).toEqual(figures(other));
        }
      },
    ),
    { numRuns: campaignSize({ suite: 2, campaign: 5 }) },
  );
});

it("counts a public holiday once, however often it is added and removed", async () => {
  const [employee, policy] = [await someone(), await addPolicy(owner)];
  const { body } = await ask(owner, "2026-08-03", "2026-08-07", {
    employee_id: employee,
    holiday_policy_id: policy,
  });
  for (let round = 0; round < 5; round++) {
    const id = await add(owner, "public-holidays", {
      name: "Feast",
      date: "2026-08-05",
      is_half_day: round % 2 === 1,
    });
    expect((await read(owner, `/holidays/${body.data.id}`)).days).toBe(round % 2 === 1 ? 4.5 : 4);
    await owner.delete(`/public-holidays/${id}`);
    expect((await read(owner, `/holidays/${body.data.id}`)).days).toBe(5);
  }
});
