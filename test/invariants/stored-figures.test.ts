import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "../../src/engine/declare/calendar.ts";
import { doWork } from "../../src/engine/execute/work/run-work.ts";
import { unitOf } from "../../src/engine/execute/work/transaction-work.ts";
import { and, column, fromContext, join, raw, type Sql, sql } from "../../src/engine/sql/sql.ts";
import type { Work } from "../../src/engine/work/work.ts";
import {
  liveFigures,
  type SummedEntries,
  storedSums,
  summedLive,
  sumsOfEntries,
} from "../../src/modules/projects/rates/entry-figures.ts";
import { TOTALS } from "../../src/modules/projects/rates/entry-totals.ts";
import { EMPLOYEE_TOTALS, monthSums, type SummedBy } from "../../src/modules/projects/rates/month-sums.ts";
import type { EntryCondition } from "../../src/modules/projects/rates/priced-entries.ts";
import { type Staleness, stalenessOf } from "../../src/modules/projects/rates/stale-entries.ts";
import { storeStaleFigures } from "../../src/modules/projects/rates/store-figures.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { DRAFT_LINE, storeDraftLine } from "../support/draft-line.ts";
import { fillBooks } from "../support/figures/random-books.ts";

/**
 * Reports read the stored figures of entries and price the stale ones. Whatever is written, and whoever writes, stores and
 * reads at the same time: each reader gets the figures that pricing all entries in the same statement gives.
 */

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await startTestApp({ env: { REMEMBERED_RESPONSES: "0" } });
});
afterAll(() => app?.close());

const ws = fromContext("workspace");
const now = fromContext("now");
const id = (kind: string, index: number): string => `01J0${kind}${String(index).padStart(21, "0")}`;
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const pick = fc.nat(2);
const day = fc.nat(75).map((days) => addDays("2026-03-01", days));
const rate = nullable(fc.nat(200).map((units) => `${units}.50`));
const currency = fc.constantFrom("EUR", "USD", "CHF");
const entry = fc.nat(11);

/** A change of something on which figures depend; `people` are the ids of three employees. */
type Change = (people: readonly string[]) => Sql;

const first = sql`order by id offset`;
const nth = (table: Sql, index: number): Sql =>
  sql`(select id from ${table} where workspace_id = ${ws} ${first} ${index}::integer limit 1)`;

const changes: Readonly<Record<string, fc.Arbitrary<Change>>> = {
  "a new entry": fc
    .record({
      entry: fc.nat(40),
      person: pick,
      project: nullable(pick),
      hasTask: fc.boolean(),
      day,
      minutes: nullable(fc.nat(600)),
      isBillable: fc.boolean(),
    })
    .map(
      ({ entry, person, project, hasTask, day, minutes, isBillable }) =>
        (people) =>
          sql`insert into timesheets (workspace_id, id, employee_id, project_id, task_id, date, worked_minutes, started_at, timezone,
          is_billable, created_at, updated_at)
        values (${ws}, ${id("E", entry)}, ${people[person]}, ${project === null ? null : id("P", project)},
          ${project !== null && hasTask ? id("T", project) : null}, ${day}::date, ${minutes}::integer,
          ${minutes === null ? "2026-03-01T08:00:00Z" : null}::timestamptz, 'UTC', ${isBillable && project !== null}, ${now}, ${now})
        on conflict do nothing`,
    ),
  "another date or time": fc.record({ entry, day, minutes: fc.nat(600) }).map(
    ({ entry, day, minutes }) =>
      () =>
        sql`update timesheets set date = ${day}::date, worked_minutes = ${minutes}, ended_at = started_at + interval '1 hour' where id = ${nth(sql`timesheets`, entry)}`,
  ),
  "another project": fc.record({ entry, project: pick, hasTask: fc.boolean(), isBillable: fc.boolean() }).map(
    ({ entry, project, hasTask, isBillable }) =>
      () =>
        sql`update timesheets set project_id = ${id("P", project)}, task_id = ${hasTask ? id("T", project) : null}, is_billable = ${isBillable}
      where id = ${nth(sql`timesheets`, entry)}`,
  ),
  "another employee": fc.record({ entry, person: pick }).map(
    ({ entry, person }) =>
      (people) =>
        sql`update timesheets set employee_id = ${people[person]} where worked_minutes is not null and id = ${nth(sql`timesheets`, entry)}`,
  ),
  "another state of approval": fc
    .record({ entry, status: fc.constantFrom("open", "approved", "rejected") })
    .map(
      ({ entry, status }) =>
        () =>
          sql`update timesheets set approval_status = ${status}, timesheet_submission_id = ${id("W", 0)}
            where worked_minutes is not null and id = ${nth(sql`timesheets`, entry)}`,
    ),
  billing: fc
    .record({ entry, as: fc.constantFrom("drafted", "billed"), minutes: fc.nat(600), cents: fc.nat(9000) })
    .map(
      ({ entry, as, minutes, cents }) =>
        () =>
          sql`update timesheets set invoice_line_id = ${DRAFT_LINE}, invoiced_as = ${as}, frozen_billable_minutes = ${minutes},
      frozen_billed_rate = ${cents}::numeric / 100 where worked_minutes is not null and id = ${nth(sql`timesheets`, entry)}`,
    ),
  release: entry.map(
    (entry) => () =>
      sql`update timesheets set invoice_line_id = null, invoiced_as = null, frozen_billable_minutes = null, frozen_billed_rate = null
      where id = ${nth(sql`timesheets`, entry)}`,
  ),
  "an entry less": entry.map(
    (entry) => () => sql`delete from timesheets where id = ${nth(sql`timesheets`, entry)}`,
  ),
  "the project's terms": fc
    .record({
      project: pick,
      currency,
      rate,
      model: fc.constantFrom("time_and_materials", "non_billable", "fixed_fee"),
    })
    .map(
      ({ project, currency, rate, model }) =>
        () =>
          sql`update projects set currency = ${currency}, billed_rate = ${rate}::numeric, billing_model = ${model} where id = ${id("P", project)}`,
    ),
  "the task's price": fc.record({ project: pick, rate }).map(
    ({ project, rate }) =>
      () =>
        sql`update tasks set billed_rate = ${rate}::numeric where id = ${id("T", project)}`,
  ),
  "an assignment": fc
    .record({
      number: fc.nat(20),
      person: pick,
      project: pick,
      day,
      days: nullable(fc.nat(20)),
      rate,
      cost: rate,
    })
    .map(
      ({ number, person, project, day, days, rate, cost }) =>
        (people) =>
          sql`insert into project_assignments (workspace_id, id, project_id, employee_id, billed_rate, internal_cost_rate, starts_at, ends_at,
        created_at, updated_at)
      values (${ws}, ${id("A", number)}, ${id("P", project)}, ${people[person]}, ${rate}::numeric, ${cost}::numeric, ${day}::date,
        ${days === null ? null : addDays(day, days)}::date, ${now}, ${now}) on conflict do nothing`,
    ),
  "another assignment": fc
    .record({ place: pick, person: pick, project: pick, rate, cost: rate, ends: day })
    .map(
      ({ place, person, project, rate, cost, ends }) =>
        (people) =>
          sql`update project_assignments set project_id = ${id("P", project)}, employee_id = ${people[person]}, billed_rate = ${rate}::numeric,
      internal_cost_rate = ${cost}::numeric, starts_at = ${ends}::date, ends_at = null where id = ${nth(sql`project_assignments`, place)}`,
    ),
  "an assignment less": pick.map(
    (place) => () => sql`delete from project_assignments where id = ${nth(sql`project_assignments`, place)}`,
  ),
  "a rate": fc
    .record({
      number: fc.nat(20),
      person: pick,
      kind: fc.constantFrom("billed", "internal_cost"),
      day: nullable(day),
      hourly: nullable(fc.nat(150)),
    })
    .map(
      ({ number, person, kind, day, hourly }) =>
        (people) =>
          sql`insert into employee_rates (workspace_id, id, employee_id, kind, hourly_rate, starts_at, created_at, updated_at)
      values (${ws}, ${id("R", number)}, ${people[person]}, ${kind}, ${hourly}::integer, ${day}::date, ${now}, ${now}) on conflict do nothing`,
    ),
  "another rate": fc.record({ place: pick, hourly: fc.nat(150), day: nullable(day) }).map(
    ({ place, hourly, day }) =>
      () =>
        sql`update employee_rates set hourly_rate = ${hourly}, starts_at = ${day}::date where id = ${nth(sql`employee_rates`, place)}`,
  ),
  "a rate less": pick.map(
    (place) => () => sql`delete from employee_rates where id = ${nth(sql`employee_rates`, place)}`,
  ),
  "an exchange rate": fc
    .record({
      number: fc.nat(20),
      from: currency,
      to: currency,
      day,
      rate: fc.integer({ min: 1, max: 30_000 }),
    })
    .map(
      ({ number, from, to, day, rate }) =>
        () =>
          sql`insert into exchange_rates (workspace_id, id, from_currency, to_currency, date, rate, created_at, updated_at)
      select ${ws}, ${id("X", number)}, ${from}, ${to}, ${day}::date, ${rate}::numeric / 10000, ${now}, ${now}
      where ${from}::text <> ${to}::text on conflict do nothing`,
    ),
  "another exchange rate": fc.record({ place: pick, day, rate: fc.integer({ min: 1, max: 30_000 }) }).map(
    ({ place, day, rate }) =>
      () =>
        sql`update exchange_rates set rate = ${rate}::numeric / 10000, date = ${day}::date where id = ${nth(sql`exchange_rates`, place)}`,
  ),
  // An amount that does not fit into the column of stored figures.
  "an enormous exchange rate": pick.map(
    (place) => () =>
      sql`update exchange_rates set rate = 999999 where id = ${nth(sql`exchange_rates`, place)}`,
  ),
  "an enormous price": pick.map(
    (project) => () => sql`update projects set billed_rate = 999999999999 where id = ${id("P", project)}`,
  ),
  "an exchange rate less": pick.map(
    (place) => () => sql`delete from exchange_rates where id = ${nth(sql`exchange_rates`, place)}`,
  ),
  rounding: fc
    .record({ mode: fc.constantFrom("none", "up", "down", "nearest"), step: fc.constantFrom(6, 15, 30) })
    .map(
      ({ mode, step }) =>
        () =>
          sql`update workspaces set billing_rounding_mode = ${mode}, billing_rounding_minutes = ${step} where id = ${ws}`,
    ),
  "the base currency": currency.map(
    (code) => () => sql`update workspaces set base_currency = ${code} where id = ${ws}`,
  ),
};
const change = fc.oneof(
  { weight: 1, arbitrary: changes["a new entry"]! },
  { weight: 4, arbitrary: fc.oneof(...Object.values(changes)) },
);

async function emptyCompany(): Promise<{ acme: TestWorkspace; people: readonly string[] }> {
  const acme = await app.addWorkspace(`stored-${++made}`);
  await storeDraftLine(app.installation.pool, acme.workspace);
  for (const name of ["A", "B", "C"])
    await acme.owner.post("/employees", {
      email: `${name}@x.test`,
      first_name: name,
      last_name: "X",
      start_date: "2024-01-01",
    });
  const people = await app.installation.work(acme.workspace, async (work) => {
    for (const index of [0, 1, 2]) {
      await work.rows(sql`insert into projects (workspace_id, id, name, billing_model, currency, billed_rate, created_at, updated_at)
        values (${ws}, ${id("P", index)}, ${`P${index}`}, 'time_and_materials', ${["EUR", "USD", "CHF"][index]}, null, ${now}, ${now})`);
      await work.rows(sql`insert into tasks (workspace_id, id, project_id, name, position, created_at, updated_at)
        values (${ws}, ${id("T", index)}, ${id("P", index)}, 'T', ${index + 1}, ${now}, ${now})`);
    }
    await work.rows(sql`insert into timesheet_submissions (workspace_id, id, employee_id, week_start, created_at, updated_at)
      select ${ws}, ${id("W", 0)}, min(id), '2026-03-02', ${now}, ${now} from employees where workspace_id = ${ws}`);
    return work.rows<{ id: string }>(
      sql`select id from employees where workspace_id = ${ws} order by id limit 3`,
    );
  });
  return { acme, people: people.map((person) => person.id) };
}

const rows = ({
  entries,
  money,
}: SummedEntries): Sql => sql`select e.workspace_id, e.id, e.employee_id, e.project_id, e.task_id,
  e.date, e.worked_minutes, e.is_billable, e.approval_status, e.invoiced_as, e.billable_minutes, e.for_billing, e.billing_status,
  e.currency, e.value_lack, e.is_priced, e.is_uncosted, ${money(sql`e.amount`)}::numeric as amount,
  ${money(sql`e.converted`)}::numeric as converted, ${money(sql`e.cost`)}::numeric as cost,
  ${money(sql`e.project_cost`)}::numeric as project_cost from ${entries} e`;

/** The entries of which a report would get other figures than by pricing all, in one statement; and how it got them. */
async function compared(work: Work, assumed: string) {
  const all = (alias: string): Sql => sql`${ws} = ${raw(`${alias}.workspace_id`)}`;
  const viaStored = storedSums(all, assumed)(rows);
  const live = rows(summedLive(liveFigures(all, assumed)));
  const found = await work.row<{ wrong: unknown[] | null; entries: number; stale: number }>(sql`
    with via as materialized (select * from ${viaStored} v), live as materialized (${live})
    select (select json_agg(d) from ((select 'stored' as side, * from (select * from via except all select * from live) a)
        union all (select 'live' as side, * from (select * from live except all select * from via) b)) d) as wrong,
      (select count(*)::integer from live) as entries,
      (select count(distinct found.id)::integer from stale_entries_of(${ws}, ${assumed}::text) found(id)) as stale`);
  return found!;
}

/** What a report asks for: a period that may begin and end within a month, divided once more, by project or by employee. */
interface Asked {
  readonly by: SummedBy;
  readonly from: string | null;
  readonly to: string;
  readonly cut: string;
  readonly isApproved: boolean;
  readonly project: number | null;
  readonly isOfProject: boolean;
}
const asked: fc.Arbitrary<Asked> = fc.record({
  by: fc.constantFrom("project", "employee", EMPLOYEE_TOTALS),
  from: nullable(fc.oneof(day, fc.constantFrom("2026-03-01", "2026-04-01"))),
  to: fc.oneof(day, fc.constantFrom("2026-03-31", "2026-04-30", "2026-06-30")),
  cut: fc.oneof(day, fc.constantFrom("2026-04-01", "2026-05-01")),
  isApproved: fc.boolean(),
  project: nullable(pick),
  isOfProject: fc.boolean(),
});

const KEYS = [
  ...[
    "employee_id",
    "project_id",
    "month",
    "currency",
    "billing_status",
    "value_lack",
    "is_uncosted",
    "for_billing",
  ],
  ...["is_priced", "is_billable", "approval_status", "is_unconverted_cost", "is_before"],
];
const SUMMED = ["worked", "billable", "amount", "converted", "cost", "project_cost"];
const groupedBy =
  (by: SummedBy, isBefore: EntryCondition) =>
  ({ entries, money, count, lastDate, isUnconvertedCost }: SummedEntries): Sql => {
    const of = (name: string): Sql => money(sql`coalesce(sum(${column("e", name)}), 0)`);
    return sql`select ${by === "employee" ? sql`e.employee_id` : sql`''::text`} as employee_id, e.project_id,
      to_char(e.date, 'YYYY-MM') as month, e.currency, e.billing_status, e.value_lack, e.is_uncosted, e.for_billing,
      e.is_priced, e.is_billable, e.approval_status, ${isUnconvertedCost} as is_unconverted_cost, ${isBefore("e")} as is_before,
      ${count} as entries, min(e.date) as first_date, ${lastDate} as last_date, sum(e.worked_minutes) as worked,
      sum(e.billable_minutes) as billable, ${of("amount")} as amount, ${of("converted")} as converted, ${of("cost")} as cost,
      ${of("project_cost")} as project_cost
    from ${entries} e group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13`;
  };
/** The same with nothing but totals. */
const totalled =
  (isBefore: EntryCondition) =>
  ({ totalsBy }: SummedEntries): Sql =>
    totalsBy(
      [sql`e.employee_id`, sql`to_char(e.date, 'YYYY-MM') as month`, sql`${isBefore("e")} as is_before`],
      TOTALS,
    );
const addedUp = (
  groups: Sql,
  keys: readonly string[],
  summed: readonly string[],
): Sql => sql`select ${raw(keys.join(", "))}, sum(entries) as entries, min(first_date) as first_date,
  max(last_date) as last_date, ${join(
    summed.map((name) => sql`sum(${raw(name)}::numeric) as ${raw(name)}`),
    ", ",
  )} from ${groups} g group by ${raw(keys.join(", "))}`;

/** The statements of a report. */
function reportOf({ by, from, to, cut, isApproved, project, isOfProject }: Asked) {
  const isTotal = by === EMPLOYEE_TOTALS;
  const matching: EntryCondition = (alias) =>
    and([
      sql`${column(alias, "workspace_id")} = ${ws}`,
      sql`${column(alias, "date")} <= ${to}::date`,
      ...(from === null ? [] : [and([sql`${column(alias, "date")} >= ${from}::date`])]),
      ...(isApproved && !isTotal ? [sql`${column(alias, "approval_status")} = 'approved'`] : []),
      ...(isOfProject && !isTotal
        ? [
            sql`${column(alias, "project_id")} is not distinct from ${project === null ? null : id("P", project)}`,
          ]
        : []),
    ]);
  const isBefore: EntryCondition = (alias) => sql`${column(alias, "date")} < ${cut}::date`;
  const group = isTotal ? totalled(isBefore) : groupedBy(by, isBefore);
  const [keys, amounts] = isTotal ? [["employee_id", "month", "is_before"], TOTALS] : [KEYS, SUMMED];
  const live = (assumed: string): Sql => sql`(${group(summedLive(liveFigures(matching, assumed)))})`;
  return {
    matching,
    group,
    summedFor: { by: [by], cuts: [isBefore] },
    /** Tables of the sums and of what pricing all gives, and the query for what differs. */
    comparison: (summed: Sql, assumed: string) => ({
      tables: sql`via as materialized (${addedUp(summed, keys, amounts)}),
        live as materialized (${addedUp(live(assumed), keys, amounts)})`,
      wrong: sql`(select json_agg(d) from (
        (select 'summed' as side, * from (select * from via except all select * from live) a)
        union all (select 'live' as side, * from (select * from live except all select * from via) b)) d)`,
    }),
  };
}

/** The sums of a report that differ from those of pricing all of its entries, in one statement; and the months it took whole. */
async function comparedSums(work: Work, assumed: string, asked: Asked) {
  const { matching, group, summedFor, comparison } = reportOf(asked);
  const { tables, wrong } = comparison(storedSums(matching, assumed, summedFor)(group), assumed);
  const stale = sql`stale_entries_of(${ws}, ${assumed}::text) stale(id)`;
  const months = monthSums(matching, { ...summedFor, stale })!;
  const found = await work.row<{ wrong: unknown[] | null; used: number }>(sql`
    with recursive ${months.tables}, ${tables}
    select ${wrong} as wrong, (select coalesce(sum(s.entries), 0)::integer from ${months.sums} s) as used`);
  return found!;
}

/** The same in a transaction of one moment, which finds out first whether anything is stale. */
async function comparedAtOneMoment(acme: TestWorkspace, asked: Asked) {
  const { matching, group, summedFor, comparison } = reportOf(asked);
  return inOneMoment(acme, async (work) => {
    const assumed = await baseOf(work);
    const sumsOf = await sumsOfEntries(work, matching, assumed, summedFor);
    const { tables, wrong } = comparison(sumsOf(group), assumed);
    const found = await work.row<{ wrong: unknown[] | null }>(sql`with ${tables} select ${wrong} as wrong`);
    return { ...found!, staleness: await stalenessOf(work, assumed) };
  });
}

/** The sums that differ from the rows that they stand for. */
async function wrongSums(work: Work): Promise<unknown> {
  const compare = (table: string, owner: Sql) => {
    const keys = sql`date_trunc('month', f.date::timestamp)::date, ${owner}, coalesce(f.project_id, ''), coalesce(f.currency, ''), f.approval_status,
      f.billing_status, coalesce(f.value_lack, ''), f.is_billable, f.for_billing, f.is_priced, f.is_uncosted,
      coalesce(f.cost > 0, false) and f.project_cost is null`;
    const sums = sql`count(*)::integer, min(f.date), max(f.date), ${join(
      ["worked_minutes", "billable_minutes", "amount", "converted", "cost", "project_cost"].map(
        (name) => sql`coalesce(sum(${column("f", name)}), 0)::numeric`,
      ),
      ", ",
    )}`;
    const kept = sql`select s.month, ${table.startsWith("employee") ? sql`s.employee_id` : sql`''`}, s.project_id, s.currency,
      s.approval_status, s.billing_status, s.value_lack, s.is_billable, s.for_billing, s.is_priced, s.is_uncosted,
      s.is_unconverted_cost, s.entries, s.first_date, s.last_date, s.worked_minutes, s.billable_minutes, s.amount, s.converted,
      s.cost, s.project_cost from ${raw(table)} s where s.workspace_id = ${ws}`;
    const meant = sql`select ${keys}, ${sums} from entry_figures f where f.workspace_id = ${ws}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`;
    return sql`(select ${table}::text as of, to_json(d) as wrong from (
      (${kept} except all ${meant}) union all (${meant} except all ${kept})) d)`;
  };
  return work.rows(
    sql`${compare("project_month_sums", sql`''`)} union all ${compare("employee_month_sums", sql`f.employee_id`)}
      union all ${wrongTotals}`,
  );
}

/** The stored totals that differ from what the sums of the employee add up to. */
const wrongTotals = (() => {
  const amounts = ["worked_minutes", "billable_minutes", "converted", "cost"];
  const kept = sql`select s.month, s.employee_id, s.entries, s.first_date, s.last_date,
    ${raw([...amounts, "worked_for_billing", "uncosted_minutes", "unbilled", "lacking"].map((name) => `s.${name}::numeric`).join(", "))}
    from employee_month_totals s where s.workspace_id = ${ws}`;
  const meant = sql`select s.month, s.employee_id, sum(s.entries)::integer, min(s.first_date), max(s.last_date),
    ${raw(amounts.map((name) => `sum(s.${name})`).join(", "))},
    coalesce(sum(s.worked_minutes) filter (where s.for_billing), 0),
    coalesce(sum(s.worked_minutes) filter (where s.is_uncosted), 0),
    coalesce(sum(s.converted) filter (where s.billing_status = 'unbilled'), 0),
    coalesce(sum(s.entries) filter (where s.value_lack <> ''), 0)
    from employee_month_sums s where s.workspace_id = ${ws} group by 1, 2`;
  return sql`(select 'employee_month_totals' as of, to_json(d) as wrong from (
    (${kept} except all ${meant}) union all (${meant} except all ${kept})) d)`;
})();

const inWork = <T>({ workspace }: TestWorkspace, body: (work: Work) => Promise<T>) =>
  app.installation.work(workspace, body);

const inOneMoment = <T>(acme: TestWorkspace, body: (work: Work) => Promise<T>): Promise<T> =>
  inWork(acme, (work) =>
    doWork(app.installation.pool, { ...unitOf(work).origin, isOfOneMoment: true }, body),
  );

/** Runs a change in a transaction of its own; what the tables refuse is not a change. */
const tried = (acme: TestWorkspace, people: readonly string[], made: readonly Change[]): Promise<void> =>
  inWork(acme, async (work) => {
    for (const one of made) await work.rows(one(people));
  }).catch((error: { code?: string }) => {
    if (!/^23/.test(error.code ?? "")) throw error;
  });

const baseOf = async (work: Work): Promise<string> =>
  (await work.row<{ code: string }>(sql`select base_currency as code from workspaces where id = ${ws}`))!
    .code;

async function storeAll(acme: TestWorkspace, atOnce = 5): Promise<void> {
  while ((await inWork(acme, (work) => storeStaleFigures(work, atOnce))) > 0);
}

test("reports have exact figures after every change, whatever of it is stored", async () => {
  let fresh = 0;
  let summed = 0;
  const known = new Set<Staleness>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(change, fc.constantFrom("nothing", "some", "all"), asked), {
        minLength: 30,
        maxLength: 60,
      }),
      async (history) => {
        const { acme, people } = await emptyCompany();
        for (const [one, store, report] of history) {
          await tried(acme, people, [one]);
          if (store === "some") await inWork(acme, (work) => storeStaleFigures(work, 3));
          if (store === "all") await storeAll(acme);
          const { wrong, entries, stale } = await inWork(acme, async (work) =>
            compared(work, await baseOf(work)),
          );
          expect(wrong).toBeNull();
          if (store === "all") fresh += entries - stale;
          const sums = await inWork(acme, async (work) => comparedSums(work, await baseOf(work), report));
          expect(sums.wrong, JSON.stringify(report)).toBeNull();
          summed += sums.used;
          const atOnce = await comparedAtOneMoment(acme, report);
          expect(atOnce.wrong, JSON.stringify(report)).toBeNull();
          known.add(atOnce.staleness);
          expect(await inWork(acme, wrongSums)).toEqual([]);
          expect((await inWork(acme, (work) => compared(work, "GBP"))).wrong).toBeNull();
        }
        await storeAll(acme);
      },
    ),
    { numRuns: campaignSize({ suite: 4, campaign: 60 }) },
  );
  expect(fresh).toBeGreaterThan(0);
  expect(summed).toBeGreaterThan(0);
  expect([...known]).toEqual(expect.arrayContaining(["none", "few"]));
}, 900_000);

test("and while others write, store and read at the same time", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 10, maxLength: 25 }), {
        minLength: 3,
        maxLength: 3,
      }),
      fc.array(asked, { minLength: 5, maxLength: 5 }),
      async (writers, reports) => {
        const { acme, people } = await emptyCompany();
        let isWriting = true;
        let reading = 0;
        const until = async (act: () => Promise<unknown>) => {
          do await act();
          while (isWriting);
        };
        const stores = until(() => inWork(acme, (work) => storeStaleFigures(work, 4)));
        const moreStores = until(() => inWork(acme, (work) => storeStaleFigures(work, 1000)));
        const reads = until(async () => {
          const { wrong } = await inWork(acme, async (work) => compared(work, await baseOf(work)));
          expect(wrong).toBeNull();
          const report = reports[reading++ % reports.length]!;
          const sums = await inWork(acme, async (work) => comparedSums(work, await baseOf(work), report));
          expect(sums.wrong, JSON.stringify(report)).toBeNull();
          expect((await comparedAtOneMoment(acme, report)).wrong, JSON.stringify(report)).toBeNull();
          expect(await inWork(acme, wrongSums)).toEqual([]);
        });
        const writes = Promise.all(
          writers.map(async (transactions) => {
            for (const made of transactions) await tried(acme, people, made);
          }),
        ).finally(() => {
          isWriting = false;
        });
        await Promise.all([writes, stores, moreStores, reads]);
        await storeAll(acme);
        const { wrong, stale } = await inWork(acme, async (work) => compared(work, await baseOf(work)));
        expect(wrong).toBeNull();
        const { large } = (await inWork(acme, (work) =>
          work.row<{ large: number }>(
            sql`select count(*)::integer as large from entry_figures where workspace_id = ${ws} and is_large`,
          ),
        ))!;
        expect(stale).toBe(large);
      },
    ),
    { numRuns: campaignSize({ suite: 3, campaign: 60 }) },
  );
}, 900_000);

const PERIODS = ["2026-01-01,2026-07-14", "2026-02-11,2026-05-31"];
const REPORTS = PERIODS.flatMap((date) => [
  ...["employee_id", "project_id", "task_id"].map(
    (key) => `/timesheets?group=${key}&perPage=500&date=${date}`,
  ),
  `/timesheets?group=project_id&perPage=500&date=${date}&approval_status=approved&is_billable=true`,
  `/timesheets?group=employee_id&perPage=500&date=${date}&billing_status=unbilled,covered&search=a`,
  ...["project-profitability", "portfolio-overview", "project-team-economics"].flatMap((getter) =>
    ["", "&approval=approved", "&currency=USD"].map(
      (more) => `/projects/getters/${getter}?limit=500&date=${date}${more}`,
    ),
  ),
  `/clients/getters/client-profitability?limit=500&date=${date}`,
]);

test("reports are the same whether figures are stored, stale or neither", async () => {
  const books = await app.addWorkspace("books");
  await fillBooks(app, books, 41, { employees: 8, timesheets: 200, entries: 300, expenses: 60 });
  const read = async () => {
    const bodies: unknown[] = [];
    for (const path of REPORTS) {
      const reply = await books.owner.get(path);
      expect(reply.status, path).toBe(200);
      bodies.push({ path, body: reply.body });
    }
    return bodies;
  };
  const run = (statement: Sql) => inWork(books, (work) => work.rows(statement));
  await run(sql`insert into stale_scopes (workspace_id, kind) values (${ws}, 'workspace')`);
  const priced = await read();
  await storeAll(books, 70);
  expect(await read()).toEqual(priced);
  await run(sql`insert into stale_entries (workspace_id, entry_id)
    select ${ws}, t.id from (select id, row_number() over (order by id) as place from timesheets where workspace_id = ${ws}) t
    where t.place % 2 = 0`);
  await run(sql`update entry_figures f set amount = amount + 100, converted = null, cost = 7, worked_minutes = 1
    where f.workspace_id = ${ws} and exists (select from stale_entries s where s.workspace_id = ${ws} and s.entry_id = f.id)`);
  expect(await read()).toEqual(priced);
  await run(sql`update entry_figures set cost = cost + 100 where workspace_id = ${ws}`);
  expect(await read()).not.toEqual(priced);
  await run(sql`insert into stale_scopes (workspace_id, kind) values (${ws}, 'workspace')`);
  expect(await read()).toEqual(priced);
}, 900_000);
