import type { Condition, RelatedRows } from "../../../engine/declare/index.ts";
import { and, column, fromContext, or, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { callerHolds, isOfReports } from "../../employees/index.ts";
import { VIEWERS } from "../rights.ts";
import { type Part, type Role, STAGES, type Stage, VISIBILITY } from "./visibility.ts";

export const SALARY_MANAGERS = "manage-salaries";

/** Whether an evaluation is about pay, over its alias. */
export const isSalary = (alias: string): Sql => sql`${column(alias, "category")} = 'salary'`;

/** How far an evaluation is, over its alias. */
const stageOf = (
  alias: string,
): Sql => sql`(case when ${column(alias, "started_at")} is null then 'not_started'
  when ${column(alias, "status")} = 'completed' and ${column(alias, "shared_at")} is not null then 'shared'
  else ${column(alias, "status")} end)`;

const isAt = (alias: string, stages: readonly Stage[]): Sql =>
  stages.length === STAGES.length ? raw("true") : sql`${stageOf(alias)} = any(${stages}::text[])`;

/** Whether a person is among the assignees, over the alias of an evaluation. */
export const isAssignedTo = (
  alias: string,
  person: Sql,
): Sql => sql`exists (select 1 from evaluation_assignees assigned
  where assigned.workspace_id = ${column(alias, "workspace_id")} and assigned.evaluation_id = ${column(alias, "id")}
    and assigned.assignee_id = ${person})`;

const hasSubmitted = (alias: string, person: Sql): Sql => sql`exists (select 1 from evaluation_responses given
  where given.workspace_id = ${column(alias, "workspace_id")} and given.evaluation_id = ${column(alias, "id")}
    and given.role = 'assignee' and given.employee_id = ${person} and given.status = 'submitted')`;

const TEAM = fromContext("team");

/** Whether the caller is a superior of the employee. Superiors as such have nothing to do with evaluations of pay. */
const isSuperior = (alias: string): Sql =>
  sql`(not ${isSalary(alias)} and ${isOfReports("employee_id").team!(alias)})`;

/** The rows of superiors, who may start, complete and change evaluations of their reports. */
export const ofSuperiors: RelatedRows = { team: isSuperior };

/** The rows of assignees. */
export const ofAssignees: RelatedRows = { team: (alias) => isAssignedTo(alias, TEAM) };

const ofTeamRole: Readonly<Record<Exclude<Role, "subject" | "hr">, (alias: string) => Sql>> = {
  submitted_assignee: (alias) => hasSubmitted(alias, TEAM),
  pending_superior: (alias) => and([isPending(alias), isSuperior(alias)]),
  pending_assignee: (alias) => sql`(${isPending(alias)} and not ${isSuperior(alias)})`,
  superior: (alias) => sql`(${isSuperior(alias)} and not ${isAssignedTo(alias, TEAM)})`,
};

const isPending = (alias: string): Sql =>
  sql`(${isAssignedTo(alias, TEAM)} and not ${hasSubmitted(alias, TEAM)})`;

/** The rows on which callers see a part by their relation to the evaluation. */
function relatedRows(part: Part): RelatedRows {
  const stages = VISIBILITY[part];
  const team = Object.entries(ofTeamRole).filter(([role]) => stages[role as Role].length > 0);
  return {
    ...(stages.subject.length > 0
      ? {
          self: (alias) =>
            and([sql`${column(alias, "employee_id")} = ${fromContext("self")}`, isAt(alias, stages.subject)]),
        }
      : {}),
    team: (alias) =>
      or(team.map(([role, condition]) => and([condition(alias), isAt(alias, stages[role as Role])]))),
  };
}

/** Whether the caller is the employee and the part is not for the employee at this stage. */
export const isKeptFromSubject = (alias: string, part: Part): Sql =>
  sql`(coalesce(${column(alias, "employee_id")} = ${fromContext("identity")}, false)
    and not ${isAt(alias, VISIBILITY[part].subject)})`;

/** Who sees a part of an evaluation. */
export const seenPart = (part: Part): Condition & Required<Pick<Condition, "rows">> => ({
  permissions: [VIEWERS],
  rows: relatedRows(part),
  withheld: [
    { rows: isSalary, unless: [SALARY_MANAGERS] },
    ...(part === "record" ? [] : [{ rows: (alias: string) => isKeptFromSubject(alias, part), unless: [] }]),
  ],
});

/** The same as an expression over an evaluation, for values of which each reader sees another part. */
export function showsPart(part: Part, alias: string): Sql {
  const { self, team } = relatedRows(part);
  return or([
    fromContext("isJournal"),
    sql`coalesce(${or([...(self ? [self(alias)] : []), team!(alias)])}, false)`,
    sql`(${callerHolds(VIEWERS)} and (not ${isSalary(alias)} or ${callerHolds(SALARY_MANAGERS)})
      and not ${isKeptFromSubject(alias, part)})`,
  ]);
}

/** Whether the reader of the journal may not see the values of an evaluation with an id, or of a deleted one. */
export const hidesInJournal = (id: Sql): Sql => sql`not (${callerHolds(SALARY_MANAGERS)} or exists (
    select 1 from evaluations recorded where recorded.workspace_id = ${fromContext("workspace")} and recorded.id = ${id}
      and recorded.category <> 'salary'))
  or exists (select 1 from evaluations recorded where recorded.workspace_id = ${fromContext("workspace")} and recorded.id = ${id}
    and recorded.employee_id = ${fromContext("identity")})`;
