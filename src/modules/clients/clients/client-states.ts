import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { archiveActions } from "../../../platform/archiving/archive-actions.ts";

/** Refuses to archive a client with active projects or draft invoices. */
async function mayArchive({ id }: Readonly<StoredRecord<"clients">>, work: Work): Promise<string | null> {
  const project = await work.row(sql`select 1 from projects
    where workspace_id = ${fromContext("workspace")} and client_id = ${id} and archived_at is null limit 1`);
  if (project !== null) return "The client has active projects.";
  const draft = await work.row(sql`select 1 from invoices where workspace_id = ${fromContext("workspace")}
    and client_id = ${id} and document_type = 'invoice' and number is null limit 1`);
  return draft === null ? null : "The client has draft invoices.";
}

export const { archive, restore } = archiveActions("clients", {
  description:
    "Archives the client: only its notes can be changed, and nothing new can be created for it. Existing documents can still be paid and credited.",
  grants: [{ permissions: ["manage-clients"] }],
  mayArchive,
});
