import {
  booleanKind,
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  filterOf,
  inverse,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, fromContext, sql } from "../../../engine/sql/index.ts";
import { feedbackOn } from "../feedback-relationship.ts";
import { managerFilter } from "../subject-filters.ts";
import { checkIn } from "./check-in.ts";
import { activate, cancel, close, reopen } from "./close.ts";
import { goalFields } from "./goal-fields.ts";
import { goalHooks } from "./goal-writes.ts";
import { goalPolicy } from "./goals.policy.ts";

/** Objectives of the company, of departments and of employees, with measurable key results. */
export const goals = resource("goals", {
  description:
    "Objectives with measurable key results. Goals are parts of other goals, whose progress follows from theirs.",
  label: "title",
  policy: goalPolicy,
  examples: {
    create: {
      employee_id: EXAMPLE_ULID,
      title: "Halve the time to answer tickets",
      start_date: "2026-07-01",
      due_date: "2026-09-30",
      key_results: [{ title: "Median hours to the first answer", start_value: 10, target_value: 4 }],
    },
    change: { due_date: "2026-10-31" },
  },
  fields: goalFields,
  relationships: {
    employee: toOne("employees", "employee_id"),
    department: toOne("departments", "department_id"),
    parent: toOne("goals", "parent_goal_id"),
    children: inverse("goals", "parent_goal_id", { sort: "due_date" }),
    evaluation: toOne("evaluations", "evaluation_id"),
    feedback: feedbackOn("goal_id"),
  },
  filters: {
    id: byFieldAnyOf,
    employee_id: byFieldAnyOf,
    department_id: byFieldAnyOf,
    parent_goal_id: byFieldAnyOf,
    level: byField,
    confidence: byField,
    status: byFieldAnyOf,
    evaluation_id: byField,
    start_date: byField,
    due_date: byField,
    is_overdue: filterOf(booleanKind, {
      title: "active and due before today",
      nullable: false,
      expression: (alias) =>
        sql`(${column(alias, "status")} = 'active' and ${column(alias, "due_date")} < ${fromContext("today")})`,
    }),
    progress: byField,
    manager_employee_id: managerFilter,
  },
  sort: ["id", "due_date", "start_date", "progress", "status", "title", "created_at"],
  defaultSort: "due_date",
  search: ["title", "description", "employee.first_name", "employee.last_name"],
  globalSearch: {},
  hooks: goalHooks,
  actions: { activate, "check-in": checkIn, close, reopen, cancel },
});
