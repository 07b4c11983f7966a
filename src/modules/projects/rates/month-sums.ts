import {
  and,
  conjunctsOf,
  fromContext,
  join,
  mentionedColumns,
  raw,
  type Sql,
  sql,
} from "../../../engine/sql/index.ts";
import { TOTALS } from "./entry-totals.ts";
import type { EntryCondition } from "./priced-entries.ts";

/**
 * Sums of stored figures by calendar month (`project_month_sums`, `employee_month_sums`, `employee_month_totals`). Triggers
 * keep them equal to the stored rows. A report may take a month from them if its condition holds for all days of the month on which there is a
 * stored row, and if none of the rows that a sum may contain is stale. It reads the rows of everything else.
 */

/** One row for each employee, with nothing but totals. */
export const EMPLOYEE_TOTALS = "employee totals";

/** By what entries are summed besides the month; each has a table of its own. */
export type SummedBy = "project" | "employee" | typeof EMPLOYEE_TOTALS;

const TABLES: Readonly<Record<SummedBy, Sql>> = {
  project: raw("project_month_sums"),
  employee: raw("employee_month_sums"),
  [EMPLOYEE_TOTALS]: raw("employee_month_totals"),
};

/** The columns of an entry that sums distinguish, besides its date. */
const DISTINGUISHED: Readonly<Record<SummedBy, ReadonlySet<string>>> = {
  project: new Set(["workspace_id", "project_id", "is_billable", "approval_status"]),
  employee: new Set(["workspace_id", "employee_id", "project_id", "is_billable", "approval_status"]),
  [EMPLOYEE_TOTALS]: new Set(["workspace_id", "employee_id"]),
};

/** The columns of sums; of the first ones, some are empty where the entries have no value. */
const EMPTY_FOR_NONE = new Set(["project_id", "currency", "value_lack"]);
const COLUMNS_OF_PROJECT = [
  ...["workspace_id", "month", "project_id", "currency", "approval_status", "billing_status", "value_lack"],
  ...["is_billable", "for_billing", "is_priced", "is_uncosted", "is_unconverted_cost"],
  ...["entries", "last_date", "worked_minutes", "billable_minutes"],
  ...["amount", "converted", "cost", "project_cost"],
];
const COLUMNS: Readonly<Record<SummedBy, readonly string[]>> = {
  project: COLUMNS_OF_PROJECT,
  employee: ["employee_id", ...COLUMNS_OF_PROJECT],
  [EMPLOYEE_TOTALS]: ["employee_id", "workspace_id", "month", "entries", "last_date", ...TOTALS],
};

/** Aliases that no condition on entries uses for another table. */
const SUM = "month_sum";
const DAY = "stored_day";
const ROW = "stored_row";

const workspace = fromContext("workspace");

/** Mostly nothing is stale, which is found out once and not for each row. */
const IS_UP_TO_DATE = sql`((select not exists (select from stale_ids)) or ${raw(ROW)}.id not in (select stale_ids.id from stale_ids))`;

/** A condition on entries, as one on days and one on what the sums distinguish. */
interface Divided {
  readonly onDays: Sql;
  readonly onSums: Sql;
}

/** Divides a condition; null: it mentions something that the sums do not distinguish. */
function divided(matching: EntryCondition, by: SummedBy): Divided | null {
  const onDays = conjunctsOf(matching(DAY));
  const [days, sums]: [Sql[], Sql[]] = [[], []];
  for (const [place, condition] of conjunctsOf(matching(SUM)).entries()) {
    const mentioned = mentionedColumns(condition, SUM);
    if (mentioned?.size === 1 && mentioned.has("date")) days.push(onDays[place]!);
    else if (mentioned !== null && [...mentioned].every((name) => DISTINGUISHED[by].has(name)))
      sums.push(condition);
    else return null;
  }
  return { onDays: and(days), onSums: and(sums) };
}

/** What a statement reads of sums and of the rows that they cannot stand for. */
export interface MonthSums {
  readonly by: SummedBy;
  /** The tables that the others are made of, for a WITH RECURSIVE clause. */
  readonly tables: Sql;
  /** The sums; `date` is the day of the first entry. */
  readonly sums: Sql;
  /** The stored rows that no sum stands for, those of stale entries excluded. */
  readonly rows: readonly Sql[];
  /** The ids of stale entries; null: there are none. */
  readonly stale: Sql | null;
}

/** How a condition is divided. */
export interface DivisionOfMonths {
  /** The sums that are allowed; the first that distinguish what the condition mentions are used. */
  readonly by: readonly SummedBy[];
  /** Conditions on the date that the statement uses besides, so that a month that one cuts in two is read row by row. */
  readonly cuts: readonly EntryCondition[];
  /** A function with an alias for the ids of stale entries; null if the statement cannot see any. */
  readonly stale: Sql | null;
}

/** Divides the matching entries into sums and rows; null if the sums do not distinguish what the condition mentions. */
export function monthSums(
  matching: EntryCondition,
  { by: allowed, cuts, stale }: DivisionOfMonths,
): MonthSums | null {
  const by = allowed.find((one) => divided(matching, one) !== null);
  if (by === undefined) return null;
  const condition = divided(matching, by)!;
  const owner = by === "project" ? raw("project_id") : raw("employee_id");
  const isUncut = cuts.map((_, place) => {
    const cut = raw(`d.cut_${place}`);
    return sql` and bool_and(${cut}) = bool_or(${cut})`;
  });
  const cutColumns = cuts.map((cut, place) => sql`, (${cut(DAY)}) is true as ${raw(`cut_${place}`)}`);
  const months = sql`
    sum_months as (
      select (select min(s.month) from ${TABLES[by]} s where s.workspace_id = ${workspace}) as month
      union all
      select (select min(s.month) from ${TABLES[by]} s where s.workspace_id = ${workspace} and s.month > m.month)
      from sum_months m where m.month is not null),
    stored_days as materialized (
      select ${raw(DAY)}.month, ${raw(DAY)}.date, (${condition.onDays}) is true as matches${join(cutColumns, "")}
      from (select m.month, m.month + place.number as date from sum_months m cross join generate_series(0, 30) place(number)
          where m.month is not null) ${raw(DAY)}
      where ${raw(DAY)}.date < ${raw(DAY)}.month + interval '1 month'
        and ${raw(DAY)}.date >= (select min(f.date) from entry_figures f where f.workspace_id = ${workspace})
        and ${raw(DAY)}.date <= (select max(f.date) from entry_figures f where f.workspace_id = ${workspace})),
    stored_months as materialized (
      select d.month, bool_and(d.matches)${join(isUncut, "")} as is_whole from stored_days d group by d.month)`;
  const staleTables = sql`
    stale_ids as materialized (select stale.id from ${stale ?? raw("")}),
    stale_sums as materialized (
      select distinct date_trunc('month', f.date::timestamp)::date as month, coalesce(f.${owner}, '') as owner
      from stale_ids join entry_figures f on f.workspace_id = ${workspace} and f.id = stale_ids.id)`;
  const row = raw(ROW);
  const wholeMonths = sql`array(select j.month from stored_months j where j.is_whole)`;
  // Without these limits, the planner expects most months and reads the whole table.
  const isWithin = sql`s.month >= (select min(j.month) from stored_months j where j.is_whole)
    and s.month <= (select max(j.month) from stored_months j where j.is_whole)`;
  const cutDays = sql`array(select d.date from stored_days d join stored_months j on j.month = d.month
    where d.matches and not j.is_whole)`;
  const rowsOf = (from: Sql, where: Sql): Sql => sql`
    select ${row}.* from ${from} where ${matching(ROW)} and ${row}.workspace_id = ${workspace} and ${where}
      ${stale ? sql`and ${IS_UP_TO_DATE}` : raw("")}`;
  const isOfMonth = sql`${row}.date >= s.month and ${row}.date < s.month + interval '1 month'
    and s.month = any(${wholeMonths})`;
  const staleSums = sql`stale_sums s cross join entry_figures ${row}`;
  const ofStaleSums = rowsOf(staleSums, sql`${row}.${owner} = s.owner and ${isOfMonth}`);
  const withoutProject = rowsOf(staleSums, sql`${row}.project_id is null and s.owner = '' and ${isOfMonth}`);
  const isNotStale = sql`and not exists (
    select from stale_sums where stale_sums.month = s.month and stale_sums.owner = s.${owner})`;
  return {
    by,
    tables: stale ? sql`${staleTables}, ${months}` : months,
    sums: sql`(
      select ${raw(SUM)}.* from (
        select ${raw(COLUMNS[by].map((name) => (EMPTY_FOR_NONE.has(name) ? `nullif(s.${name}, '') as ${name}` : `s.${name}`)).join(", "))},
          s.first_date as date
        from ${TABLES[by]} s
        where s.workspace_id = ${workspace} and s.month = any(${wholeMonths}) and ${isWithin} ${stale ? isNotStale : raw("")}
      ) ${raw(SUM)} where ${condition.onSums})`,
    rows: [
      sql`(${rowsOf(sql`entry_figures ${row}`, sql`${row}.date = any(${cutDays})`)})`,
      ...(stale
        ? [by === "project" ? sql`(${ofStaleSums} union all ${withoutProject})` : sql`(${ofStaleSums})`]
        : []),
    ],
    stale: stale && sql`select stale_ids.id from stale_ids`,
  };
}
