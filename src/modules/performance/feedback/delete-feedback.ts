import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { dropFiles } from "./file-actions.ts";

interface Stored {
  readonly id: string;
  readonly file_key: string | null;
  readonly audio_key: string | null;
  readonly [column: string]: unknown;
}

/** Deletes all feedback on a record, with its files, when the record itself is deleted. */
export async function deleteFeedbackOn(work: Work, type: string, id: string): Promise<string[]> {
  const found = await work.rows<Stored>(sql`select f.id, f.file_key, f.audio_key from feedback f
    where f.workspace_id = ${fromContext("workspace")} and f.feedbackable_type = ${type}
      and f.feedbackable_id = ${id} order by f.id ${work.rowLock("update")}`);
  for (const one of found) {
    await work.remove("feedback", one.id);
    await dropFiles(work, one.id, [one.file_key, one.audio_key]);
  }
  return found.map((one) => one.id);
}
