import { field, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Answers, Role } from "./form.ts";
import { showsPart } from "./seen-parts.ts";
import { scaleMaxOf } from "./shown-form.ts";
import { visibilityNote } from "./visibility.ts";

export const RESPONSE_STATUSES = ["pending", "draft", "submitted"] as const;

/** A response as callers read it; of one that is hidden from them, only who gives it and its status. */
export interface ShownResponse {
  readonly employee_id: string;
  readonly status: (typeof RESPONSE_STATUSES)[number];
  readonly role?: Role;
  readonly answers?: Answers;
  readonly comment?: string | null;
  readonly score?: number | null;
  readonly submitted_at?: string | null;
}

const schema = {
  type: "array",
  items: {
    type: "object",
    required: ["employee_id", "status"],
    properties: {
      employee_id: { type: "string", pattern: RETURNED_ULID, "x-resource": "employees" },
      status: { type: "string", enum: [...RESPONSE_STATUSES] },
      role: { type: "string", enum: ["assignee", "self"] },
      answers: {
        type: "object",
        description:
          "By the key of the criterion: `score`, `text` or `choice`, or `not_applicable`, and `comment`.",
        additionalProperties: {
          type: "object",
          properties: {
            score: { type: "integer", minimum: 1 },
            text: { type: "string" },
            choice: { type: "string" },
            not_applicable: { type: "boolean" },
            comment: { type: "string" },
          },
        },
      },
      comment: { type: ["string", "null"] },
      score: {
        type: ["number", "null"],
        description: "In percent; null until submitted, or without a rating.",
      },
      submitted_at: { type: ["string", "null"], format: "date-time" },
    },
  },
};

/** The score of a response in percent, over its alias and that of the evaluation. */
const scoreOfResponse = (response: string, alias: string): Sql =>
  sql`round(${column(response, "points")} * 100 / nullif(${column(response, "weights")} * ${scaleMaxOf(alias)}, 0), 2)`;

const momentText = (expression: Sql): Sql =>
  sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const isOwn = (response: string): Sql =>
  sql`coalesce(${column(response, "employee_id")} in (${fromContext("self")}, ${fromContext("team")}), false)`;

/** The responses of an evaluation, over its alias: those of the assignees in their order, then that of the employee. */
const shownResponses = (alias: string): Sql => sql`coalesce((
  select jsonb_agg(case when ${isOwn("r")} or (r.status = 'submitted' and ${showsPart("responses", alias)})
      then jsonb_build_object('employee_id', r.employee_id, 'role', r.role, 'status', r.status, 'answers', r.answers,
        'comment', r.comment, 'score', case when r.status = 'submitted' then trim_scale(${scoreOfResponse("r", alias)}) end,
        'submitted_at', ${momentText(sql`r.submitted_at`)})
      else jsonb_build_object('employee_id', r.employee_id, 'status', r.status) end
    order by r.role, assigned.position, r.employee_id)
  from evaluation_responses r left join evaluation_assignees assigned on assigned.workspace_id = r.workspace_id
    and assigned.evaluation_id = r.evaluation_id and assigned.assignee_id = r.employee_id and r.role = 'assignee'
  where r.workspace_id = ${column(alias, "workspace_id")} and r.evaluation_id = ${column(alias, "id")}), '[]')`;

/** One response per assignee, and that of the employee to the self review. */
export const responses = () =>
  field
    .jsonb<readonly ShownResponse[]>(schema)
    .computed(shownResponses)
    .notNull()
    .describe(
      `One for each assignee, and one for the self review. Everybody sees their own; submitted ones of others are as follows, and of hidden ones only employee_id and status are shown. ${visibilityNote("responses")}`,
    );

/** How many responses of assignees an evaluation has, over its alias. */
export const countResponses = (alias: string, status: "any" | "submitted"): Sql =>
  sql`(select count(*)::integer from evaluation_responses r
    where r.workspace_id = ${column(alias, "workspace_id")} and r.evaluation_id = ${column(alias, "id")}
      and r.role = 'assignee' and ${status === "any" ? sql`true` : sql`r.status = 'submitted'`})`;
