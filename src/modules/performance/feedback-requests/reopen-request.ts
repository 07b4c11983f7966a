import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { timelessUlid } from "../../../platform/ids/ulid.ts";
import { servicesOf } from "../../../platform/services.ts";
import { renameFile } from "../../../platform/storage/named-files.ts";
import { fileKey } from "../feedback/feedback-files.ts";

/** A row of feedback with the keys of its files. */
interface Reported {
  readonly id: string;
  readonly file_key: string | null;
  readonly audio_key: string | null;
  readonly [column: string]: unknown;
}

/**
 * Opens a closed request again. Its anonymous answers have been reported to the journal, and whoever knows who answers
 * from now on could recognize the new answers by their ids. So those answers are reported as deleted and get other ids, under
 * which all of them are reported at the next closing.
 */
export async function reopenRequest(
  work: Work,
  { id, created_at }: Readonly<StoredRecord<"feedback-requests">>,
): Promise<void> {
  await work.update("feedback-requests", id, { status: "open", closed_at: null });
  const reported = await work.rows<Reported>(sql`select f.id, f.file_key, f.audio_key from feedback f
    where f.workspace_id = ${fromContext("workspace")} and f.feedback_request_id = ${id} and f.is_anonymous
      and f.reported_at is not null order by f.id for update`);
  const previous = reported.map((answer) => answer.id);
  await work.journal.touch("feedback", previous, "deleted");
  for (const answer of reported) await giveNewId(work, answer, timelessUlid(created_at));
}

async function giveNewId(work: Work, { id, file_key, audio_key }: Reported, next: string): Promise<void> {
  await work.rows(sql`update feedback f set id = ${next}, reported_at = null
    where f.workspace_id = ${fromContext("workspace")} and f.id = ${id}`);
  await work.rows(sql`update feedback_respondents p set feedback_id = ${next}
    where p.workspace_id = ${fromContext("workspace")} and p.feedback_id = ${id}`);
  for (const stored of [file_key, audio_key].filter((key) => key !== null))
    await renameFile(
      work,
      servicesOf(work),
      fileKey(work.workspace.id, id, stored),
      fileKey(work.workspace.id, next, stored),
    );
}
