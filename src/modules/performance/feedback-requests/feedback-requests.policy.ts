import { own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { callerHolds, isOfReports } from "../../employees/index.ts";
import { MANAGERS, VIEWERS } from "../rights.ts";

const isRequester = (alias: string): Sql =>
  sql`${column(alias, "requested_by_employee_id")} = ${fromContext("self")}`;

const isRespondent = (alias: string): Sql => sql`exists (select 1 from feedback_respondents asked
  where asked.workspace_id = ${column(alias, "workspace_id")} and asked.request_id = ${column(alias, "id")}
    and asked.employee_id = ${fromContext("self")})`;

/** The employee sees a request that is closed, if its answers are for the employee. */
const isForEmployee = (alias: string): Sql => sql`(${column(alias, "employee_id")} = ${fromContext("self")}
  and ${column(alias, "status")} = 'closed' and ${column(alias, "is_visible_to_employee")})`;

export const ofRequester: RelatedRows = { self: isRequester };
export const ofRespondents: RelatedRows = { self: isRespondent };

/** HR, and who requested the feedback. */
export const REQUESTERS = { permissions: [MANAGERS], rows: ofRequester };

/** Whether the reader of the journal may not see the values of a request: one about the reader. */
const hidesInJournal = (id: Sql): Sql => sql`(not ${callerHolds(VIEWERS)} or exists (
  select 1 from feedback_requests recorded where recorded.workspace_id = ${fromContext("workspace")} and recorded.id = ${id}
    and recorded.employee_id = ${fromContext("identity")}))`;

/** Who sees and changes which feedback requests. Creating one is checked in the hooks. */
export const requestPolicy = own(
  {
    permissions: [VIEWERS],
    rows: {
      self: (alias) => sql`(${isRequester(alias)} or ${isRespondent(alias)} or ${isForEmployee(alias)})`,
      ...isOfReports("employee_id"),
    },
  },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS], relations: ["self", "team"] },
    update: [REQUESTERS],
    delete: REQUESTERS,
    journal: { permissions: [VIEWERS], hides: hidesInJournal },
  },
);
