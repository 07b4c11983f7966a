import type { Finish } from "../../engine/declare/field.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { RETURNED_ULID } from "../../engine/declare/ulid.ts";
import { column, fromContext, ident, type Sql, sql } from "../../engine/sql/sql.ts";
import type { Values } from "../../engine/work/records.ts";
import type { ReadableContent, UploadedFile } from "../../engine/work/uploaded-file.ts";
import type { Work } from "../../engine/work/work.ts";
import { signFile } from "../exports/published-file.ts";
import { bufferContent } from "../files/buffer-content.ts";
import { cleanFileName } from "../files/file-name.ts";
import { servicesOf } from "../services.ts";
import { eraseFiles } from "../storage/erase-files.ts";
import { copyName, forgetFiles, namedFile } from "../storage/named-files.ts";
import { putBeforeCommit } from "../storage/put-before-commit.ts";

export interface AttachmentListOptions {
  /** A table with the columns `file_name`, `mime_type`, `size` and `created_at`, and one for the record. */
  readonly table: string;
  /** The column that refers to the record, such as `expense_id`. */
  readonly owner: string;
  /** The folder of the contents in the storage, below that of the workspace. */
  readonly folder: string;
  /** What a file is called whose name is empty. */
  readonly singular: string;
  readonly max: number;
  /** A text column that says what a file is, such as a CV, and its values. */
  readonly kinds?: readonly string[];
  /** Which files the field lists, as a condition on the aliases of a file and its record; if omitted, all. */
  readonly listed?: (file: string, record: string) => Sql;
}

interface Attachment {
  readonly id: string;
  readonly file_name: string;
  readonly mime_type: string;
  readonly size: number;
}

const schemaOf = (kinds: readonly string[] | undefined) => ({
  type: "array",
  items: {
    type: "object",
    required: ["id", ...(kinds ? ["kind"] : []), "file_name", "mime_type", "size", "url"],
    properties: {
      id: { type: "string", pattern: RETURNED_ULID },
      ...(kinds ? { kind: { type: "string", enum: [...kinds] } } : {}),
      file_name: { type: "string" },
      mime_type: { type: "string" },
      size: { type: "integer", minimum: 0, description: "Bytes." },
      url: { type: "string", format: "uri", description: "Works without a credential for 30 minutes." },
    },
  },
});

/** Files that belong to a record, such as the receipts of an expense. The actions that add and remove them are declared. */
export class AttachmentList {
  readonly options: AttachmentListOptions;

  constructor(options: AttachmentListOptions) {
    this.options = options;
  }

  /** The storage key of a file's content. */
  key(workspaceId: string, ownerId: string, id: string): string {
    return `${workspaceId}/${this.options.folder}/${ownerId}/${id}`;
  }

  /** The field that lists the files of a record in the order in which they were added, each with a signed URL. */
  field() {
    const { table, owner, kinds, listed } = this.options;
    const kind = kinds ? sql`, 'kind', f.kind` : sql``;
    const signed: Finish = (files, ownerId, reading) =>
      (files as Attachment[]).map((file) => {
        const { url } = signFile(reading, {
          key: this.key(reading.workspace.id, ownerId, file.id),
          fileName: file.file_name,
          contentType: file.mime_type,
        });
        return { ...file, url };
      });
    return field
      .jsonb(schemaOf(kinds))
      .computed(
        (
          alias,
        ) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', f.id${kind}, 'file_name', f.file_name,
            'mime_type', f.mime_type, 'size', f.size) order by f.id) from ${ident(table)} f
          where f.workspace_id = ${column(alias, "workspace_id")}
            and ${column("f", owner)} = ${column(alias, "id")} and ${listed?.("f", alias) ?? sql`true`}), '[]')`,
      )
      .notNull()
      .finished(signed);
  }

  /** The ids of a record's files. */
  async ids(work: Work, ownerId: string): Promise<string[]> {
    const rows = await work.rows<{ id: string }>(sql`select f.id from ${ident(this.options.table)} f
      where f.workspace_id = ${fromContext("workspace")} and ${column("f", this.options.owner)} = ${ownerId}
      order by f.id`);
    return rows.map(({ id }) => id);
  }

  /** The files of a record with their contents, of one kind if the list has kinds; without those that are damaged. */
  async contents(work: Work, ownerId: string, kind: string | null = null): Promise<UploadedFile[]> {
    const files = await work.rows<Attachment & Values>(sql`select f.id, f.file_name, f.mime_type, f.size
      from ${ident(this.options.table)} f where f.workspace_id = ${fromContext("workspace")}
        and ${column("f", this.options.owner)} = ${ownerId} ${kind === null ? sql`` : sql`and f.kind = ${kind}`}
      order by f.id`);
    const read: UploadedFile[] = [];
    for (const { id, file_name: name, mime_type: contentType } of files) {
      const file = await namedFile(work, servicesOf(work), this.key(work.workspace.id, ownerId, id));
      if (!file) continue;
      const data = Buffer.concat(await file.stream.toArray());
      read.push({ name, contentType, ...bufferContent(data) });
    }
    return read;
  }

  /** Adds a file to a record, with its kind if the list has kinds. The content is stored before the commit. */
  async add(
    work: Work,
    ownerId: string,
    file: ReadableContent & Pick<UploadedFile, "name">,
    mediaType: string,
    kind: string | null = null,
  ): Promise<void> {
    const { table, owner, singular } = this.options;
    const id = work.newId();
    await putBeforeCommit(work, this.key(work.workspace.id, ownerId, id), file);
    const [named, given] = kind === null ? [sql``, sql``] : [sql`, kind`, sql`, ${kind}`];
    await work.rows(sql`insert into ${ident(table)}
        (workspace_id, id, ${ident(owner)}, file_name, mime_type, size, created_at${named})
      values (${fromContext("workspace")}, ${id}, ${ownerId}, ${cleanFileName(file.name, singular)}, ${mediaType},
        ${file.size}, ${fromContext("now")}${given})`);
  }

  /** Gives another record copies of files, whose contents are stored once. Returns the ids of the copies by those of the files. */
  async copy(
    work: Work,
    ownerId: string,
    toId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const { table, owner } = this.options;
    const copies = new Map<string, string>();
    if (ids.length === 0) return copies;
    for (const id of await this.ids(work, ownerId)) if (ids.includes(id)) copies.set(id, work.newId());
    for (const [id, copied] of copies) {
      const { id: workspaceId } = work.workspace;
      await copyName(work, this.key(workspaceId, ownerId, id), this.key(workspaceId, toId, copied));
      await work.rows(sql`insert into ${ident(table)}
          (workspace_id, id, ${ident(owner)}, file_name, mime_type, size, created_at)
        select f.workspace_id, ${copied}, ${toId}, f.file_name, f.mime_type, f.size, ${fromContext("now")}
        from ${ident(table)} f where f.workspace_id = ${fromContext("workspace")} and f.id = ${id}`);
    }
    return copies;
  }

  /** Removes a file, and its content if no other file has the same. */
  async remove(work: Work, ownerId: string, id: string): Promise<void> {
    await work.rows(sql`delete from ${ident(this.options.table)} f
      where f.workspace_id = ${fromContext("workspace")} and f.id = ${id}`);
    await this.deleteContents(work, ownerId, [id]);
  }

  /** Removes all files of records, and their contents at once, as far as no other file has the same. */
  async erase(work: Work, ownerIds: readonly string[]): Promise<void> {
    const { table, owner } = this.options;
    const removed = await work.rows<{ id: string; owner: string }>(sql`delete from ${ident(table)} f
      where f.workspace_id = ${fromContext("workspace")} and ${column("f", owner)} = any(${ownerIds}::text[])
      returning f.id, ${column("f", owner)} as owner`);
    await eraseFiles(
      work,
      removed.map((file) => this.key(work.workspace.id, file.owner, file.id)),
    );
  }

  /** Forgets the contents of files; a job deletes them once no file has them any more. */
  async deleteContents(work: Work, ownerId: string, ids: readonly string[]): Promise<void> {
    const keys = ids.map((id) => this.key(work.workspace.id, ownerId, id));
    await forgetFiles(work, servicesOf(work), keys);
  }
}
