import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { eraseFiles } from "../../../platform/storage/erase-files.ts";
import { fileKey } from "../versions/stored-versions.ts";
import { forgetSignature } from "./default-signatures.ts";

/**
 * Deletes the documents of an employee with their files and everything that was noted about them, unless somebody was
 * asked to sign one of them, or the employee to sign any: then they are evidence, and none is deleted. Returns the
 * ids of the deleted ones; null if none was.
 */
export async function eraseUnsignedDocuments(
  work: Work,
  employeeId: string,
): Promise<readonly string[] | null> {
  const own = sql`d.workspace_id = ${fromContext("workspace")} and d.employee_id = ${employeeId}`;
  const documents = await work.rows<{ id: string; is_evidence: boolean }>(sql`select d.id,
      d.status in ('awaiting_signatures', 'signed', 'voided') or exists (select from document_signature_events s
        where s.workspace_id = ${fromContext("workspace")} and s.document_id = d.id) as is_evidence
    from documents d where ${own} order by d.id ${work.rowLock("update")}`);
  const asked = await work.row(sql`select 1 from document_signers s
    where s.workspace_id = ${fromContext("workspace")} and s.employee_id = ${employeeId} limit 1`);
  if (asked !== null || documents.some(({ is_evidence }) => is_evidence)) return null;
  const files = await work.rows<{ document_id: string; file_id: string }>(sql`select v.document_id, v.file_id
    from document_versions v join documents d on d.workspace_id = ${fromContext("workspace")} and d.id = v.document_id
    where v.workspace_id = ${fromContext("workspace")} and ${own}`);
  await eraseFiles(
    work,
    files.map((file) => fileKey(work.workspace.id, file.document_id, file.file_id)),
  );
  const ids = documents.map(({ id }) => id);
  for (const id of ids) {
    await forgetSignature(work, id);
    await work.remove("documents", id);
  }
  await work.journal.erase("documents", ids, null);
  return ids;
}
