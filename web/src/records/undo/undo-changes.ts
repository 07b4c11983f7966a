import { hasStatus } from "../../api/failure.ts";
import { type ApiRecord, changeRecords, listRecords, type RecordChange } from "../../api/records.ts";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { actorInWords } from "../../fields/event-in-words.ts";
import { latestChangeOf } from "../../live/latest-changes.ts";
import { t } from "../../messages/t.ts";
import type { Session } from "../../session/session.ts";
import { valuesBack } from "./values-back.ts";

type Values = Readonly<Record<string, unknown>>;

/** A record that was changed here, with what is needed to change it back. */
export interface ChangedRecord {
  readonly record: ApiRecord;
  readonly tag: string;
  readonly back: Values;
}

/** Why a change was not taken back, in a sentence. */
export class NotUndone extends Error {}

/** So many tags fit into the headers of one request. */
const AT_ONCE = 200;

const MAX_NAMED = 3;

/** What a change of records needs to be taken back, from its response. */
export const changedRecords = (
  ui: ResourceUi,
  sent: Values,
  data: readonly ApiRecord[],
  meta: readonly RecordChange[],
): ChangedRecord[] =>
  data
    .map((record, index) => {
      const { etag, changes } = meta[index]!;
      const isWritable = (name: string): boolean => ui.fields[name]?.changeable === true;
      return { record, tag: etag, back: valuesBack(sent, changes, isWritable) };
    })
    .filter(({ back }) => Object.keys(back).length > 0);

/**
 * Gives the records the values that they had before, if nobody has changed them since.
 * @throws NotUndone with the names of those that somebody has changed
 */
export async function undoChanges(
  ui: ResourceUi,
  session: Session,
  changed: readonly ChangedRecord[],
): Promise<void> {
  for (let start = 0; start < changed.length; start += AT_ONCE) {
    const some = changed.slice(start, start + AT_ONCE);
    try {
      await changeRecords(
        ui.resource,
        some.map(({ record, back }) => ({ id: record.id, ...back })),
        some.map(({ tag }) => tag),
      );
    } catch (error) {
      const done = start === 0 ? "" : t`${start} of ${changed.length} were taken back before that.`;
      if (hasStatus(error, 412)) {
        const indexes = Object.keys(error.errors).map((path) => Number(path.split(".")[0]));
        const records = indexes.flatMap((index) => some[index]?.record ?? []);
        throw new NotUndone(`${await changedSince(ui, session, records)} ${done}`.trim());
      }
      throw error;
    }
  }
}

/** "Not undone: Ana Pop has changed Dana Weber since." */
export async function changedSince(
  ui: ResourceUi,
  session: Session,
  records: readonly ApiRecord[],
): Promise<string> {
  const named = records.slice(0, MAX_NAMED);
  const sentences = await Promise.all(
    named.map(async (record) => {
      const by = await lastAuthor(session, record);
      const name = nameIn(ui, record);
      return by === null ? t`${name} has been changed since.` : t`${by} has changed ${name} since.`;
    }),
  );
  const others = records.length - named.length;
  if (others > 0) sentences.push(t`So have ${others} more.`);
  return t`Not undone: ${sentences.join(" ")}`;
}

/** Who changed a record last, from the audit log if the person may read it; null if it is not known. */
async function lastAuthor(session: Session, { type, id }: ApiRecord): Promise<string | null> {
  const known = latestChangeOf(type, id)?.by ?? null;
  if (known !== null || !session.permissions.includes("view-audit-log")) return known;
  const query = { resource_type: type, resource_id: id, perPage: 1 };
  const { data } = await listRecords("audit-log", query).catch(() => ({ data: [] }));
  const entry = data[0];
  return entry ? actorInWords(entry.attributes) : null;
}
