import { beginningOf } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadableContent, ReadOnlyWork, Values, Work } from "../../../engine/work/index.ts";
import { servicesOf } from "../../../platform/services.ts";
import { forgetFiles } from "../../../platform/storage/named-files.ts";
import { putBeforeCommit } from "../../../platform/storage/put-before-commit.ts";

/** A file that a document has or had. */
export interface DocumentVersion {
  /** From 1 on, without gaps. */
  readonly version: number;
  readonly file_id: string;
  readonly file_name: string;
  readonly mime_type: string;
  /** In bytes. */
  readonly size: number;
  /** The SHA-256 of the bytes, hexadecimal. */
  readonly checksum: string;
  readonly note: string | null;
  readonly created_by: string | null;
  readonly created_at: Date;
}

/** What a new version contains. */
export interface NewVersion {
  readonly content: ReadableContent;
  readonly fileName: string;
  readonly mimeType: string;
  readonly note: string | null;
}

/** The storage key of a file of a document. */
export const fileKey = (workspaceId: string, documentId: string, fileId: string): string =>
  `${workspaceId}/documents/${documentId}/${fileId}`;

/** Stores a content for a document before the commit; returns the id of the file. */
export async function storeFile(work: Work, documentId: string, content: ReadableContent): Promise<string> {
  const id = work.newId();
  await putBeforeCommit(work, fileKey(work.workspace.id, documentId, id), content);
  return id;
}

/**
 * Makes a file the present version of a document, which becomes active and has no signers any more. The document must be
 * locked, or have been created in this transaction.
 */
export async function addVersion(work: Work, documentId: string, file: NewVersion): Promise<void> {
  const { version } = (await work.find("documents", documentId))!;
  const { content, mimeType: mime_type } = file;
  const { size, sha256: checksum } = content;
  const file_name = beginningOf(file.fileName, 255);
  const fileId = await storeFile(work, documentId, content);
  await work.rows(sql`insert into document_versions (workspace_id, document_id, version, file_id, file_name, mime_type,
      size, checksum, note, created_by_employee_id, created_at)
    values (${fromContext("workspace")}, ${documentId}, ${version + 1}, ${fileId}, ${file_name}, ${mime_type},
      ${size}, ${checksum}, ${file.note}, ${work.actor.employeeId}, ${fromContext("now")})`);
  await work.journal.touch("documents", [documentId]);
  await work.rows(sql`delete from document_signers s
    where s.workspace_id = ${fromContext("workspace")} and s.document_id = ${documentId}`);
  await work.update("documents", documentId, {
    ...{ version: version + 1, file_name, mime_type, size, checksum },
    ...{ status: "active", signature_count: 0 },
  });
}

/** All files that a document has or had, newest first. */
export const versionsOf = (work: ReadOnlyWork, documentId: string): Promise<DocumentVersion[]> =>
  work.rows<
    DocumentVersion & Values
  >(sql`select v.version, v.file_id, v.file_name, v.mime_type, v.size, v.checksum,
      v.note, v.created_by_employee_id as created_by, v.created_at
    from document_versions v where v.workspace_id = ${fromContext("workspace")} and v.document_id = ${documentId}
    order by v.version desc`);

/** Forgets all files of a document, those of its signatures included. */
export async function forgetFilesOf(work: Work, documentId: string): Promise<void> {
  const files = await work.rows<{ id: string }>(sql`select v.file_id as id from document_versions v
      where v.workspace_id = ${fromContext("workspace")} and v.document_id = ${documentId}
    union all select s.specimen_file_id from document_signature_events s
      where s.workspace_id = ${fromContext("workspace")} and s.document_id = ${documentId}
        and s.specimen_file_id is not null`);
  const keys = files.map(({ id }) => fileKey(work.workspace.id, documentId, id));
  await forgetFiles(work, servicesOf(work), keys);
}
