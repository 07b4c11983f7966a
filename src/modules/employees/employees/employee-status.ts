import { addDays } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

export const EMPLOYEE_STATUSES = ["draft", "active", "inactive"] as const;
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

/** The reasons why an employment ends. */
export const TERMINATION_REASONS = [
  "resignation",
  "dismissal",
  "end_of_contract",
  "retirement",
  "mutual_agreement",
  "death",
  "other",
] as const;

export interface StatusFacts {
  /** The first day of employment, `YYYY-MM-DD`. */
  readonly start_date: string;
  /** The last day of employment, included, `YYYY-MM-DD`; null if there is none. */
  readonly termination_date: string | null;
  readonly is_archived: boolean;
}

/** The status of an employee on a day. It is computed rather than stored, so that it is always up to date. */
export function employeeStatus(
  { start_date, termination_date, is_archived }: StatusFacts,
  today: string,
): EmployeeStatus {
  if (is_archived && termination_date === null) return "draft";
  if (is_archived || (termination_date !== null && termination_date < today)) return "inactive";
  return start_date > today ? "draft" : "active";
}

/** The same function in SQL, over an employee's alias. */
export const statusOf = (alias: string): Sql => sql`case
  when ${column(alias, "archived_at")} is not null and ${column(alias, "termination_date")} is null then 'draft'
  when ${column(alias, "archived_at")} is not null or ${column(alias, "termination_date")} < ${fromContext("today")} then 'inactive'
  when ${column(alias, "start_date")} > ${fromContext("today")} then 'draft'
  else 'active' end`;

/** Whether the status is `active`, by columns alone. */
export const isActive = (alias: string): Sql => sql`${column(alias, "archived_at")} is null
  and ${column(alias, "start_date")} <= ${fromContext("today")}
  and (${column(alias, "termination_date")} is null or ${column(alias, "termination_date")} >= ${fromContext("today")})`;

/** Whether the employee can be selected, for example as a manager: neither archived nor a draft. */
export const isChoosable = (alias: string): Sql =>
  sql`${column(alias, "archived_at")} is null and (${statusOf(alias)}) <> 'draft'`;

export const isLive = (alias: string): Sql => sql`${column(alias, "archived_at")} is null`;

/** The number of days from one day to another, both included: 2026-06-01 to 2026-06-30 are 30. */
export function daysIncluded(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(addDays(to, 1)) - Date.parse(from)) / 86_400_000));
}

/** Whether a day is within the employment, both ends included; never for somebody archived before the first day. */
export const isEmployedOn = (alias: string, day: Sql): Sql =>
  sql`${column(alias, "start_date")} <= ${day} and coalesce(${column(alias, "termination_date")} >= ${day}, ${isLive(alias)})`;
