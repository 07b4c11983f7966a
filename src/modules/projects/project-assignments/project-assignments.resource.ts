import {
  byField,
  byFieldAnyOf,
  dateKind,
  field,
  filterOf,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, fromContext, referredRow, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { periodOf } from "../../../platform/figures/period-parameter.ts";
import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";
import { projectPartPolicy } from "../projects/projects.policy.ts";
import { assignmentHooks } from "./assignment-writes.ts";
import { changeFrom } from "./change-assignment.ts";
import { coversDay } from "./present-assignments.ts";

/** The fields of an assignment that a project lead can write: all but rates and costs. */
const WRITTEN_BY_LEADS = [
  "project_id",
  "employee_id",
  "role",
  "weekly_hours_capacity",
  "starts_at",
  "ends_at",
];

const employee = referredRow("employees", "employee_id", {
  name: sql`${column("referred", "first_name")} || ' ' || ${column("referred", "last_name")}`,
});

const project = referredRow("projects", "project_id", { name: column("referred", "name") });

const fields = {
  project_id: field.reference("projects").required().immutable().selectable(isUnarchived).asPart(),
  employee_id: field.reference("employees").required().immutable().selectable(isUnarchived),
  employee_name: field.string({ caseInsensitive: true }).computed(employee("name")).notNull(),
  project_name: field.string({ caseInsensitive: true }).computed(project("name")).notNull(),
  role: field.string({ max: 100 }).describe("The role of the employee on the project."),
  billed_rate: field
    .money({ min: 0 })
    .inCurrency(null)
    .gate("financials")
    .describe("The rate per hour, in the project's currency."),
  internal_cost_rate: field
    .money({ min: 0 })
    .gate("manage-employees")
    .describe(
      "The cost per hour in the workspace's currency, if it differs from the employee's general cost.",
    ),
  weekly_hours_capacity: field
    .decimal(2, { min: 0, max: 168 })
    .counts("hours")
    .describe("The allocated weekly hours; null if none are allocated."),
  starts_at: field.date().computedDefault("today").describe("The first day."),
  ends_at: field.date().onOrAfter("starts_at").describe("The last day; null if open-ended."),
  is_active: field
    .boolean()
    .computed((alias) => sql`(${coversDay(alias, fromContext("today"))})`)
    .notNull(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "project-assignments": typeof fields;
  }
}

/** Assignments of employees to projects for a period, with the terms of that period. */
export const projectAssignments = resource("project-assignments", {
  description:
    "Assignments of employees to projects for a period, with the rate, cost and weekly hours in it. Assignments of an employee to the same project cannot overlap.",
  label: "employee_name",
  policy: projectPartPolicy(WRITTEN_BY_LEADS),
  examples: {
    create: { starts_at: "2026-08-03", weekly_hours_capacity: 20 },
    change: { role: "Designer" },
  },
  fields,
  relationships: { project: toOne("projects", "project_id"), employee: toOne("employees", "employee_id") },
  filters: {
    id: byFieldAnyOf,
    project_id: byFieldAnyOf,
    employee_id: byFieldAnyOf,
    is_active: byField,
    role: byField,
    starts_at: byField,
    ends_at: byField,
    effective_on: filterOf(dateKind, {
      title: "effective on a day, or on some day of a period",
      nullable: false,
      condition(alias, operand) {
        const { from, to } = periodOf(operand)!;
        return sql`${column(alias, "starts_at")} <= ${to}::date and coalesce(${column(alias, "ends_at")}, 'infinity') >= ${from}::date`;
      },
    }),
    created_at: byField,
    updated_at: byField,
  },
  sort: [
    "starts_at",
    "id",
    "ends_at",
    "employee_name",
    "project_name",
    "weekly_hours_capacity",
    "created_at",
  ],
  defaultSort: "-starts_at",
  variants: {
    group: countedInGroups({
      resource: "project-assignments",
      table: "project_assignments",
      title: "Assignments in groups",
      description: "Assignments grouped by project or employee: how many they are.",
      by: ["employee_id", "project_id"],
    }),
  },
  search: ["employee_name", "project_name", "role"],
  hooks: assignmentHooks,
  actions: { "change-from": changeFrom },
});
