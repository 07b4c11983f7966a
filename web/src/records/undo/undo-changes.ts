import { hasStatus, messageOf } from "../../api/failure.ts";
import {
  type ApiRecord,
  changeRecords,
  listRecords,
  type RecordChange,
  tryChanges,
} from "../../api/records.ts";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { actorInWords } from "../../fields/event-in-words.ts";
import { latestChangeOf } from "../../live/latest-changes.ts";
import { t } from "../../messages/t.ts";
import type { Session } from "../../session/session.ts";
import type { ReportProgress } from "./notify-undo.tsx";
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

/** How changes are tried and sent. */
type Requests = Readonly<
  Record<
    "tryChanges" | "changeRecords",
    (resource: ResourceUi["resource"], items: readonly Values[], tags: readonly string[]) => Promise<unknown>
  >
>;

/** What one request changes back. */
const itemsOf = (some: readonly ChangedRecord[]) =>
  some.map(({ record, back }) => ({ id: record.id, ...back }));
const tagsOf = (some: readonly ChangedRecord[]) => some.map(({ tag }) => tag);

/** The records that a request named as changed since; null: it was refused for another reason. */
function outdatedIn(error: unknown, some: readonly ChangedRecord[]): readonly ApiRecord[] | null {
  if (!hasStatus(error, 412)) return null;
  const indexes = Object.keys(error.errors).map((path) => Number(path.split(".")[0]));
  return indexes.flatMap((index) => some[index]?.record ?? []);
}

/**
 * Gives the records the values that they had before, if nobody has changed them since. More than fit into one request
 * are all tried before the first of them is written, because requests are all or nothing only each by itself.
 * @param onProgress called with how many of how many are taken back, if it takes several requests
 * @throws NotUndone with the names of those that somebody has changed, and, if a later request is refused nevertheless,
 *   with how many were taken back and which were not
 */
export async function undoChanges(
  ui: ResourceUi,
  session: Session,
  changed: readonly ChangedRecord[],
  onProgress: ReportProgress = () => {},
  requests: Requests = { tryChanges, changeRecords },
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(changed.length / AT_ONCE) }, (_, place) =>
    changed.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
  );
  if (parts.length > 1) {
    onProgress(0, changed.length);
    await requireAllUnchanged(ui, session, parts, requests);
  }
  let done = 0;
  for (const part of parts) {
    try {
      await requests.changeRecords(ui.resource, itemsOf(part), tagsOf(part));
    } catch (error) {
      const outdated = outdatedIn(error, part);
      if (!outdated && done === 0) throw error;
      const why = outdated ? await changedSince(ui, session, outdated) : t`Not undone: ${messageOf(error)}`;
      throw new NotUndone(done === 0 ? why : `${why} ${stillChanged(ui, changed, done)}`);
    }
    done += part.length;
    if (parts.length > 1) onProgress(done, changed.length);
  }
}

/** Tries all requests. @throws NotUndone with the records of all of them that somebody has changed since */
async function requireAllUnchanged(
  ui: ResourceUi,
  session: Session,
  parts: readonly (readonly ChangedRecord[])[],
  requests: Requests,
): Promise<void> {
  const outdated: ApiRecord[] = [];
  for (const part of parts)
    await requests.tryChanges(ui.resource, itemsOf(part), tagsOf(part)).catch((error: unknown) => {
      const found = outdatedIn(error, part);
      if (!found) throw error;
      outdated.push(...found);
    });
  if (outdated.length > 0) throw new NotUndone(await changedSince(ui, session, outdated));
}

/** How many were taken back, and which were not. */
function stillChanged(ui: ResourceUi, changed: readonly ChangedRecord[], done: number): string {
  const left = changed.slice(done).map(({ record }) => nameIn(ui, record));
  const names = left.slice(0, MAX_NAMED).join(", ");
  const others = left.length - MAX_NAMED;
  const which = others > 0 ? t`Still changed: ${names} and ${others} more.` : t`Still changed: ${names}.`;
  return `${t`${done} of ${changed.length} were taken back before that.`} ${which}`;
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
