import { byField, byFieldAnyOf, field, resource, toMany, toOne } from "../../../engine/declare/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { countedInGroups } from "../../../platform/grouping/counted-in-groups.ts";
import { projectPartPolicy } from "../projects/projects.policy.ts";
import { assignedEmployee, isOverdue, trackedMinutes } from "./task-figures.ts";
import { complete, reopen, start } from "./task-state.ts";
import { taskHooks } from "./task-writes.ts";

/** The fields of a task that a project lead can write: all but the rate. */
const WRITTEN_BY_LEADS = [
  "project_id",
  "name",
  "description",
  "is_billable",
  "estimated_minutes",
  "assigned_employee_ids",
  "due_date",
  "position",
];

const fields = {
  project_id: field
    .reference("projects")
    .required()
    .selectable(isUnarchived)
    .asPart()
    .describe("Cannot be changed once time or a ticket refers to the task."),
  name: field
    .string({ caseInsensitive: true })
    .required()
    .unique({ within: ["project_id"] }),
  description: field
    .text()
    .mentioning("employees")
    .describe("It can mention people, as `@[Ana Pop](employees:01J…)`."),
  is_billable: field
    .boolean()
    .default(true)
    .describe(
      "Whether time on the task is billable by default; a change does not affect time already logged.",
    ),
  billed_rate: field
    .money({ min: 0 })
    .inCurrency(null)
    .gate("financials")
    .describe("The rate per hour, in the project's currency."),
  estimated_minutes: field.positive().counts("minutes"),
  assigned_employee_ids: field
    .references("employees", {
      table: "task_assignees",
      owner: "task_id",
      target: "employee_id",
      ordered: false,
      max: 50,
    })
    .describe("The assignees: employees with an assignment to the project that has not ended."),
  due_date: field.date(),
  status: field.choice("open", "in_progress", "done").managed().default("open"),
  position: field
    .positive()
    .computedDefault("the last")
    .describe("The position within the project, starting at 1. Other tasks move accordingly."),
  completed_at: field.dateTime().managed(),
  tracked_minutes: field
    .integer()
    .counts("minutes")
    .computed(trackedMinutes)
    .notNull()
    .quiet()
    .describe("The logged minutes, without running timers and rejected time."),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    tasks: typeof fields;
  }
}

/** Types of work within a project on which time is logged. */
export const tasks = resource("tasks", {
  description: "Types of work within a project on which time is logged.",
  policy: projectPartPolicy(WRITTEN_BY_LEADS),
  tracksUse: true,
  examples: {
    create: { name: "Design" },
    change: { description: "Home page and three subpages." },
  },
  fields,
  relationships: {
    project: toOne("projects", "project_id"),
    assignedEmployees: toMany("employees", "assigned_employee_ids"),
  },
  filters: {
    id: byFieldAnyOf,
    project_id: byFieldAnyOf,
    status: byFieldAnyOf,
    assigned_employee_id: assignedEmployee,
    is_billable: byField,
    due_date: byField,
    is_overdue: isOverdue,
    name: byField,
    created_at: byField,
    updated_at: byField,
    completed_at: byField,
  },
  sort: [
    "position",
    "id",
    "name",
    "due_date",
    "status",
    "estimated_minutes",
    "tracked_minutes",
    "created_at",
  ],
  defaultSort: "position",
  variants: {
    group: countedInGroups({
      resource: "tasks",
      table: "tasks",
      title: "Tasks in groups",
      description: "Tasks grouped by status or project: how many they are.",
      by: ["status", "project_id"],
    }),
  },
  search: ["name", "project.name"],
  globalSearch: { detail: ["project.name"] },
  hooks: taskHooks,
  actions: { start, complete, reopen },
});
