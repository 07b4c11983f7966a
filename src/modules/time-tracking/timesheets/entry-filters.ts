import {
  byField,
  byFieldAnyOf,
  type Filter,
  type Filters,
  filterOf,
  idKind,
  listOf,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, fromContext, isOneOf, sql } from "../../../engine/sql/index.ts";

/** Filters by the direct manager of the employee. */
export const ofManager: Filter = filterOf(idKind, {
  title: "direct manager of the employee",
  nullable: false,
  condition: (
    alias,
    operand,
  ) => sql`${column(alias, "employee_id")} in (select managed.id from employees managed
    where managed.workspace_id = ${fromContext("workspace")}
      and ${isOneOf(sql`managed.manager_employee_id`, valuesOf(operand), "text")})`,
});

const ofClients: Filter = filterOf(listOf(idKind), {
  title: "client of the project",
  nullable: false,
  condition: (alias, operand) => sql`${column(alias, "project_id")} in (select billed.id from projects billed
    where billed.workspace_id = ${fromContext("workspace")}
      and ${isOneOf(sql`billed.client_id`, valuesOf(operand), "text")})`,
});

/** The filters of the list of time entries. */
export const entryFilters = {
  id: byFieldAnyOf,
  employee_id: byFieldAnyOf,
  project_id: byFieldAnyOf,
  task_id: byFieldAnyOf,
  client_id: ofClients,
  date: byField,
  is_billable: byField,
  is_running: byField,
  is_locked: byField,
  locked_reason: byField,
  approval_status: byFieldAnyOf,
  billing_status: byFieldAnyOf,
  invoice_line_id: byField,
  timesheet_submission_id: byField,
  manager_employee_id: ofManager,
  worked_minutes: byField,
  started_at: byField,
  created_at: byField,
  updated_at: byField,
} satisfies Filters;
