import { fact, type RowCondition } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { ARCHIVED_SPACE } from "../access.ts";
import type { PageStatus } from "./page-fields.ts";

export const ARCHIVED_PAGE = "The page is archived.";
export const PARENT_IS_DRAFT = "Publish the parent page first.";

/** What decides which actions are open on a page. */
export interface PageState {
  readonly status: PageStatus;
  readonly parent_status: PageStatus | null;
  readonly has_published_children: boolean;
  readonly is_in_archive: boolean;
}

const parentStatus = (alias: string): Sql => sql`(select parent.status from pages parent
  where parent.workspace_id = ${column(alias, "workspace_id")} and parent.id = ${column(alias, "parent_id")})`;

const hasPublishedChildren: RowCondition = (alias) => sql`exists (select from pages child
  where child.workspace_id = ${column(alias, "workspace_id")} and child.parent_id = ${column(alias, "id")}
    and child.status = 'published')`;

const isInArchive: RowCondition = (alias) => sql`exists (select from teamspaces closed
  where closed.workspace_id = ${column(alias, "workspace_id")} and closed.id = ${column(alias, "teamspace_id")}
    and closed.archived_at is not null)`;

/** The state of a page beside its own status, for actions that are open in some states. */
export const stateFacts = {
  parent_status: fact<PageStatus | null>(parentStatus),
  has_published_children: fact<boolean>(hasPublishedChildren),
  is_in_archive: fact<boolean>(isInArchive),
};

/** Why a page cannot take a step; null: it can. */
type Obstacle = string | null;
export type Step = (state: PageState) => Obstacle;

const inLiveSpace =
  (step: Step): Step =>
  (state) =>
    state.is_in_archive ? ARCHIVED_SPACE : step(state);

/** A page that can be changed. */
export const mayChange: Step = inLiveSpace(({ status }) => (status === "archived" ? ARCHIVED_PAGE : null));

export const mayPublish: Step = inLiveSpace(({ status, parent_status }) => {
  if (status === "archived") return ARCHIVED_PAGE;
  if (status === "published") return "The page is already published.";
  return parent_status === null || parent_status === "published" ? null : PARENT_IS_DRAFT;
});

export const mayUnpublish: Step = inLiveSpace(({ status, has_published_children }) => {
  if (status === "archived") return ARCHIVED_PAGE;
  if (status === "draft") return "The page is not published.";
  return has_published_children ? "Unpublish or move the child pages first." : null;
});

export const mayArchive: Step = inLiveSpace(({ status }) =>
  status === "archived" ? "The page is already archived." : null,
);

export const mayRestore: Step = inLiveSpace(({ status }) =>
  status === "archived" ? null : "The page is not archived.",
);

/** The state of a page as it is now, while an action changes several. */
export async function presentState(work: Work, id: string): Promise<PageState> {
  const row = await work.row<PageState & Record<string, unknown>>(sql`select p.status,
      ${parentStatus("p")} as parent_status, ${hasPublishedChildren("p")} as has_published_children,
      ${isInArchive("p")} as is_in_archive
    from pages p where p.workspace_id = ${fromContext("workspace")} and p.id = ${id}`);
  return row!;
}
