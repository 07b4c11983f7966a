import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { eraseFiles } from "../../../platform/storage/erase-files.ts";
import { fileKey } from "./feedback-files.ts";
import { dropFiles } from "./file-actions.ts";

interface Stored {
  readonly id: string;
  readonly file_key: string | null;
  readonly audio_key: string | null;
  readonly [column: string]: unknown;
}

/** The lock that whoever writes feedback on a record shares, and whoever deletes all of it holds alone. */
export const feedbackLock = (type: string, id: string): string => `feedback on ${type} ${id}`;

async function removeFeedbackOn(work: Work, type: string, id: string): Promise<Stored[]> {
  await work.lock(feedbackLock(type, id));
  const found = await work.rows<Stored>(sql`select f.id, f.file_key, f.audio_key from feedback f
    where f.workspace_id = ${fromContext("workspace")} and f.feedbackable_type = ${type}
      and f.feedbackable_id = ${id} order by f.id ${work.rowLock("update")}`);
  for (const one of found) await work.remove("feedback", one.id);
  return found;
}

/** Deletes all feedback on a record, with its files, when the record itself is deleted. */
export async function deleteFeedbackOn(work: Work, type: string, id: string): Promise<string[]> {
  const found = await removeFeedbackOn(work, type, id);
  for (const one of found) await dropFiles(work, one.id, [one.file_key, one.audio_key]);
  return found.map((one) => one.id);
}

/**
 * Deletes all feedback on records, and erases what the journal and stored responses have of it and of feedback that was
 * deleted before. Returns the ids of both.
 */
export async function eraseFeedbackOn(work: Work, type: string, ids: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const id of ids)
    for (const one of await removeFeedbackOn(work, type, id))
      for (const key of [one.file_key, one.audio_key])
        if (key !== null) files.push(fileKey(work.workspace.id, one.id, key));
  await eraseFiles(work, files);
  const noted = await work.rows<{ id: string }>(sql`select distinct j.resource_id as id from journal j
    where j.workspace_id = ${fromContext("workspace")} and j.resource_type = 'feedback'
      and (j.changes #>> '{feedbackable_id,to}' = any(${ids}::text[])
        or j.changes #>> '{feedbackable_id,from}' = any(${ids}::text[]))`);
  const all = noted.map(({ id }) => id);
  await work.journal.erase("feedback", all, null);
  return all;
}
