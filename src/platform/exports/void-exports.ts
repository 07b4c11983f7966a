import { fromContext, sql } from "../../engine/sql/sql.ts";
import type { Work } from "../../engine/work/work.ts";
import { servicesOf } from "../services.ts";
import { exportFolder } from "./export-key.ts";

/**
 * Makes all exports of the workspace that were made so far unreadable, because they may contain what this transaction
 * erases. From the commit on their URLs lead nowhere, also those of exports that are being made at this moment. The files
 * are deleted after the commit; a file that is still being written then is deleted with the expired ones.
 */
export async function voidExports(work: Work): Promise<void> {
  await work.rows(sql`update workspaces set erasures = erasures + 1 where id = ${fromContext("workspace")}`);
  const { contents } = servicesOf(work);
  work.afterCommit(async () => {
    for await (const key of contents.list(exportFolder(work.workspace.id))) await contents.delete(key);
  });
}
