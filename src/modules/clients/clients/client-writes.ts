import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ComingWrite, Hooks, Work } from "../../../engine/work/index.ts";
import { refuseWhileArchived } from "../../../platform/archiving/archived-state.ts";
import { settleCustomFields } from "../../custom-fields/index.ts";
import { checkDuplicates } from "./client-duplicates.ts";

/** Two clients that are made at once must not both find that there is none of the name. */
async function lock({ kind }: ComingWrite<"clients">, work: Work): Promise<void> {
  if (kind === "create") await work.lock("new clients");
}

async function check(change: Change<"clients">, work: Work): Promise<void> {
  refuseWhileArchived(change, "client", ["notes"]);
  if (change.kind === "create") await checkDuplicates(change, work);
  else if (change.changes("name")) await noteContacts(change.id, work);
}

/** A contact shows the name of its client, so a change of it is one of the contact too. */
async function noteContacts(clientId: string, work: Work): Promise<void> {
  const contacts = await work.rows<{ id: string }>(sql`select id from client_contacts
    where workspace_id = ${fromContext("workspace")} and client_id = ${clientId} order by id`);
  for (const { id } of contacts) await work.update("client-contacts", id, {});
}

/** Rules and consequences of writing a client. */
export const clientHooks: Hooks<"clients"> = {
  lock,
  settle: (change, work) => settleCustomFields("clients", change, work),
  check: { write: check },
};
