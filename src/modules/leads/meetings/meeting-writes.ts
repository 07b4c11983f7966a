import { holds } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  fieldLabel,
  fieldMessage,
  forbidden,
  type Hooks,
  MESSAGES,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  said,
} from "../../../engine/work/index.ts";
import { MANAGERS, mayOnlySee } from "../leads/leads.policy.ts";
import { CLIENT_MANAGERS, clientMeetingObstacle } from "./meetings.policy.ts";

/** What can only be changed while the meeting is scheduled. */
const LOCKED = [
  ...(["lead_id", "client_id", "starts_at", "ends_at", "organizer_employee_id"] as const),
  ...(["attendee_employee_ids", "external_attendees"] as const),
];

const WEEK_MS = 7 * 86_400_000;

function settle(change: Change<"meetings">, { actor }: ReadOnlyWork): void {
  const { values, stored, sent, unread } = change;
  if (stored === null) values.revision = 0;
  else if ([...sent].some((name) => change.changes(name))) values.revision = (stored.revision ?? 0) + 1;
  if (stored === null && !sent.has("organizer_employee_id") && !unread.has("organizer_employee_id"))
    values.organizer_employee_id = actor.employeeId;
}

async function check(change: SettledChange<"meetings">, work: ReadOnlyWork): Promise<void> {
  const { values, unread, fail, stored } = change;
  const { lead_id: leadId = null, client_id: clientId = null } = values;
  if (leadId === null && clientId === null && !unread.has("lead_id") && !unread.has("client_id")) {
    fail("lead_id", "The lead id field is required when client id is not present.");
    fail("client_id", "The client id field is required when lead id is not present.");
  }
  if (!values.organizer_employee_id && !unread.has("organizer_employee_id"))
    fail("organizer_employee_id", fieldMessage(MESSAGES.required, "organizer_employee_id"));
  checkTimes(change);
  checkState(change);
  await checkPartner(change, work);
  if (stored !== null) refuseClientMeeting(stored, work);
  if (stored === null || change.changes("lead_id") || change.changes("client_id"))
    await requireWriter(change, work);
}

function checkTimes({ values, unread, fail, changes }: SettledChange<"meetings">): void {
  const url = values.meeting_url ?? null;
  if (url !== null && changes("meeting_url") && !url.startsWith("https:"))
    fail("meeting_url", "The meeting url field must start with https.");
  if (unread.has("starts_at") || unread.has("ends_at") || !values.starts_at || !values.ends_at) return;
  if (!changes("starts_at") && !changes("ends_at")) return;
  const length = new Date(values.ends_at).getTime() - new Date(values.starts_at).getTime();
  if (length <= 0) fail("ends_at", "The ends at field must be a date after starts at.");
  else if (length > WEEK_MS) fail("ends_at", "The ends at field must be at most 7 days after starts at.");
}

/** Times and people are those of a scheduled meeting; an outcome is that of one that was held. */
function checkState({ stored, sent, values, changes, fail }: SettledChange<"meetings">): void {
  const status = stored?.status ?? "scheduled";
  if (sent.has("outcome") && (values.outcome ?? null) !== null && changes("outcome") && status !== "held")
    fail("outcome", "The outcome field is prohibited unless the meeting was held.");
  if (stored === null || status === "scheduled") return;
  for (const name of LOCKED)
    if (sent.has(name) && changes(name))
      fail(
        name,
        message`The ${fieldLabel(name)} field cannot be changed on a ${said(status.replace("_", "-"))} meeting.`,
      );
}

/** With a lead and a client: the client must be that of the lead, if it has one. */
async function checkPartner(
  { values, changes, unread, fail }: SettledChange<"meetings">,
  work: ReadOnlyWork,
): Promise<void> {
  const { lead_id: leadId = null, client_id: clientId = null } = values;
  if (leadId === null || clientId === null || unread.has("lead_id") || unread.has("client_id")) return;
  if (!changes("lead_id") && !changes("client_id")) return;
  const other = await work.row(sql`select 1 from leads l where l.workspace_id = ${fromContext("workspace")}
    and l.id = ${leadId} and l.client_id <> ${clientId}`);
  if (other) fail("client_id", fieldMessage(MESSAGES.selected, "client_id"));
}

/** @throws 403 unless the caller organizes the meeting, or may write meetings with this lead or client */
async function requireWriter({ values }: SettledChange<"meetings">, work: ReadOnlyWork): Promise<void> {
  const { actor } = work;
  const { lead_id: leadId = null, client_id: clientId = null, organizer_employee_id: organizer } = values;
  const isOrganizer =
    actor.employeeId !== null && organizer === actor.employeeId && actor.relations.has("self");
  if (isOrganizer) return;
  if (leadId !== null) {
    if (await mayOnlySee(work, leadId)) throw forbidden(MANAGERS, "lead_id");
  } else if (clientId !== null && !holds(actor, CLIENT_MANAGERS))
    throw forbidden(CLIENT_MANAGERS, "client_id");
}

/** @throws 403 for a meeting only with a client, for those who may not write it */
function refuseClientMeeting(stored: Readonly<StoredRecord<"meetings">>, { actor }: ReadOnlyWork): void {
  const obstacle = clientMeetingObstacle(stored, actor);
  if (obstacle) throw obstacle;
}

/** The hooks of meetings: with whom they are, when, and what is locked once they are over. */
export const meetingHooks: Hooks<"meetings"> = {
  settle,
  check: { write: check, delete: refuseClientMeeting },
};
