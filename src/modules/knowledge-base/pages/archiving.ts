import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { relocate } from "../tree/relocate.ts";
import { siblingsAt } from "../tree/siblings.ts";
import { subtreeOf, type TreePage } from "../tree/subtree.ts";
import { mayArchive, mayRestore } from "./page-state.ts";
import { treeAction } from "./publishing.ts";

const idsOf = (pages: readonly TreePage[]): string[] => pages.map(({ id }) => id);

/** Archives the live pages of a subtree together. They keep their places, and each remembers its status. */
async function archiveSubtree(work: Work, { id }: { readonly id: string }): Promise<string[]> {
  const ids = idsOf((await subtreeOf(work, id)).filter(({ status }) => status !== "archived"));
  await work.journal.touch("pages", ids);
  await work.rows(sql`update pages p set archived_status = p.status, status = 'archived',
      archived_at = ${fromContext("now")}, archived_batch = ${work.newId()}, updated_at = ${fromContext("now")}
    where p.workspace_id = ${fromContext("workspace")} and p.id = any(${ids}::text[])`);
  return ids;
}

/**
 * Restores a page with the pages below it that were archived together with it. Without a live parent it becomes the
 * last root page; below a draft, all of them become drafts.
 */
async function restoreSubtree(work: Work, page: StoredRecord<"pages">): Promise<string[]> {
  const parent = page.parent_id === null ? null : await work.find("pages", page.parent_id);
  if (parent?.status === "archived") {
    const place = { teamspaceId: page.teamspace_id, parentId: null };
    await relocate(work, page.id, { ...place, position: (await siblingsAt(work, place)).length });
  }
  const [root, ...below] = await subtreeOf(work, page.id);
  const ids = idsOf([root!, ...below.filter(({ archived_batch: batch }) => batch === root!.archived_batch)]);
  const isBelowDraft = parent?.status === "draft";
  await work.journal.touch("pages", ids);
  await work.rows(sql`update pages p
    set status = case when ${isBelowDraft}::boolean then 'draft' else p.archived_status end,
      archived_status = null, archived_at = null, archived_batch = null, updated_at = ${fromContext("now")}
    where p.workspace_id = ${fromContext("workspace")} and p.id = any(${ids}::text[])`);
  return ids;
}

export const archive = treeAction({
  title: "Archive",
  done: "Archived",
  description: "Archives the page with everything below it. Only editors still see it.",
  step: mayArchive,
  parentsFirst: true,
  take: archiveSubtree,
});

export const restore = treeAction({
  title: "Restore",
  done: "Restored",
  description:
    "Takes the page out of the archive, with the pages below it that were archived together with it. If the page above it is archived, it becomes the last page at the top; if that is a draft, the restored pages become drafts.",
  step: mayRestore,
  parentsFirst: true,
  take: restoreSubtree,
});
