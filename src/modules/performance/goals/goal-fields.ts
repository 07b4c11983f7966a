import { field, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { isLive } from "../../employees/index.ts";
import { shownPercentOf } from "../exact-percent.ts";
import { keyResultsField } from "./key-results.ts";

export const GOAL_LEVELS = ["company", "department", "employee"] as const;
export const GOAL_STATUSES = ["draft", "active", "achieved", "missed", "cancelled"] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];
export const CONFIDENCES = ["on_track", "at_risk", "off_track"] as const;

const SHOWN_CHECK_INS = 100;

const checkInsSchema = {
  type: "array",
  items: {
    type: "object",
    required: ["at", "employee_id", "key_result_id", "value", "confidence", "note", "progress"],
    properties: {
      at: { type: "string", format: "date-time" },
      employee_id: { type: ["string", "null"], pattern: RETURNED_ULID, "x-resource": "employees" },
      key_result_id: { type: ["string", "null"] },
      value: { type: ["number", "null"] },
      confidence: { type: "string", enum: [...CONFIDENCES] },
      note: { type: ["string", "null"] },
      progress: { type: "number", description: "Of the goal after the check-in, in percent." },
    },
  },
};

const checkIns = (alias: string): Sql => sql`coalesce((select jsonb_agg(jsonb_build_object(
      'at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'employee_id', c.employee_id,
      'key_result_id', c.key_result_id, 'value', trim_scale(c.value), 'confidence', c.confidence, 'note', c.note,
      'progress', trim_scale(c.progress)) order by c.id desc)
    from (select newest.* from goal_check_ins newest where newest.workspace_id = ${column(alias, "workspace_id")}
      and newest.goal_id = ${column(alias, "id")} order by newest.id desc limit ${SHOWN_CHECK_INS}) c), '[]')`;

/** The fields of a goal: what is to be achieved by when, how it is measured, and how far it is. */
export const goalFields = {
  level: field
    .choice(...GOAL_LEVELS)
    .default("employee")
    .immutable(),
  employee_id: field
    .reference("employees")
    .selectable(isLive)
    .describe("Whose goal it is. Default for goals of employees: the caller; others may have an owner."),
  department_id: field
    .reference("departments")
    .requiredWhen("level", "department")
    .prohibitedUnless("level", "department"),
  title: field.string().required(),
  description: field.text(),
  parent_goal_id: field.reference("goals").describe("The goal that it is a part of; at most 5 levels."),
  evaluation_id: field
    .reference("evaluations")
    .onDelete("nullify")
    .describe("An evaluation of the employee in which the goal is discussed."),
  start_date: field.date().required(),
  due_date: field.date().required().onOrAfter("start_date"),
  weight: field
    .decimal(2, { above: 0, max: 100 })
    .default("1.00")
    .describe("How much it counts among the parts of its parent."),
  key_results: keyResultsField(),
  manual_progress: field
    .decimal(2, { min: 0, max: 100, between: true })
    .counts("percent")
    .describe("The progress of a goal that has neither key results nor children."),
  exact_progress: field.decimal(20).hidden(),
  progress: field
    .decimal(2)
    .counts("percent")
    .computed((alias) => shownPercentOf(alias, "exact_progress"))
    .notNull()
    .describe("The weighted mean of the key results, else of the children, else manual_progress, else 0."),
  confidence: field
    .choice(...CONFIDENCES)
    .managed()
    .default("on_track")
    .describe("As in the latest check-in."),
  activate: field
    .boolean()
    .default(true)
    .createOnly()
    .writeOnly()
    .describe("Whether the goal is active at once; otherwise it is a draft."),
  status: field
    .choice(...GOAL_STATUSES)
    .managed()
    .notNull(),
  check_ins: field
    .jsonb(checkInsSchema)
    .computed(checkIns)
    .notNull()
    .describe(`The newest ${SHOWN_CHECK_INS} check-ins, newest first.`),
  closed_at: field.dateTime().managed(),
  closing_note: field.text().managed(),
};

declare module "../../../engine/declare/index.ts" {
  interface DeclaredFields {
    goals: typeof goalFields;
  }
}
