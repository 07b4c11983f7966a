import {
  byField,
  byFieldAnyOf,
  choiceKind,
  type Filter,
  type Filters,
  filterOf,
  idKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { departmentFilter, managerFilter } from "../subject-filters.ts";
import { CATEGORIES } from "./evaluation-fields.ts";

const assignee = (title: string, also: Sql): Filter =>
  filterOf(idKind, {
    title,
    nullable: false,
    condition: (alias, operand) => sql`exists (select 1 from evaluation_assignees chosen
      left join evaluation_responses response on response.workspace_id = chosen.workspace_id
        and response.evaluation_id = chosen.evaluation_id and response.role = 'assignee'
        and response.employee_id = chosen.assignee_id
      where chosen.workspace_id = ${column(alias, "workspace_id")} and chosen.evaluation_id = ${column(alias, "id")}
        and chosen.assignee_id = any(${valuesOf(operand)}::text[]) and ${also})`,
  });

/** The filters of the list of evaluations. */
export const evaluationFilters = {
  id: byFieldAnyOf,
  employee_id: byFieldAnyOf,
  evaluation_type_id: byFieldAnyOf,
  category: filterOf(choiceKind(CATEGORIES), {
    title: "category of the type",
    nullable: false,
    expression: (alias) => column(alias, "category"),
  }),
  assignee_id: assignee("assignee", sql`true`),
  pending_assignee_id: assignee("assignee who has not submitted", sql`response.status <> 'submitted'`),
  cycle: byField,
  status: byFieldAnyOf,
  period_start: byField,
  period_end: byField,
  due_date: byField,
  is_overdue: byField,
  shared_at: byField,
  completed_at: byField,
  manager_employee_id: managerFilter,
  department: departmentFilter,
  score: byField,
} satisfies Filters;
