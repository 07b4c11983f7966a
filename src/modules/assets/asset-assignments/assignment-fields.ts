import { field } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { CONDITIONS } from "../assets/asset-state.ts";

const OUTCOMES = ["returned", "transferred", "lost"] as const;
const ASSIGNMENT_STATUSES = ["pending_acceptance", "active", "closed"] as const;

/** Closed when the asset came back; before, pending until the person has confirmed the hand-over, if that is required. */
const statusOf = (alias: string): Sql => sql`(case
  when ${column(alias, "returned_on")} is not null then 'closed'
  when ${column(alias, "requires_acceptance")} and ${column(alias, "accepted_at")} is null then 'pending_acceptance'
  else 'active' end)`;

const daysHeld = (alias: string): Sql =>
  sql`(coalesce(${column(alias, "returned_on")}, ${fromContext("today")}) - ${column(alias, "assigned_on")})`;

/** The fields of an assignment: who had which asset, from when to when, and in which condition. */
export const assignmentFields = {
  asset_id: field.reference("assets").managed().notNull(),
  employee_id: field.reference("employees").managed().notNull(),
  assigned_on: field.date().managed().notNull(),
  returned_on: field.date().managed().describe("Null while the employee has the asset."),
  expected_return_date: field
    .date()
    .onOrAfter("assigned_on")
    .describe("Can be changed until the asset is returned."),
  condition_out: field
    .choice(...CONDITIONS)
    .managed()
    .notNull(),
  condition_in: field.choice(...CONDITIONS).managed(),
  outcome: field
    .choice(...OUTCOMES)
    .managed()
    .describe("How the assignment ended; null while the employee has the asset."),
  requires_acceptance: field.boolean().hidden(),
  accepted_at: field.dateTime().managed().describe("When the employee confirmed the hand-over."),
  status: field
    .choice(...ASSIGNMENT_STATUSES)
    .computed(statusOf)
    .notNull(),
  days_held: field.integer().counts("days").computed(daysHeld).notNull(),
  notes: field.text(),
  assigned_by_employee_id: field.reference("employees").managed(),
  returned_by_employee_id: field.reference("employees").managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "asset-assignments": typeof assignmentFields;
  }
}
