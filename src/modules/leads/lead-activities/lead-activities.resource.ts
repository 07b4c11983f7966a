import {
  byField,
  byFieldAnyOf,
  EXAMPLE_ULID,
  field,
  resource,
  toOne,
} from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import { HUMAN_ACTIVITIES, SYSTEM_ACTIVITIES } from "./activity-types.ts";
import { activityHooks } from "./activity-writes.ts";
import { activityPolicy } from "./lead-activities.policy.ts";
import { complete, reopen } from "./task-states.ts";

const isSystem = (alias: string): Sql => sql`(${column(alias, "type")} <> all(${HUMAN_ACTIVITIES}::text[]))`;

/** Where it stands in the timeline: a task where it is due, or where it was added if it has no due time. */
const placeInTime = (alias: string): Sql => sql`(case ${column(alias, "type")}
  when 'task' then coalesce(${column(alias, "due_at")}, ${column(alias, "created_at")})
  else ${column(alias, "occurred_at")} end)`;

const fields = {
  lead_id: field.reference("leads").required().immutable().asPart(),
  type: field
    .choice(...HUMAN_ACTIVITIES, ...SYSTEM_ACTIVITIES)
    .required()
    .immutable()
    .describe("note, call, email or task; the others are recorded by the system."),
  subject: field.string().describe("Required for a task."),
  body: field
    .text()
    .mentioning("employees")
    .describe("Required for a note. It can mention people, as `@[Ana Pop](employees:01J…)`."),
  occurred_at: field
    .dateTime()
    .computedDefault("now, except for a task")
    .orNull()
    .sortedBy(placeInTime)
    .describe("Not in the future; a task has none, and is sorted by due_at, else by created_at."),
  direction: field.choice("inbound", "outbound").computedDefault("outbound for a call or an email").orNull(),
  duration_minutes: field.integer({ min: 0, max: 1440 }).counts("minutes").describe("Of a call."),
  outcome: field.choice("connected", "left_message", "no_answer", "wrong_number").describe("Of a call."),
  due_at: field.dateTime().describe("Of a task."),
  completed_at: field.dateTime().managed().describe("Of a task; set by complete, cleared by reopen."),
  assignee_employee_id: field
    .reference("employees")
    .selectable(isUnarchived)
    .computedDefault("for a task, the caller's own")
    .orNull()
    .describe("Of a task."),
  changes: field.jsonb().describe("What changed, for activities of the system."),
  is_system: field.boolean().computed(isSystem).notNull(),
  created_by_user_id: field.reference("users").managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    "lead-activities": typeof fields;
  }
}

/** The timeline of leads: what people logged or plan, and what the system recorded. */
export const leadActivities = resource("lead-activities", {
  description: "The timeline of leads: notes, calls, emails and tasks, and what the system recorded.",
  plural: "lead activities",
  policy: activityPolicy,
  label: "type",
  examples: {
    create: { lead_id: EXAMPLE_ULID, type: "call", subject: "First call", outcome: "connected" },
    change: { body: "They decide in May." },
  },
  fields,
  relationships: {
    lead: toOne("leads", "lead_id"),
    assignee: toOne("employees", "assignee_employee_id"),
    createdBy: toOne("users", "created_by_user_id"),
  },
  filters: {
    lead_id: byFieldAnyOf,
    assignee_employee_id: byFieldAnyOf,
    created_by_user_id: byFieldAnyOf,
    type: byFieldAnyOf,
    occurred_at: byField,
    due_at: byField,
    completed_at: byField,
    is_system: byField,
  },
  search: ["subject", "body"],
  sort: ["id", "occurred_at", "due_at", "created_at"],
  defaultSort: "-occurred_at",
  hooks: activityHooks,
  actions: { complete, reopen },
});
