import type { NotificationKind } from "../../../engine/declare/index.ts";
import { eventName } from "../../../engine/runtime/index.ts";
import { fromContext, raw, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { MAIL_HOUR, mailDays } from "../notifying/mail-days.ts";

/** An entry of the journal that notifies people. */
export interface NotifyingEntry {
  readonly id: string;
  readonly event: string;
  readonly resource_type: string;
  readonly resource_id: string;
  /** Who caused it; null: the system, or somebody whom the journal does not name. */
  readonly by: string | null;
}

/** Somebody whom an entry notifies. */
export interface NotifiedPerson {
  readonly entry_id: string;
  readonly user_id: string;
  readonly employee_id: string | null;
  readonly kind: Pick<NotificationKind, "name">;
}

interface Channel extends Values {
  readonly id: string;
  readonly audience: "person" | "workspace";
  readonly user_id: string;
  readonly kinds: readonly string[];
}

interface QueuedMessage {
  readonly channel: string;
  readonly entry: string;
  readonly kind: string;
  /** The day on which it is sent; null: at once. */
  readonly day: string | null;
}

/**
 * Queues messages to the channels of Slack and Teams, in the transaction that notifies people: to those of a person what
 * the person is notified of, and to those of the workspace what happened, each once for each event.
 */
export async function queueChannelMessages(
  work: Work,
  entries: readonly NotifyingEntry[],
  people: readonly NotifiedPerson[],
  kinds: readonly NotificationKind[],
): Promise<void> {
  if (entries.length === 0) return;
  const channels = await work.rows<Channel>(sql`select c.id, c.audience, c.user_id, c.kinds
    from notification_channels c where c.workspace_id = ${fromContext("workspace")} and c.status = 'enabled'`);
  if (channels.length === 0) return;
  const messages = [
    ...(await messagesToPeople(work, channels, people)),
    ...(await messagesToWorkspace(work, channels, entries, kinds)),
  ];
  if (messages.length === 0) return;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = messages.map((message) => {
    const { event, resource_type: record_type, resource_id: record_id, by } = byId.get(message.entry)!;
    return { ...message, id: work.newId(), event, record_type, record_id, by };
  });
  await work.rows(sql`insert into channel_messages (workspace_id, id, channel_id, kind, event, entry_id, record_type,
      record_id, actor_name, status, due_at, created_at)
    select ${fromContext("workspace")}, made.id, made.channel, made.kind, made.event, made.entry, made.record_type,
      made.record_id, made.by, 'pending',
      coalesce((made.day + make_interval(hours => ${MAIL_HOUR}::integer)) at time zone ${work.workspace.timezone},
        ${fromContext("now")}::timestamptz), ${fromContext("now")}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id text, channel text, kind text, event text,
      entry text, record_type text, record_id text, "by" text, day date)
    on conflict (workspace_id, channel_id, entry_id) do nothing`);
}

/** Messages to the people who have channels; they wait for a working day like mails. */
async function messagesToPeople(
  work: Work,
  channels: readonly Channel[],
  people: readonly NotifiedPerson[],
): Promise<QueuedMessage[]> {
  const found = people.flatMap((person) =>
    channels
      .filter(({ audience, user_id }) => audience === "person" && user_id === person.user_id)
      .filter(({ kinds }) => kinds.includes(person.kind.name))
      .map((channel) => ({ person, channel: channel.id })),
  );
  const employees = found.map(({ person }) => person.employee_id).filter((id) => id !== null);
  const dayOf = await mailDays(work, [...new Set(employees)]);
  return found.map(({ person: { entry_id, employee_id, kind }, channel }) => ({
    ...{ channel, entry: entry_id, kind: kind.name },
    day: dayOf(employee_id, "mail"),
  }));
}

/** Messages to the channels of the workspace, about what happened to anybody. */
async function messagesToWorkspace(
  work: Work,
  channels: readonly Channel[],
  entries: readonly NotifyingEntry[],
  kinds: readonly NotificationKind[],
): Promise<QueuedMessage[]> {
  const messages: QueuedMessage[] = [];
  for (const { name, resource, events, when, sharedWords } of kinds) {
    const taking = channels.filter((one) => one.audience === "workspace" && one.kinds.includes(name));
    if (sharedWords === null || taking.length === 0) continue;
    const names = new Set(events.map((event) => eventName(resource, event)));
    const ids = entries.filter(({ event }) => names.has(event)).map(({ id }) => id);
    if (ids.length === 0) continue;
    const news = await work.rows<{ id: string }>(sql`select entry.id from journal entry
      where entry.workspace_id = ${fromContext("workspace")} and entry.id = any(${ids}::text[])
        and ${when ? when("entry") : raw("true")}`);
    messages.push(
      ...news.flatMap(({ id }) =>
        taking.map((channel) => ({ channel: channel.id, entry: id, kind: name, day: null })),
      ),
    );
  }
  return messages;
}
