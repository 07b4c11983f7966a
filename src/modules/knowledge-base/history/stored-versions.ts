import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  invalidField,
  message,
  type ReadOnlyWork,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";

/** A stored text of a page. */
export interface PageVersion {
  /** From 1 on, without gaps. */
  readonly version: number;
  readonly title: string;
  readonly content: string;
  readonly word_count: number;
  /** Null for an account without an employee. */
  readonly edited_by_employee_id: string | null;
  /** The version whose text it took over. */
  readonly restored_from: number | null;
  readonly created_at: Date;
}

/** What a new version contains; who and when follow from the work. */
export type NewVersion = Pick<PageVersion, "version" | "title" | "content" | "word_count"> & {
  readonly restored_from?: number;
};

/** Keeps the present text of a page as a version. The page must be locked. */
export async function keepVersion(work: Work, pageId: string, version: NewVersion): Promise<void> {
  await work.rows(sql`insert into page_versions (workspace_id, page_id, version, title, content, word_count,
      edited_by_employee_id, restored_from, created_at)
    values (${fromContext("workspace")}, ${pageId}, ${version.version}, ${version.title}, ${version.content},
      ${version.word_count}, ${work.actor.employeeId}, ${version.restored_from ?? null}, ${fromContext("now")})`);
}

/** A version of a page with its content; null if it has none with the number. */
export const findVersion = (
  work: ReadOnlyWork,
  pageId: string,
  version: number,
): Promise<PageVersion | null> =>
  work.row<
    PageVersion & Values
  >(sql`select v.version, v.title, v.content, v.word_count, v.edited_by_employee_id,
      v.restored_from, v.created_at
    from page_versions v where v.workspace_id = ${fromContext("workspace")} and v.page_id = ${pageId}
      and v.version = ${version}::bigint`);

/** The same. @throws 422 on the parameter if there is no such version */
export async function versionOf(
  work: ReadOnlyWork,
  pageId: string,
  version: number,
  parameter: string,
): Promise<PageVersion> {
  const found = await findVersion(work, pageId, version);
  if (!found) throw invalidField(parameter, message`The selected ${parameter} is invalid.`);
  return found;
}
