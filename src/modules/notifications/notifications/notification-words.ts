import type { NotificationKind, NotificationWords } from "../../../engine/declare/index.ts";
import { recordsWith, type SeenRecord, schemaOf } from "../../../engine/runtime/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { message, type Values, type Words, type Work } from "../../../engine/work/index.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { relatedOf } from "../../../platform/notifications/event-values.ts";

/** A notification as it is stored, as far as its words follow from it. */
export interface NotificationRow extends Values {
  readonly id: string;
  readonly kind: string;
  readonly event: string;
  readonly record_type: string;
  readonly record_id: string;
  readonly actor_name: string | null;
}

/** What a notification says in one language. */
export interface SaidNotification extends Values {
  readonly title: string;
  readonly detail: string | null;
}

/** The words of a notification in the language of its reader. */
export const saidNotification = ({ title, detail }: NotificationWords, words: Words): SaidNotification => ({
  title: words.say(title),
  detail: detail && words.say(detail),
});

/** The words of notifications, as the actor may see their records now, in the language of the request. */
export async function notificationWords(
  work: Work,
  ids: readonly string[],
): Promise<Map<string, SaidNotification>> {
  const rows =
    await work.rows<NotificationRow>(sql`select n.id, n.kind, n.event, n.record_type, n.record_id, n.actor_name
    from notifications n where n.workspace_id = ${fromContext("workspace")} and n.id = any(${ids}::text[])`);
  const words = await wordsOf(work, rows);
  return new Map(
    rows.map((row) => [row.id, saidNotification(words.get(row.id) ?? outOfSight(work, row), work.words)]),
  );
}

type Wording = NotificationKind["words"];

/**
 * The words of those whose records the actor sees, by id; each kind of record is read once.
 * @param wordsBy which words of a kind are used; null: none, so that nothing is said
 */
export async function wordsOf(
  work: Work,
  rows: readonly NotificationRow[],
  wordsBy: (kind: NotificationKind) => Wording | null = ({ words }) => words,
): Promise<Map<string, NotificationWords>> {
  const { notifications: kinds } = schemaOf(work);
  const words = new Map<string, NotificationWords>();
  for (const [name, notified] of grouped(rows, ({ kind }) => kind)) {
    const kind = kinds.get(name);
    const say = kind && wordsBy(kind);
    if (!say) continue;
    const ids = [...new Set(notified.map(({ record_id }) => record_id))];
    const records = await recordsWith(work, kind.resource, ids, kind.include);
    for (const row of notified) {
      const record = records.get(row.record_id);
      if (record) words.set(row.id, wordsFor(say, row, record));
    }
  }
  return words;
}

function wordsFor(say: Wording, row: NotificationRow, record: SeenRecord): NotificationWords {
  const name = row.event.slice(row.event.indexOf(".") + 1).replaceAll("_", "-");
  return say({ attributes: record.attributes, related: relatedOf(record), name, by: row.actor_name });
}

/** What is said where the record cannot be read, such as to the program itself when it was deleted. */
const outOfSight = (work: Work, { kind }: NotificationRow): NotificationWords => ({
  title: schemaOf(work).notifications.get(kind)?.title ?? message`Something happened`,
  detail: null,
});
