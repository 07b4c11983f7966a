import { field } from "../../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";
import { callerHolds, isOfReports } from "../../employees/index.ts";
import { VIEWERS } from "../rights.ts";
import { isHidden, knowsAuthors, PERSPECTIVES, THRESHOLD } from "./anonymity.ts";

/** Whether the caller sees results: HR, superiors, who requested it, and the employee if it is visible to them. */
const seesResult = (alias: string): Sql =>
  sql`(${fromContext("isJournal")} or coalesce(${or([
    sql`(${column(alias, "employee_id")} = ${fromContext("self")} and ${column(alias, "is_visible_to_employee")})`,
    sql`(${column(alias, "employee_id")} is distinct from ${fromContext("identity")} and ${or([
      callerHolds(VIEWERS),
      sql`coalesce(${column(alias, "requested_by_employee_id")} = ${fromContext("self")}, false)`,
      sql`coalesce(${isOfReports("employee_id").team!(alias)}, false)`,
    ])})`,
  ])}, false))`;

/** Whether a perspective is suppressed for the caller, over the alias of the request. */
const isSuppressed = (alias: string, perspective: Sql): Sql =>
  sql`(${isHidden(column(alias, "is_anonymous"), perspective)} and not ${knowsAuthors(alias, "employee_id")}
    and ${perspective} <> all(${column(alias, "shown_perspectives")}))`;

/** The mean of each rating of a perspective. */
const ratings = (alias: string, perspective: Sql): Sql => sql`coalesce((
    select jsonb_object_agg(rated.key, trim_scale(rated.mean)) from (
      select answer.key, round(avg((answer.value ->> 'rating')::numeric), 2) as mean
      from feedback given, jsonb_each(given.answers) answer
      where given.workspace_id = ${column(alias, "workspace_id")} and given.feedback_request_id = ${column(alias, "id")}
        and given.type = ${perspective} and jsonb_exists(answer.value, 'rating')
      group by answer.key) rated), '{}'::jsonb)`;

const resultOf = (alias: string): Sql => sql`case when ${seesResult(alias)} then coalesce((
    select jsonb_agg(jsonb_build_object('perspective', side.perspective, 'respondents', side.respondents,
      'responses', side.responses, 'suppressed', ${isSuppressed(alias, sql`side.perspective`)},
      'ratings', case when ${isSuppressed(alias, sql`side.perspective`)} then '{}'::jsonb
        else ${ratings(alias, sql`side.perspective`)} end)
      order by array_position(${PERSPECTIVES}::text[], side.perspective))
    from (select p.perspective, count(*)::integer as respondents,
        (count(*) filter (where p.status = 'submitted'))::integer as responses
      from feedback_respondents p
      where p.workspace_id = ${column(alias, "workspace_id")} and p.request_id = ${column(alias, "id")}
      group by p.perspective) side), '[]') end`;

const schema = {
  type: ["array", "null"],
  items: {
    type: "object",
    required: ["perspective", "respondents", "responses", "suppressed", "ratings"],
    properties: {
      perspective: { type: "string", enum: [...PERSPECTIVES] },
      respondents: { type: "integer" },
      responses: { type: "integer" },
      suppressed: {
        type: "boolean",
        description: "Whether the answers are hidden, so that nobody can be singled out.",
      },
      ratings: {
        type: "object",
        additionalProperties: { type: "number" },
        description: "The mean by question.",
      },
    },
  },
};

/** What was answered, by perspective. */
export const result = () =>
  field
    .jsonb(schema)
    .computed(resultOf)
    .describe(
      `Null for respondents. Of peers and reports in an anonymous request, answers are shown once it is closed and only with at least ${THRESHOLD} responses of the perspective; to HR always, unless it is about them.`,
    );
