import { and, column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { allCauses, type Cause } from "../../../platform/figures/causes.ts";
import type { Figure } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { conversionOfRows } from "../../rates/index.ts";
import {
  costCauses,
  type LackingEntries,
  missingRateOf,
  type ReportCurrencies,
  valueCauses,
} from "../rates/entry-causes.ts";
import { liveFigures, type SumsOf, summedLive, sumsOfEntries } from "../rates/entry-figures.ts";
import type { SummedBy } from "../rates/month-sums.ts";
import type { EntryCondition } from "../rates/priced-entries.ts";
import { centsOf } from "../rates/rate-rules.ts";
import type { MonthMinutes, OpenPeriod } from "./earned-fees.ts";
import type { EconomicsQuery } from "./economics-parameters.ts";
import { sumOf } from "./exact-amounts.ts";
import type { Unconverted } from "./unconverted.ts";

/** The time of one employee on one project; amounts in whole hundredths of the report's currency. */
export interface LoggedTime {
  readonly projectId: string;
  readonly employeeId: string;
  readonly worked: number;
  readonly billable: number;
  /** Worked minutes of billable entries. */
  readonly workedForBilling: number;
  readonly unpriced: number;
  readonly uncosted: number;
  /** Billable minutes of billable entries with a price. */
  readonly priced: number;
  readonly value: Figure;
  readonly unbilled: Figure;
  readonly cost: Figure;
}

/** A condition for the recorded entries that count in a report: on the projects, in the period, not rejected. */
export const countedEntries =
  (projectIds: readonly string[], { from, to }: OpenPeriod, onlyApproved: boolean): EntryCondition =>
  (alias) =>
    and([
      sql`${column(alias, "workspace_id")} = ${fromContext("workspace")}`,
      sql`${column(alias, "project_id")} = any(${projectIds}::text[])`,
      onlyApproved
        ? sql`${column(alias, "approval_status")} = 'approved'`
        : sql`${column(alias, "approval_status")} <> 'rejected'`,
      sql`${column(alias, "date")} <= ${to}::date`,
      ...(from === null ? [] : [sql`${column(alias, "date")} >= ${from}::date`]),
    ]);

/** By what time is added up: by project and employee, or by project alone, which is faster; no employee is named then. */
export type LoggedBy = "person" | "project";

/** The number of projects from which on sums of months are faster than the rows of these projects. */
const MANY = 10;

/** The sums of months that a report on projects uses. */
export const sumsOfProjects = (
  projectIds: readonly string[],
  by: LoggedBy = "project",
): readonly SummedBy[] => (projectIds.length < MANY ? [] : by === "person" ? ["employee"] : ["project"]);

/** Sums over the entries of one employee on one project with the same missing values and billing status. */
interface Sums extends LackingEntries, Values {
  readonly project_id: string;
  readonly employee_id: string;
  readonly currency: string;
  readonly billing_status: string;
  readonly is_unconverted_cost: boolean;
  readonly billable: number;
  readonly for_billing: number;
  readonly unpriced: number;
  readonly priced: number;
  readonly amount: string;
  readonly value: string;
  readonly base_cost: string;
  readonly cost: string;
}

const total = (amount: Sql, condition: Sql = sql`true`): Sql =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

async function loadSums(
  work: Work,
  projectIds: readonly string[],
  { period, onlyApproved, currency }: Pick<EconomicsQuery, "period" | "onlyApproved" | "currency">,
  by: LoggedBy,
): Promise<Sums[]> {
  const employee = by === "person" ? raw("e.employee_id") : sql`''::text`;
  const { baseCurrency } = work.workspace;
  const intoCurrency = conversionOfRows("cost_into", {
    from: sql`${baseCurrency}::text`,
    to: sql`${currency}::text`,
    day: sql`e.date`,
  });
  const isInBase = currency === baseCurrency;
  const costs = isInBase ? null : intoCurrency;
  const counted = countedEntries(projectIds, period, onlyApproved);
  const sumsOf: SumsOf = isInBase
    ? await sumsOfEntries(work, counted, baseCurrency, { by: sumsOfProjects(projectIds, by) })
    : (select) => sql`(${select(summedLive(liveFigures(counted, baseCurrency, currency)))})`;
  const summed = sumsOf(
    ({
      entries,
      money,
      count,
      lastDate,
    }) => sql`select e.project_id, ${employee} as employee_id, e.currency, e.value_lack, e.is_uncosted, e.billing_status,
      ${costs ? sql`e.cost > 0 and ${costs.rate} is null` : sql`false`} as is_unconverted_cost,
      ${count}::integer as entries, min(e.date) as first_date, ${lastDate} as last_date,
      sum(e.worked_minutes)::integer as worked, sum(e.billable_minutes)::integer as billable,
      ${total(sql`e.worked_minutes`, sql`e.for_billing`)}::integer as for_billing,
      ${total(sql`e.worked_minutes`, sql`e.for_billing and not e.is_priced`)}::integer as unpriced,
      ${total(sql`e.billable_minutes`, sql`e.for_billing and e.is_priced`)}::integer as priced,
      (${money(total(sql`e.amount`))})::text as amount, (${money(total(sql`e.converted`))})::text as value,
      (${money(total(sql`e.cost`))})::text as base_cost,
      (${money(total(costs ? costs.converted(sql`e.cost`) : sql`e.cost`))})::text as cost
    from ${entries} e ${costs?.join ?? raw("")} group by 1, 2, 3, 4, 5, 6, 7`,
  );
  const sums = await work.rows<Sums>(summed);
  return sums.toSorted(
    (a, b) => compareTexts(a.project_id, b.project_id) || compareTexts(a.employee_id, b.employee_id),
  );
}

/** Adds up the time of one employee on one project. */
function loggedTime(parts: readonly Sums[], currencies: ReportCurrencies): LoggedTime {
  const minutes = (of: (part: Sums) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const values = (meant: readonly Sums[]): Figure => ({
    known: sumOf(meant.map(({ value }) => centsOf(value))),
    causes: allCauses(meant.flatMap((part) => valueCauses(part, currencies))),
  });
  const unconverted = (part: Sums): readonly Cause[] =>
    part.is_unconverted_cost ? [missingRateOf(part, currencies.base, currencies.report)] : [];
  return {
    projectId: parts[0]!.project_id,
    employeeId: parts[0]!.employee_id,
    worked: minutes(({ worked }) => worked),
    billable: minutes(({ billable }) => billable),
    workedForBilling: minutes(({ for_billing }) => for_billing),
    unpriced: minutes(({ unpriced }) => unpriced),
    uncosted: minutes(({ is_uncosted, worked }) => (is_uncosted ? worked : 0)),
    priced: minutes(({ priced }) => priced),
    value: values(parts),
    unbilled: values(parts.filter(({ billing_status }) => billing_status === "unbilled")),
    cost: {
      known: sumOf(parts.map(({ cost }) => centsOf(cost))),
      causes: allCauses(parts.flatMap((part) => [...costCauses(part), ...unconverted(part)])),
    },
  };
}

/** Sums the time of a report by project and employee, or by project alone. Amounts that cannot be converted are added to `unconverted`. */
export async function loadLoggedTime(
  work: Work,
  projectIds: readonly string[],
  report: Pick<EconomicsQuery, "period" | "onlyApproved" | "currency">,
  unconverted: Unconverted,
  by: LoggedBy,
): Promise<LoggedTime[]> {
  if (projectIds.length === 0) return [];
  const currencies = { base: work.workspace.baseCurrency, report: report.currency };
  const sums = await loadSums(work, projectIds, report, by);
  for (const part of sums) {
    if (part.value_lack === "rate_of_amount")
      unconverted.note(part.currency, part.entries, centsOf(part.amount));
    if (part.is_unconverted_cost) unconverted.note(currencies.base, part.entries, centsOf(part.base_cost));
  }
  const byPerson = grouped(sums, ({ project_id, employee_id }) => `${project_id} ${employee_id}`);
  return [...byPerson.values()].map((parts) => loggedTime(parts, currencies));
}

/**
 * The billable minutes of projects by project id and calendar month (`2026-03`), from the first entry to the end of a
 * period, and the part of them before the period.
 */
export async function loadMonthMinutes(
  work: Work,
  projectIds: readonly string[],
  { period, onlyApproved }: Pick<EconomicsQuery, "period" | "onlyApproved">,
): Promise<Map<string, Map<string, MonthMinutes>>> {
  const months = new Map<string, Map<string, MonthMinutes>>(projectIds.map((id) => [id, new Map()]));
  if (projectIds.length === 0) return months;
  const counted = countedEntries(projectIds, { from: null, to: period.to }, onlyApproved);
  const before: EntryCondition = (alias) => sql`${column(alias, "date")} < ${period.from}::date`;
  const sumsOf = await sumsOfEntries(work, counted, work.workspace.baseCurrency, {
    by: sumsOfProjects(projectIds),
    cuts: [before],
  });
  const summed = sumsOf(
    ({
      entries,
    }) => sql`select e.project_id, date_trunc('month', e.date) as month, sum(e.billable_minutes) as total,
        ${total(sql`e.billable_minutes`, before("e"))} as before
      from ${entries} e group by 1, 2`,
  );
  const rows = await work.rows<MonthMinutes & { project_id: string; month: string }>(
    sql`select project_id, to_char(month, 'YYYY-MM') as month, sum(total)::integer as total, sum(before)::integer as before
      from ${summed} summed group by project_id, summed.month`,
  );
  for (const { project_id, month, before, total: all } of rows)
    months.get(project_id)!.set(month, { before, total: all });
  return months;
}
