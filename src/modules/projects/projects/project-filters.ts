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
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { budgetStatus } from "../economics/budget-status.ts";
import { coversDay } from "../project-assignments/present-assignments.ts";

/** Filters by employees with an assignment that covers today. */
const employeeId: Filter = filterOf(listOf(idKind), {
  title: "employee with an assignment today",
  nullable: false,
  condition: (alias, operand) => sql`exists (select from project_assignments present
    where present.workspace_id = ${column(alias, "workspace_id")} and present.project_id = ${column(alias, "id")}
      and present.employee_id = any(${valuesOf(operand)}::text[])
      and ${coversDay("present", fromContext("today"))})`,
});

/** The filters of the list of projects. */
export const projectFilters = {
  id: byFieldAnyOf,
  archived: byField,
  client_id: byField,
  manager_employee_id: byField,
  billing_model: byFieldAnyOf,
  budget_type: byFieldAnyOf,
  currency: byFieldAnyOf,
  name: byField,
  code: byField,
  client_name: byField,
  starts_at: byField,
  ends_at: byField,
  created_at: byField,
  updated_at: byField,
  archived_at: byField,
  budget: byField,
  employee_id: employeeId,
  budget_status: budgetStatus,
} satisfies Filters;
