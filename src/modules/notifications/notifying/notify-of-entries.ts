import type { NotificationKind } from "../../../engine/declare/index.ts";
import {
  concernsRecords,
  entriesFrom,
  eventName,
  latestGivenPosition,
  placeBehind,
  schemaOf,
} from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { isOfDemoData } from "../../../platform/demo-data/demo-records.ts";
import { queueChannelMessages } from "../channel-messages/queue-messages.ts";
import { MAIL_HOUR, mailDays } from "./mail-days.ts";
import { moveNotificationCursor, takeNotificationCursor } from "./notification-cursor.ts";
import { type Recipient, recipientsOf } from "./recipients.ts";

const ENTRIES_AT_ONCE = 500;
/** What happened earlier is not news any more, such as after the program stood still. */
const NOTIFIED_WITHIN_DAYS = 3;

interface Entry extends Values {
  readonly id: string;
  readonly position: number;
  readonly event: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly actor_type: string;
  readonly actor_name: string;
  readonly user_id: string | null;
}

interface Addressee extends Recipient {
  readonly kind: NotificationKind;
}

/**
 * Notifies people of the next entries of the workspace's journal. The notifications are inserted and the cursor is moved in
 * one transaction, so each person is notified of each event once, even if the process is killed.
 * @returns how many notifications there are more, and whether nothing is left
 */
export async function notifyOfEntries(work: Work): Promise<{ notified: number; isDone: boolean }> {
  const cursor = await takeNotificationCursor(work);
  if (!cursor) return { notified: 0, isDone: true };
  const kinds = [...schemaOf(work).notifications.values()];
  const events = [...new Set(kinds.flatMap(eventsOf))];
  const row = await work.row<{ position: number }>(sql`select ${latestGivenPosition} as position`);
  const upto = row!.position;
  // What the program writes itself, such as sample records, is no news, except the events that it raises.
  const condition = sql`${concernsRecords(schemaOf(work))} and entry.event = any(${events}::text[])
    and (entry.actor_type <> 'system' or entry.event = any(${kinds.flatMap((kind) => systemEventsOf(work, kind))}::text[]))
    and not ${isOfDemoData("entry")} and entry.created_at > ${fromContext("now")}::timestamptz - make_interval(days => ${NOTIFIED_WITHIN_DAYS}::integer)`;
  const entries = await work.rows<Entry>(sql`select j.id, j.position, j.event, j.resource_type, j.resource_id,
      j.actor_type, j.actor_name, j.user_id
    from ${entriesFrom(cursor, upto, condition, ENTRIES_AT_ONCE)} j order by j.position, j.id`);
  const addressees = await addresseesOf(work, entries, kinds);
  const notified = await insertNotifications(work, entries, addressees);
  await queueChannelMessages(
    work,
    entries.map((entry) => ({ ...entry, by: namedActor(entry) })),
    addressees,
    kinds,
  );
  const isDone = entries.length < ENTRIES_AT_ONCE;
  const last = entries.at(-1);
  await moveNotificationCursor(
    work,
    isDone ? placeBehind(upto) : { position: last!.position, after: last!.id },
  );
  return { notified, isDone };
}

/** Who caused an entry; null: the system, or somebody whom the journal does not name. */
const namedActor = ({ actor_type, actor_name, user_id }: Entry): string | null =>
  actor_type === "system" || user_id === null ? null : actor_name;

const eventsOf = ({ resource, events }: NotificationKind): string[] =>
  events.map((event) => eventName(resource, event));

/** The events of a kind that the program raises by itself. */
const systemEventsOf = (work: Work, { resource, events }: NotificationKind): string[] =>
  events
    .filter((event) => event in schemaOf(work).resources.get(resource)!.systemEvents)
    .map((event) => eventName(resource, event));

/** Whom to notify what: of one event a person is notified once, by the first kind that notifies the person. */
async function addresseesOf(
  work: Work,
  entries: readonly Entry[],
  kinds: readonly NotificationKind[],
): Promise<Addressee[]> {
  const addressees = new Map<string, Addressee>();
  for (const kind of kinds) {
    const events = new Set(eventsOf(kind));
    const ids = entries.filter(({ event }) => events.has(event)).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const recipient of await recipientsOf(work, kind, ids)) {
      const key = `${recipient.entry_id} ${recipient.user_id}`;
      if (!addressees.has(key)) addressees.set(key, { ...recipient, kind });
    }
  }
  const placeOf = new Map(entries.map(({ id }, index) => [id, index]));
  return [...addressees.values()].sort(
    (one, other) => placeOf.get(one.entry_id)! - placeOf.get(other.entry_id)!,
  );
}

async function insertNotifications(
  work: Work,
  entries: readonly Entry[],
  addressees: readonly Addressee[],
): Promise<number> {
  if (addressees.length === 0) return 0;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const employees = addressees.map(({ employee_id }) => employee_id).filter((id) => id !== null);
  const mailDay = await mailDays(work, [...new Set(employees)]);
  const rows = addressees.map(({ entry_id, user_id, employee_id, delivery, kind }) => {
    const entry = byId.get(entry_id)!;
    const { event, resource_type, resource_id } = entry;
    const isMailed = delivery === "mail" || delivery === "digest";
    return {
      ...{ id: work.newId(), user_id, kind: kind.name, event, entry_id },
      ...{ record_type: resource_type, record_id: resource_id },
      actor_name: namedActor(entry),
      mail_as: isMailed ? delivery : null,
      mail_day: isMailed ? mailDay(employee_id, delivery) : null,
    };
  });
  const inserted =
    await work.rows(sql`insert into notifications (workspace_id, id, user_id, kind, event, entry_id,
      record_type, record_id, actor_name, mail_as, mail_due_at, created_at, updated_at)
    select ${fromContext("workspace")}, made.id, made.user_id, made.kind, made.event, made.entry_id, made.record_type,
      made.record_id, made.actor_name, made.mail_as,
      case when made.mail_as is not null then coalesce(
        (made.mail_day + make_interval(hours => ${MAIL_HOUR}::integer)) at time zone ${work.workspace.timezone},
        ${fromContext("now")}::timestamptz) end,
      ${fromContext("now")}, ${fromContext("now")}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id text, user_id text, kind text, event text,
      entry_id text, record_type text, record_id text, actor_name text, mail_as text, mail_day date)
    on conflict (workspace_id, user_id, entry_id) do nothing returning 1`);
  return inserted.length;
}
