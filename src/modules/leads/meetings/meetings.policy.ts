import { type Actor, type Condition, holds, own, type RelatedRows } from "../../../engine/declare/index.ts";
import { column, fromContext, or, type Sql, sql } from "../../../engine/sql/index.ts";
import { type ApiError, forbidden, type StoredRecord } from "../../../engine/work/index.ts";
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

/** Meetings only with a client, for those who manage clients. */
const isOfManagedClient = (alias: string): Sql =>
  sql`(${column(alias, "lead_id")} is null and ${callerHolds(CLIENT_MANAGERS)})`;

const written: RelatedRows = {
  anybody: isOfManagedClient,
  self: (alias) => or([ofVisibleLead.self!(alias), organizes(alias)]),
  team: ofVisibleLead.team!,
};

/** Who may change a meeting and say how it ended: its organizer, those who work on its lead, and the managers. */
export const MEETING_WRITERS: Condition = { permissions: [MANAGERS], rows: written };

type Parties = Pick<StoredRecord<"meetings">, "lead_id" | "client_id" | "organizer_employee_id">;

/** The 403 for a meeting only with a client, unless the caller manages clients or organizes it; null: allowed. */
export function clientMeetingObstacle(
  { lead_id, organizer_employee_id: organizer }: Readonly<Parties>,
  actor: Actor,
): ApiError | null {
  if (lead_id !== null || holds(actor, CLIENT_MANAGERS)) return null;
  const isOrganizer = actor.employeeId !== null && organizer === actor.employeeId;
  return isOrganizer && actor.relations.has("self") ? null : forbidden(CLIENT_MANAGERS);
}

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
