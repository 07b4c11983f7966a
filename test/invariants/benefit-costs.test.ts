import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { intervalsOf } from "../../src/platform/figures/calendar-intervals.ts";
import { add, hire } from "../scenarios/company.ts";
import { campaignSize } from "../support/campaign.ts";
import { chargesOf, chargesPerYear, isChargedOn } from "../support/figures/benefit-charges.ts";
import { readList } from "../support/figures/read-list.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();
const TODAY = "2026-07-14";
const GROUPS = ["benefit", "category", "department", "employee"] as const;
let people: string[] = [];
let offered: string[] = [];
let made = 0;

beforeAll(async () => {
  people = await Promise.all([1, 2, 3].map((n) => hire(owner, `Ana C${n}`)));
});

const day = (from: string, days: number) => fc.nat(days).map((after) => addDays(from, after));

/** First days are often the last ones of a month, which many months lack. */
const firstDay = fc.oneof(
  day("2024-07-01", 800),
  fc.constantFrom("2024-08-31", "2025-01-31", "2024-02-29", "2025-11-30", TODAY),
);
const enrolment = fc
  .record({
    person: fc.nat(2),
    benefit: fc.nat(2),
    start_date: firstDay,
    length: fc.option(fc.nat(700)),
    frequency: fc.constantFrom(
      "monthly" as const,
      "quarterly" as const,
      "yearly" as const,
      "one_time" as const,
    ),
    currency: fc.constantFrom("EUR", "USD"),
    employer: fc.nat(100_000),
    employee: fc.nat(10_000),
  })
  .map(({ length, ...more }) => ({
    ...more,
    end_date: length === null ? null : addDays(more.start_date, length),
  }));
type Enrolment = typeof enrolment extends fc.Arbitrary<infer One> ? One : never;

const decimal = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** Stores enrolments in new benefits, at most one for each employee and benefit. */
async function enrol(enrolments: readonly Enrolment[]): Promise<void> {
  offered = await Promise.all(
    [1, 2, 3].map((n) =>
      add(owner, "benefits", { name: `B${n} ${++made}`, category: "other", frequency: "monthly" }),
    ),
  );
  await app.installation.work(acme.workspace, (work) =>
    work.createAll(
      "employee-benefits",
      enrolments.map(({ person, benefit, employer, employee, ...terms }) => ({
        ...terms,
        employee_id: people[person]!,
        benefit_id: offered[benefit]!,
        ...{ employer_cost: decimal(employer), employee_cost: decimal(employee), notes: null },
      })),
    ),
  );
}

/** The costs in cents by currency, counted day by day. */
function counted(enrolments: readonly Enrolment[], from: string, to: string) {
  const sums: Record<string, { employer: number; employee: number; charges: number; yearly: number }> = {};
  for (const one of enrolments) {
    const charges = chargesOf(one, from, to);
    const isActive = one.start_date <= TODAY && (one.end_date === null || one.end_date >= TODAY);
    sums[one.currency] ??= { employer: 0, employee: 0, charges: 0, yearly: 0 };
    const sum = sums[one.currency]!;
    sum.employer += charges * one.employer;
    sum.employee += charges * one.employee;
    sum.charges += charges;
    sum.yearly += isActive ? chargesPerYear(one) * one.employer : 0;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, { charges }]) => charges > 0));
}

type Costs = { currency: string; rows: Costs[] } & Record<
  "employer_total" | "employee_total" | "total_cost" | "charges" | "enrolments" | "projected_yearly",
  number
>;

async function reported(from: string, to: string, group: (typeof GROUPS)[number] = "benefit") {
  const query = `date=${from},${to}&group=${group}&benefit_id=${offered.join(",")}`;
  const { status, body, text } = await owner.get(`/employee-benefits/getters/benefit-costs?${query}`);
  expect(status, text).toBe(200);
  const cents = (amount: number): number => Math.round(amount * 100);
  const currencies: Costs[] = body.data.currencies;
  for (const { rows, ...total } of currencies) {
    for (const name of ["employer_total", "employee_total", "total_cost", "charges", "enrolments"] as const)
      expect(
        rows.reduce((sum, row) => sum + cents(row[name]), 0),
        name,
      ).toBe(cents(total[name]));
  }
  return Object.fromEntries(
    currencies.map((one) => [
      one.currency,
      {
        employer: cents(one.employer_total),
        employee: cents(one.employee_total),
        charges: one.charges,
        yearly: cents(one.projected_yearly),
      },
    ]),
  );
}

it("costs of every month and group are those of a count day by day, and add up", {
  timeout: 240_000,
}, async () => {
  const several = fc.uniqueArray(enrolment, {
    minLength: 1,
    maxLength: 9,
    selector: ({ person, benefit }) => person * 3 + benefit,
  });
  await fc.assert(
    fc.asyncProperty(several, day("2024-06-01", 700), fc.nat(200), async (enrolments, from, length) => {
      await enrol(enrolments);
      const to = addDays(from, length);
      for (const group of GROUPS)
        expect(await reported(from, to, group)).toEqual(counted(enrolments, from, to));
      let charges = 0;
      for (const month of intervalsOf({ from, to }, "month")) {
        const costs = await reported(month.from, month.to);
        expect(costs).toEqual(counted(enrolments, month.from, month.to));
        charges += Object.values(costs).reduce((sum, one) => sum + one.charges, 0);
      }
      expect(charges).toBe(enrolments.reduce((sum, one) => sum + chargesOf(one, from, to), 0));
      for (const one of await readList(owner, `/employee-benefits?benefit_id=${offered.join(",")}`)) {
        const next = one.next_charge_date?.slice(0, 10) ?? addDays(TODAY, 400);
        expect(chargesOf(one as Enrolment, TODAY, addDays(next, -1))).toBe(0);
        expect(isChargedOn(one as Enrolment, next)).toBe(one.next_charge_date !== null);
      }
    }),
    { numRuns: campaignSize({ suite: 4, campaign: 40 }) },
  );
});
