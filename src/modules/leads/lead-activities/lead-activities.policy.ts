import { type Condition, own, type RelatedRows } from "../../../engine/declare/index.ts";
import { and, column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";
import { MANAGERS, ofVisibleLead, VIEWERS } from "../leads/leads.policy.ts";
import { HUMAN_ACTIVITIES } from "./activity-types.ts";

/** Those who may work on the activity's lead. */
export const ACTIVITY_WORKERS: Condition = { permissions: [MANAGERS], rows: ofVisibleLead };

const WRITTEN_FIELDS = [
  ...["lead_id", "type", "subject", "body", "occurred_at", "direction", "duration_minutes", "outcome"],
  ...["due_at", "assignee_employee_id"],
];

const isHumanRow = (alias: string): Sql => sql`${column(alias, "type")} = any(${HUMAN_ACTIVITIES}::text[])`;

const isAuthors = (alias: string): Sql =>
  sql`${column(alias, "created_by_user_id")} = ${fromContext("selfUser")}`;

/** An activity of the system on such a lead: whoever works on the lead gets the message that it cannot be changed. */
const isOfSystem =
  (isOfLead: (alias: string) => Sql) =>
  (alias: string): Sql =>
    sql`(not ${isHumanRow(alias)} and ${isOfLead(alias)})`;

const orAuthors =
  (isOfLead: (alias: string) => Sql) =>
  (alias: string): Sql =>
    or([and([isHumanRow(alias), isAuthors(alias)]), isOfSystem(isOfLead)(alias)]);

/** What each person logged or planned is theirs. */
const ofAuthor: RelatedRows = {
  self: orAuthors(ofVisibleLead.self!),
  team: isOfSystem(ofVisibleLead.team!),
  both: orAuthors(ofVisibleLead.both!),
};

/** Activities are seen with their lead, and changed by their authors. */
export const activityPolicy = own(
  { permissions: VIEWERS, rows: ofVisibleLead },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS], relations: ["self", "team"] },
    update: [{ permissions: [MANAGERS] }, { permissions: [], rows: ofAuthor, fields: WRITTEN_FIELDS }],
    delete: { permissions: [MANAGERS], rows: ofAuthor },
  },
);
