import { type Condition, own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";
import { callerHolds } from "../../employees/index.ts";
import { MANAGERS, ofVisibleLead, VIEWERS } from "../leads/leads.policy.ts";

export const CLIENT_MANAGERS = "manage-clients";

/** Meetings that the caller organizes. */
const organizes = (alias: string): Sql =>
  sql`${column(alias, "organizer_employee_id")} = ${fromContext("self")}`;

/** Meetings to which the caller is invited. */
const attends = (alias: string): Sql => sql`exists (select from meeting_attendees attendee
  where attendee.workspace_id = ${column(alias, "workspace_id")} and attendee.meeting_id = ${column(alias, "id")}
    and attendee.employee_id = ${fromContext("self")})`;

const seen: RelatedRows = {
  self: (alias) => or([ofVisibleLead.self!(alias), organizes(alias), attends(alias)]),
  team: ofVisibleLead.team!,
};

/** Meetings on leads by permission for leads; meetings only with a client by permission for clients. */
const byPermission = (alias: string): Sql => sql`case when ${column(alias, "lead_id")} is null
  then ${callerHolds(CLIENT_MANAGERS)} else ${callerHolds(MANAGERS)} end`;

const written: RelatedRows = {
  anybody: byPermission,
  self: (alias) => or([ofVisibleLead.self!(alias), organizes(alias)]),
  team: ofVisibleLead.team!,
};

/** Who may change a meeting and say how it ended: its organizer, those who work on its lead, and the managers. */
export const MEETING_WRITERS: Condition = { permissions: [], rows: written };

/** Meetings are seen with their leads, and by their organizers and attendees. */
export const meetingPolicy = own(
  { permissions: VIEWERS, rows: seen },
  {
    write: [MANAGERS],
    create: { permissions: [MANAGERS, CLIENT_MANAGERS], relations: ["self", "team"] },
    update: [MEETING_WRITERS],
    delete: MEETING_WRITERS,
  },
);
