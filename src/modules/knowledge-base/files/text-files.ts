import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { fileAddress, namedFiles, pageFiles, renameFiles } from "./page-files.ts";

/** Notes which images of a page its text names, so that they stay as long as the page. */
export async function noteNamedFiles(work: Work, pageId: string, content: string): Promise<void> {
  const ids = namedFiles(content);
  if (ids.length === 0) return;
  await work.rows(sql`update page_files f set is_named = true
    where f.workspace_id = ${fromContext("workspace")} and f.page_id = ${pageId}
      and f.id = any(${ids}::text[]) and not f.is_named`);
}

/** Gives a copy of a page the images that its text names. Returns the text, which names the new ones. */
export async function copyFiles(work: Work, fromId: string, toId: string, content: string): Promise<string> {
  const copies = await pageFiles.copy(work, fromId, toId, namedFiles(content));
  return renameFiles(content, (id) => {
    const copied = copies.get(id);
    return copied === undefined ? null : fileAddress(copied);
  });
}

/** Deletes the images of a page that is deleted. */
export const forgetPageFiles = async (work: Work, pageId: string): Promise<void> =>
  pageFiles.deleteContents(work, pageId, await pageFiles.ids(work, pageId));
