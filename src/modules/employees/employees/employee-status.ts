import { addDays } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

export const EMPLOYEE_STATUSES = ["draft", "active", "inactive"] as const;
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

/** Why an employment ends. */
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
  /** `YYYY-MM-DD`, the first day of employment. */
  readonly start_date: string;
  /** `YYYY-MM-DD`, the last day of employment, worked; null: none known. */
  readonly termination_date: string | null;
  readonly is_archived: boolean;
}

/** An employee's status: a pure function of the facts and the day, so that it cannot drift. */
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

/** Live and announced: can be chosen as the head of something. */
export const isChoosable = (alias: string): Sql =>
  sql`${column(alias, "archived_at")} is null and (${statusOf(alias)}) <> 'draft'`;

export const isLive = (alias: string): Sql => sql`${column(alias, "archived_at")} is null`;

/** Days from one day to another, both counted: 2026-06-01 to 2026-06-30 are 30. */
export function daysIncluded(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(addDays(to, 1)) - Date.parse(from)) / 86_400_000));
}

/** The day lies in the employment: neither before it begins nor after it ends; a hire who was withdrawn never begins. */
export const isEmployedOn = (alias: string, day: Sql): Sql =>
  sql`${column(alias, "start_date")} <= ${day} and coalesce(${column(alias, "termination_date")} >= ${day}, ${isLive(alias)})`;
