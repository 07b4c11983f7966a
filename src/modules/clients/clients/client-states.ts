import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";

/** Refuses to archive a client with active projects or draft invoices. */
async function mayArchive({ id }: Readonly<StoredRecord<"clients">>, work: Work): Promise<string | null> {
  const uses = await work.row<{ projects: boolean; drafts: boolean }>(sql`select
    exists (select 1 from projects
      where workspace_id = ${fromContext("workspace")} and client_id = ${id} and archived_at is null) as projects,
    exists (select 1 from invoices where workspace_id = ${fromContext("workspace")}
      and client_id = ${id} and document_type = 'invoice' and number is null) as drafts`);
  if (uses?.projects) return "The client has active projects.";
  return uses?.drafts ? "The client has draft invoices." : null;
}

export const { archive, restore } = archiveActions("clients", {
  description:
    "Archives the client: only its notes can be changed, and nothing new can be created for it. Existing documents can still be paid and credited.",
  grants: [{ permissions: ["manage-clients"] }],
  mayArchive,
});
