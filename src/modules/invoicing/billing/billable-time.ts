import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { invalid, message, plural, type ReadOnlyWork, type Values } from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import type { ReportedPeriod } from "../../../platform/figures/report-period.ts";
import { pricedEntries, stateOfEntries } from "../../projects/index.ts";
import { lockTimeOf } from "../../time-tracking/index.ts";
import type { BillableEntry } from "./time-lines.ts";

/** Which time is billed. */
export interface BilledTime {
  readonly projectIds: readonly string[];
  readonly period: ReportedPeriod;
  /** Whether only approved time is billed; otherwise everything that is not rejected. */
  readonly onlyApproved: boolean;
}

/** Recorded time of the projects in the period that is billable, whoever has approved it. */
export const isBillableTime =
  ({ projectIds, period: { from, to } }: Pick<BilledTime, "projectIds" | "period">) =>
  (alias: string): Sql =>
    sql`(${column(alias, "workspace_id")} = ${fromContext("workspace")}
    and ${column(alias, "project_id")} = any(${projectIds}::text[]) and ${column(alias, "is_billable")}
    and ${column(alias, "worked_minutes")} > 0 and ${column(alias, "date")} <= ${to}::date
    and (${from}::date is null or ${column(alias, "date")} >= ${from}::date))`;

/** Whether time counts as approved for billing. */
export const isApprovedForBilling =
  (onlyApproved: boolean) =>
  (alias: string): Sql =>
    onlyApproved
      ? sql`${column(alias, "approval_status")} = 'approved'`
      : sql`${column(alias, "approval_status")} <> 'rejected'`;

/** Whether that time is on no line, whether it is approved or not. */
export const isUnbilledTime = (billed: Pick<BilledTime, "projectIds" | "period">, alias: string): Sql =>
  sql`${isBillableTime(billed)(alias)} and ${column(alias, "invoice_line_id")} is null`;

/**
 * Locks the unbilled entries until the transaction ends: first the time of their employees, as every writer of time
 * does, then the entries in the order of their ids. Returns their ids; what another transaction billed at this moment is
 * not among them.
 */
async function lockEntries(work: ReadOnlyWork, billed: BilledTime): Promise<string[]> {
  const isOpen = sql`${isUnbilledTime(billed, "t")} and ${isApprovedForBilling(billed.onlyApproved)("t")}`;
  const owners = await work.rows<{ employee_id: string }>(
    sql`select distinct t.employee_id from timesheets t where ${isOpen}`,
  );
  const employees = owners.map(({ employee_id }) => employee_id);
  await lockTimeOf(work, employees);
  const rows = await work.rows<{ id: string }>(sql`select t.id from timesheets t
    where ${isOpen} and t.employee_id = any(${employees}::text[]) order by t.id ${work.rowLock("update")}`);
  return rows.map(({ id }) => id);
}

interface Row extends Values {
  readonly id: string;
  readonly project_id: string;
  readonly project_name: string;
  readonly task_id: string | null;
  readonly task_name: string | null;
  readonly employee_id: string;
  readonly employee_name: string;
  readonly date: string;
  readonly minutes: number;
  readonly rate: string | null;
  readonly description: string | null;
}

/** What can be billed, and how many entries have no rate. */
export interface LockedTime {
  readonly entries: readonly BillableEntry[];
  readonly unpriced: readonly string[];
}

/** Locks the unbilled time and returns it with its prices. Entries that round to no minutes are not billed. */
export async function lockBillableTime(work: ReadOnlyWork, billed: BilledTime): Promise<LockedTime> {
  const ids = await lockEntries(work, billed);
  const locked = (alias: string): Sql =>
    sql`${column(alias, "workspace_id")} = ${fromContext("workspace")} and ${column(alias, "id")} = any(${ids}::text[])`;
  const rows = await work.rows<Row>(sql`select e.id, e.project_id, p.name as project_name, e.task_id,
      k.name as task_name, e.employee_id, m.first_name || ' ' || m.last_name as employee_name, e.date,
      e.billable_minutes as minutes, e.billed_rate::text as rate, e.description
    from ${pricedEntries(locked, work.workspace.baseCurrency)} e
    join projects p on p.workspace_id = e.workspace_id and p.id = e.project_id
    join employees m on m.workspace_id = e.workspace_id and m.id = e.employee_id
    left join tasks k on k.workspace_id = e.workspace_id and k.id = e.task_id
    where e.billable_minutes > 0 and e.billing_status = 'unbilled' order by e.id`);
  return {
    entries: rows.flatMap((row) => (row.rate === null ? [] : [entryOf(row, row.rate)])),
    unpriced: rows.filter(({ rate }) => rate === null).map(({ id }) => id),
  };
}

const entryOf = (row: Row, rate: string): BillableEntry => ({
  id: row.id,
  project: { id: row.project_id, name: row.project_name },
  task: row.task_id === null ? null : { id: row.task_id, name: row.task_name! },
  employee: { id: row.employee_id, name: row.employee_name },
  date: row.date,
  minutes: row.minutes,
  rate: unitsOf(rate, 2),
  description: row.description,
});

const MAX_NAMED = 20;

/** @throws 422 that names the first entries without a rate, if there are any */
export function refuseUnpriced(unpriced: readonly string[]): void {
  if (unpriced.length === 0) return;
  const count = unpriced.length;
  const problem = plural(
    count,
    message`${count} time entry has no rate.`,
    message`${count} time entries have no rate.`,
  );
  throw invalid(
    { project_ids: [problem] },
    { body: { reason: "no_rate", entries: unpriced.slice(0, MAX_NAMED) } },
  );
}

/** The billable minutes of unbilled time that is left out because nobody has approved it. */
export async function unapprovedMinutes(work: ReadOnlyWork, billed: BilledTime): Promise<number> {
  const row = await work.row<{
    minutes: number;
  }>(sql`select coalesce(sum(e.billable_minutes), 0)::integer as minutes
    from ${stateOfEntries((alias) => isUnbilledTime(billed, alias))} e
    where not ${isApprovedForBilling(billed.onlyApproved)("e")} and e.billing_status = 'unbilled'`);
  return row!.minutes;
}
