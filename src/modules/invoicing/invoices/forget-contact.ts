import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";

/**
 * Clears a contact that is about to be deleted on issued documents, which keep the buyer as it was. Drafts keep the
 * contact, so they prevent the deletion.
 */
export async function forgetContact(work: Work, contactId: string): Promise<void> {
  const issued = await work.rows<{ id: string }>(sql`select i.id from invoices i
    where i.workspace_id = ${fromContext("workspace")} and i.client_contact_id = ${contactId} and i.number is not null
    order by i.id for update`);
  await work.updateAll(
    "invoices",
    issued.map(({ id }) => id),
    { client_contact_id: null },
  );
}
