import type { Pool } from "pg";
import { expect } from "vitest";

/** What must never be found among documents: a name, and SQL that finds it. `$1` is the workspace. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "versions with gaps, or another last one than the document": `select d.id from documents d
    left join document_versions v on v.workspace_id = d.workspace_id and v.document_id = d.id
    where d.workspace_id = $1 group by d.id, d.version
    having count(v.version) <> d.version or (d.version > 0 and (min(v.version) <> 1 or max(v.version) <> d.version))`,
  "a document with another file than its last version": `select d.id from documents d
    join document_versions v on v.workspace_id = d.workspace_id and v.document_id = d.id and v.version = d.version
    where d.workspace_id = $1
      and (v.file_name, v.mime_type, v.size, v.checksum) is distinct from (d.file_name, d.mime_type, d.size, d.checksum)`,
  "a draft with a file, or another document without one": `select id from documents
    where workspace_id = $1 and (status = 'draft') <> (version = 0)`,
  "a signed document without all signatures, or the other way round": `select d.id from documents d
    left join document_signers s on s.workspace_id = d.workspace_id and s.document_id = d.id
    where d.workspace_id = $1 group by d.id, d.status, d.signature_count
    having (d.status = 'signed') <> (count(s.employee_id) > 0 and d.signature_count = count(s.employee_id))
      or d.signature_count > count(s.employee_id)`,
  "a count of signatures that is not that of the valid ones in the trail": `select d.id from documents d
    left join document_signature_events t on t.workspace_id = d.workspace_id and t.document_id = d.id
      and t.event = 'signed' and t.round = d.round and t.checksum = d.checksum and t.version = d.version
      and not exists (select from document_signature_events e where e.workspace_id = d.workspace_id
        and e.document_id = d.id and e.round = t.round and e.event in ('declined', 'voided'))
    where d.workspace_id = $1 group by d.id, d.signature_count having count(t.id) <> d.signature_count`,
  "two signatures of one person in a round": `select document_id, round, employee_id from document_signature_events
    where workspace_id = $1 and event = 'signed' group by 1, 2, 3 having count(*) > 1`,
  "a signed document without a certificate": `select id from documents
    where workspace_id = $1 and status = 'signed' and (certificate_file_id is null or certificate_checksum is null)`,
  "a file of a document that has no name in the storage, or another content": `with files as (
      select document_id, file_id, checksum from document_versions where workspace_id = $1
      union all select id, certificate_file_id, certificate_checksum from documents
        where workspace_id = $1 and certificate_file_id is not null
      union all select document_id, specimen_file_id, specimen_checksum from document_signature_events
        where workspace_id = $1 and specimen_file_id is not null)
    select document_id, file_id from files f where not exists (select from stored_files s
      where s.workspace_id = $1 and s.key = $1 || '/documents/' || f.document_id || '/' || f.file_id
        and s.sha256 = f.checksum)`,
  "a name in the storage of a file that no document has": `select s.key from stored_files s
    where s.workspace_id = $1 and s.key like $1 || '/documents/%'
      and not exists (select from document_versions v
        where v.workspace_id = $1 and s.key = $1 || '/documents/' || v.document_id || '/' || v.file_id)
      and not exists (select from documents d
        where d.workspace_id = $1 and s.key = $1 || '/documents/' || d.id || '/' || d.certificate_file_id)
      and not exists (select from document_signature_events e
        where e.workspace_id = $1 and s.key = $1 || '/documents/' || e.document_id || '/' || e.specimen_file_id)`,
};

/** Checks that none of these is found. */
export async function expectSoundDocuments(pool: Pool, workspaceId: string): Promise<void> {
  for (const [name, violation] of Object.entries(VIOLATIONS)) {
    const { rows } = await pool.query(violation, [workspaceId]);
    expect(rows, name).toEqual([]);
  }
}
