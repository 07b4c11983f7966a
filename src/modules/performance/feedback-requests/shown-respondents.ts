import { field, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";
import { callerHolds, isOfReports } from "../../employees/index.ts";
import { VIEWERS } from "../rights.ts";
import { isAnonymousAboutCaller, isHidden, knowsAuthors, PERSPECTIVES } from "./anonymity.ts";

export const RESPONDENT_STATUSES = ["pending", "submitted", "declined"] as const;

/**
 * Whether the caller sees who is asked and who has responded: HR, superiors of the employee and who requested it. Others
 * see only themselves, and so does the employee of an anonymous request, whatever else the employee may see.
 */
export const seesRespondents = (alias: string): Sql => sql`(${fromContext("isJournal")} or
    (not ${isAnonymousAboutCaller(alias, "employee_id")} and coalesce(${or([
      callerHolds(VIEWERS),
      sql`${column(alias, "requested_by_employee_id")} = ${fromContext("self")}`,
      isOfReports("employee_id").team!(alias),
    ])}, false)))`;

/** Whether the caller sees a respondent, over the aliases of the request and of the respondent. */
export const isShownRespondent = (alias: string, respondent: string): Sql =>
  sql`(${seesRespondents(alias)} or coalesce(${column(respondent, "employee_id")} = ${fromContext("self")}, false))`;

/** A FROM clause of the respondents that the caller sees. */
const shown = (alias: string): Sql => sql`from feedback_respondents p
  where p.workspace_id = ${column(alias, "workspace_id")} and p.request_id = ${column(alias, "id")}
    and ${isShownRespondent(alias, "p")}`;

/** The ids of the respondents whom the caller sees, in order. */
export const shownRespondentIds = (alias: string): Sql =>
  sql`array(select p.employee_id ${shown(alias)} order by p.position)`;

const isSecret = (alias: string): Sql =>
  sql`(${isHidden(column(alias, "is_anonymous"), sql`p.perspective`)} and not ${knowsAuthors(alias, "employee_id")})`;

const schema = {
  type: "array",
  items: {
    type: "object",
    required: ["employee_id", "perspective", "status", "feedback_id", "responded_at"],
    properties: {
      employee_id: { type: "string", pattern: RETURNED_ULID, "x-resource": "employees" },
      perspective: { type: "string", enum: [...PERSPECTIVES] },
      status: { type: "string", enum: [...RESPONDENT_STATUSES] },
      feedback_id: { type: ["string", "null"], pattern: RETURNED_ULID, "x-resource": "feedback" },
      responded_at: { type: ["string", "null"], format: "date-time" },
    },
  },
};

const shownRespondents = (alias: string): Sql => sql`coalesce((select jsonb_agg(jsonb_build_object(
      'employee_id', p.employee_id, 'perspective', p.perspective, 'status', p.status,
      'feedback_id', case when not ${isSecret(alias)} then p.feedback_id end,
      'responded_at', case when not ${isSecret(alias)}
        then to_char(p.responded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') end) order by p.position)
    ${shown(alias)}), '[]')`;

/** Who is asked, how they stand to the employee, and whether they have responded. */
export const respondents = () =>
  field
    .jsonb(schema)
    .computed(shownRespondents)
    .notNull()
    .describe(
      "Respondents see only themselves, and so does the employee of an anonymous request. Of peers and reports in an anonymous one, only HR sees feedback_id and responded_at.",
    );

const count = (alias: string, condition: Sql): Sql => sql`(select count(*) from feedback_respondents p
  where p.workspace_id = ${column(alias, "workspace_id")} and p.request_id = ${column(alias, "id")} and ${condition})`;

const SUBMITTED = sql`p.status = 'submitted'`;

export const responsesCount = (alias: string): Sql => sql`${count(alias, SUBMITTED)}::integer`;
export const responseRate = (alias: string): Sql =>
  sql`round(${count(alias, SUBMITTED)} * 100.0 / nullif(${count(alias, sql`true`)}, 0), 2)`;
