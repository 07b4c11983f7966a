import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { sharingRows } from "../../src/engine/sql/shared-rows.ts";
import { fromContext, join, raw, type Sql, sql } from "../../src/engine/sql/sql.ts";
import type { Values } from "../../src/engine/work/records.ts";
import type { Work } from "../../src/engine/work/work.ts";
import {
  amountOf,
  billableMinutes,
  costRateOf,
  decimalOf,
  entryValues,
  hourlyOf,
  pricedEntries,
  priceOf,
} from "../../src/modules/projects/index.ts";
import { rateLookup } from "../../src/modules/rates/index.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { DRAFT_LINE, storeDraftLine } from "../support/draft-line.ts";

const { billedAmount, billedRate, costAmount, costRate, rateSource } = entryValues;

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const day = fc.nat(59).map((days) => addDays("2026-03-01", days));
const rate = nullable(fc.nat(20_000).map((cents) => decimalOf(BigInt(cents))));
const currency = fc.constantFrom("EUR", "USD", "CHF");
const PEOPLE = 3;
const person = fc.nat(PEOPLE - 1);

/** A company small enough that most rules apply to every entry. */
const company = fc.record({
  projects: fc.array(
    fc.record({ currency, rate, isBillable: fc.integer({ min: 0, max: 5 }).map((n) => n > 0), task: rate }),
    { minLength: 1, maxLength: 3 },
  ),
  assignments: fc.array(
    fc.record({ person, project: fc.nat(2), starts: day, days: nullable(fc.nat(30)), rate, cost: rate }),
    { maxLength: 8 },
  ),
  rates: fc.array(
    fc.record({
      person,
      kind: fc.constantFrom("billed", "internal_cost"),
      starts: nullable(day),
      hourly: nullable(fc.integer({ min: 1, max: 300 })),
      monthly: nullable(fc.tuple(fc.nat(900_000), fc.integer({ min: 0, max: 50 }))),
    }),
    { maxLength: 10 },
  ),
  exchange: fc.array(
    fc.record({ from: currency, to: currency, day, rate: fc.integer({ min: 1, max: 300_000_000 }) }),
    { maxLength: 8 },
  ),
  entries: fc.array(
    fc.record({
      person,
      project: fc.nat(2),
      hasTask: fc.boolean(),
      day,
      minutes: nullable(fc.integer({ min: 0, max: 1440 })),
      isBillable: fc.boolean(),
      frozen: nullable(fc.tuple(fc.nat(1440), fc.nat(20_000))),
    }),
    { minLength: 1, maxLength: 40 },
  ),
  rounding: fc.constantFrom("none", "up", "down", "nearest"),
});
type Company = typeof company extends fc.Arbitrary<infer T> ? T : never;

const id = (kind: string, index: number): string => `01J0${kind}${String(index).padStart(21, "0")}`;
const endOf = (starts: string, days: number | null): string | null =>
  days === null ? null : addDays(starts, days);

/** The storable part of the generated company: no two assignments share a day, and no two rates a first day. */
function consistent({ projects, assignments, rates, exchange, entries, rounding }: Company) {
  const fits: Company["assignments"] = [];
  for (const one of assignments) {
    if (one.project >= projects.length) continue;
    const end = endOf(one.starts, one.days) ?? "9999-12-31";
    const meets = fits.some(
      (other) =>
        other.person === one.person &&
        other.project === one.project &&
        other.starts <= end &&
        (endOf(other.starts, other.days) ?? "9999-12-31") >= one.starts,
    );
    if (!meets) fits.push(one);
  }
  const firstOf = <T>(rows: readonly T[], key: (row: T) => string): T[] => [
    ...new Map(rows.map((row) => [key(row), row])).values(),
  ];
  let hasTimer = new Set<number>();
  return {
    projects,
    assignments: fits,
    rates: firstOf(rates, ({ person, kind, starts }) => `${person} ${kind} ${starts}`),
    exchange: firstOf(
      exchange.filter(({ from, to }) => from !== to),
      ({ from, to, day }) => `${from} ${to} ${day}`,
    ),
    entries: entries
      .filter(({ project }) => project < projects.length)
      .map((entry) => {
        if (entry.minutes !== null) return entry;
        if (hasTimer.has(entry.person)) return { ...entry, minutes: 30 };
        hasTimer = hasTimer.add(entry.person);
        return { ...entry, frozen: null };
      }),
    rounding,
  };
}

async function store(work: Work, { projects, ...rest }: ReturnType<typeof consistent>): Promise<string[]> {
  const ws = fromContext("workspace");
  const now = fromContext("now");
  const { employee_ids } = (await work.row<{ employee_ids: string[] }>(
    sql`select array_agg(id order by id) as employee_ids from employees where workspace_id = ${ws}`,
  ))!;
  await work.rows(
    sql`update workspaces set billing_rounding_mode = ${rest.rounding}, billing_rounding_minutes = 15`,
  );
  for (const [index, project] of projects.entries()) {
    await work.rows(sql`insert into projects (workspace_id, id, name, billing_model, currency, billed_rate, created_at, updated_at)
      values (${ws}, ${id("P", index)}, ${`P${index}`}, ${project.isBillable ? "time_and_materials" : "non_billable"},
        ${project.currency}, ${project.rate}::numeric, ${now}, ${now})`);
    await work.rows(sql`insert into tasks (workspace_id, id, project_id, name, billed_rate, position, created_at, updated_at)
      values (${ws}, ${id("T", index)}, ${id("P", index)}, 'T', ${project.task}::numeric, 1, ${now}, ${now})`);
  }
  for (const [index, one] of rest.assignments.entries()) {
    await work.rows(sql`insert into project_assignments (workspace_id, id, project_id, employee_id, billed_rate, internal_cost_rate,
        starts_at, ends_at, created_at, updated_at)
      values (${ws}, ${id("A", index)}, ${id("P", one.project)}, ${employee_ids[one.person]}, ${one.rate}::numeric, ${one.cost}::numeric,
        ${one.starts}::date, ${endOf(one.starts, one.days)}::date, ${now}, ${now})`);
  }
  for (const [index, one] of rest.rates.entries()) {
    const monthly = one.kind === "internal_cost" ? one.monthly : null;
    await work.rows(sql`insert into employee_rates (workspace_id, id, employee_id, kind, rate_type, hourly_rate, monthly_rate,
        weekly_hours_capacity, starts_at, created_at, updated_at)
      values (${ws}, ${id("R", index)}, ${employee_ids[one.person]}, ${one.kind}, ${monthly ? "monthly" : "hourly"},
        ${monthly ? null : one.hourly}, ${monthly ? decimalOf(BigInt(monthly[0])) : null}::numeric,
        ${monthly ? monthly[1] : null}, ${one.starts}::date, ${now}, ${now})`);
  }
  for (const [index, one] of rest.exchange.entries()) {
    await work.rows(sql`insert into exchange_rates (workspace_id, id, from_currency, to_currency, date, rate, created_at, updated_at)
      values (${ws}, ${id("X", index)}, ${one.from}, ${one.to}, ${one.day}::date,
        ${decimalOf(BigInt(one.rate), 8)}::numeric, ${now}, ${now})`);
  }
  for (const [index, one] of rest.entries.entries()) {
    const isRunning = one.minutes === null;
    await work.rows(sql`insert into timesheets (workspace_id, id, employee_id, project_id, task_id, date, worked_minutes, started_at,
        timezone, is_billable, invoice_line_id, invoiced_as, frozen_billable_minutes, frozen_billed_rate, created_at, updated_at)
      values (${ws}, ${id("E", index)}, ${employee_ids[one.person]}, ${id("P", one.project)},
        ${one.hasTask ? id("T", one.project) : null}, ${one.day}::date, ${one.minutes}, ${isRunning ? work.now : null}, 'UTC',
        ${one.isBillable}, ${one.frozen ? DRAFT_LINE : null}, ${one.frozen ? "drafted" : null}, ${one.frozen?.[0] ?? null},
        ${one.frozen ? decimalOf(BigInt(one.frozen[1])) : null}::numeric, ${now}, ${now})`);
  }
  return employee_ids;
}

/** The price and cost of each entry, from the rules alone. */
function byRules({ projects, assignments, rates, exchange, entries }: ReturnType<typeof consistent>) {
  const exchangeRate = rateLookup(exchange.map((one) => ({ ...one, rate: decimalOf(BigInt(one.rate), 8) })));
  return entries.map(({ person, project, hasTask, day, minutes, isBillable, frozen }) => {
    if (minutes === null) return { source: null, rate: null, cost_rate: null };
    const on = projects[project]!;
    const assignment = assignments.find(
      (one) =>
        one.person === person &&
        one.project === project &&
        one.starts <= day &&
        (endOf(one.starts, one.days) ?? "9999-12-31") >= day,
    );
    const general = (kind: string): string | null => {
      const [last] = rates
        .filter((one) => one.person === person && one.kind === kind && (one.starts ?? "") <= day)
        .toSorted((a, b) => ((a.starts ?? "") < (b.starts ?? "") ? 1 : -1));
      if (!last) return null;
      if (kind === "internal_cost" && last.monthly)
        return hourlyOf(decimalOf(BigInt(last.monthly[0])), last.monthly[1]);
      return last.hourly === null ? null : String(last.hourly);
    };
    const price = priceOf({
      frozen: frozen && decimalOf(BigInt(frozen[1])),
      isForBilling: isBillable && on.isBillable,
      assignment: assignment?.rate ?? null,
      task: hasTask ? on.task : null,
      project: on.rate,
      employee: general("billed"),
      toProjectCurrency: exchangeRate("EUR", on.currency, day),
    });
    const cost = costRateOf({ assignment: assignment?.cost ?? null, employee: general("internal_cost") });
    return { ...price, cost_rate: cost };
  });
}

interface Priced extends Values {
  readonly minutes: number | null;
  readonly worked: number | null;
  readonly source?: string | null;
  readonly rate: string | null;
  readonly amount: string | null;
  readonly cost_rate: string | null;
  readonly cost: string | null;
}

const VALUES = Object.entries(entryValues);

/** All values of entries as JSON, by id: of a page that shows all of them, or each in a statement of its own. */
async function valuesOnPage(work: Work): Promise<unknown[]> {
  const { expressions, joins } = sharingRows(VALUES.map(([, value]) => value("t")));
  expect(joins).toHaveLength(2);
  return selected(work, expressions, joins);
}
const valuesAlone = (work: Work): Promise<unknown[]> =>
  selected(
    work,
    VALUES.map(([, value]) => value("t")),
    [],
  );

async function selected(work: Work, values: readonly Sql[], joins: readonly Sql[]): Promise<unknown[]> {
  const columns = values.map((value, index) => sql`(${value}) as ${raw(`"${VALUES[index]![0]}"`)}`);
  const rows = await work.rows<{ shown: unknown }>(sql`select (
      select row_to_json(shown) from (select ${join(columns, ", ")}) shown) as shown
    from timesheets t ${join(joins, " ")} order by t.id`);
  return rows.map(({ shown }) => shown);
}

test("an entry has the same price and cost alone, on a page, among many, and by the rules", async () => {
  await fc.assert(
    fc.asyncProperty(company, async (given) => {
      const stored = consistent(given);
      const { workspace, owner } = await app.addWorkspace(`priced-${++made}`);
      await storeDraftLine(app.installation.pool, workspace);
      for (let index = 0; index < PEOPLE; index++) {
        await owner.post("/employees", {
          email: `p${index}@x.test`,
          first_name: "P",
          last_name: String(index),
          start_date: "2024-01-01",
        });
      }
      const [alone, together, page, single] = await app.installation.work(workspace, async (work) => {
        await store(work, stored);
        return [
          await work.rows<Priced>(sql`select ${billableMinutes("t")} as minutes, t.worked_minutes as worked, ${rateSource("t")} as source,
              round(${billedRate("t")}, 2)::text as rate, (${billedAmount("t")})::text as amount,
              round(${costRate("t")}, 4)::text as cost_rate, (${costAmount("t")})::text as cost
            from timesheets t order by t.id`),
          await work.rows<Priced>(sql`select e.billable_minutes as minutes, e.worked_minutes as worked, round(e.billed_rate, 2)::text as rate,
              e.amount::text as amount, round(e.cost_rate, 4)::text as cost_rate, e.cost::text as cost
            from ${pricedEntries(() => sql`true`, "EUR")} e order by e.id`),
          await valuesOnPage(work),
          await valuesAlone(work),
        ];
      });
      expect(page).toEqual(single);
      expect(together).toEqual(alone.map(({ source, ...rest }) => rest));
      const ruled = byRules(stored).map(({ cost_rate, ...price }) => ({
        ...price,
        cost_rate: cost_rate === null ? null : Number(cost_rate).toFixed(4),
      }));
      expect(alone.map(({ source, rate, cost_rate }) => ({ rate, source, cost_rate }))).toEqual(ruled);
      for (const { minutes, worked, rate, amount, cost_rate, cost } of alone) {
        expect(amount).toBe(rate === null ? null : decimalOf(amountOf(minutes!, rate)));
        expect(cost).toBe(cost_rate === null ? null : decimalOf(amountOf(worked!, cost_rate)));
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);
