import { own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import { callerHolds, isOfReports } from "../../employees/index.ts";
import { isAnonymousAboutCaller } from "../feedback-requests/anonymity.ts";
import { MANAGERS, VIEWERS } from "../rights.ts";

const HIRERS = "view-hiring";

/** For how many days authors can change and delete what they said. */
const DAYS_TO_CHANGE = 30;

const isOnCandidate = (alias: string): Sql => sql`${column(alias, "feedbackable_type")} = 'candidates'`;

/** Whether an answer is not anonymous, or its perspective was shown when the request was closed. */
const isShown = (alias: string): Sql => sql`(not ${column(alias, "is_anonymous")} or exists (
  select 1 from feedback_requests answered where answered.workspace_id = ${column(alias, "workspace_id")}
    and answered.id = ${column(alias, "feedback_request_id")}
    and ${column(alias, "type")} = any(answered.shown_perspectives)))`;

const isAuthor = (alias: string): Sql => sql`${column(alias, "author_user_id")} = ${fromContext("selfUser")}`;

/** What the caller said lately enough to change it. */
export const ofAuthor: RelatedRows = {
  self: (alias) => sql`(${isAuthor(alias)}
    and ${column(alias, "created_at")} > ${fromContext("now")} - make_interval(days => ${DAYS_TO_CHANGE}::integer))`,
};

/** Authors, and HR. */
const WRITERS = { permissions: [MANAGERS], rows: ofAuthor };

/** A value of feedback that may be gone, before or after the change that an entry of the journal is about. */
const journalled = (name: string): Sql =>
  sql`coalesce(entry.changes -> ${name} ->> 'to', entry.changes -> ${name} ->> 'from')`;

/**
 * Whether the reader of the journal may not see what was said: on candidates without that right, or about the reader. Of
 * feedback that is gone only the journal knows on whom it was, and not whether it was anonymous.
 */
const hidesInJournal = (id: Sql): Sql => sql`(exists (
  select 1 from feedback recorded where recorded.workspace_id = ${fromContext("workspace")} and recorded.id = ${id}
    and (${isAnonymousAboutCaller("recorded", "subject_employee_id")}
      or (${isOnCandidate("recorded")} and not ${callerHolds(HIRERS)})))
  or (not exists (select 1 from feedback present
      where present.workspace_id = ${fromContext("workspace")} and present.id = ${id})
    and exists (select 1 from journal entry where entry.workspace_id = ${fromContext("workspace")}
      and entry.resource_type = 'feedback' and entry.resource_id = ${id}
      and (coalesce(${journalled("feedbackable_id")} = ${fromContext("identity")}, false)
        or (${journalled("feedbackable_type")} = 'candidates' and not ${callerHolds(HIRERS)})))))`;

/**
 * Who reads which feedback: its author, HR, superiors of the employee, and the employee if it is visible to them; on
 * candidates the author and those who hire. Anonymous answers are read by superiors and the employee only once they are
 * shown, and by HR always, unless they are about the reader.
 */
export const feedbackPolicy = own(
  {
    permissions: [VIEWERS],
    rows: {
      anybody: (alias) => sql`(${isOnCandidate(alias)} and ${callerHolds(HIRERS)})`,
      self: (
        alias,
      ) => sql`(${isAuthor(alias)} or (${column(alias, "subject_employee_id")} = ${fromContext("self")}
        and ${column(alias, "is_visible_to_employee")} and ${isShown(alias)}))`,
      team: (alias) => sql`(${isOfReports("subject_employee_id").team!(alias)} and ${isShown(alias)})`,
    },
    withheld: [
      { rows: isOnCandidate, unless: [HIRERS] },
      { rows: (alias) => isAnonymousAboutCaller(alias, "subject_employee_id"), unless: [] },
    ],
  },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS], relations: ["self"] },
    update: [WRITERS],
    delete: WRITERS,
    journal: {
      permissions: [VIEWERS],
      hides: hidesInJournal,
      // An anonymous answer is reported when the request is closed, and never with who caused it.
      discretion: (alias) => sql`case when not ${column(alias, "is_anonymous")} then null
        when ${column(alias, "reported_at")} is null then 'unreported' else 'nameless' end`,
    },
  },
);
