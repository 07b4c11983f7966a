import { fromContext, sql } from "../../../engine/sql/index.ts";
import type {
  ComingWrite,
  Hooks,
  ReadOnlyWork,
  SettledChange,
  Work,
  WrittenChange,
} from "../../../engine/work/index.ts";
import { refuseWhileArchived } from "../../../platform/archiving/archived-state.ts";
import { checkElectronicAddress } from "../../../platform/fields/electronic-address.ts";
import {
  checkCustomFields,
  journalFieldUse,
  type SettledFields,
  settleCustomFields,
} from "../../custom-fields/index.ts";
import { checkDuplicates } from "./client-duplicates.ts";

/** Clients are created one at a time, so that two concurrent requests cannot both find that a name is free. */
async function lock({ kind }: ComingWrite<"clients">, work: Work): Promise<void> {
  if (kind === "create") await work.lock("new clients");
}

async function check(
  change: SettledChange<"clients">,
  work: ReadOnlyWork,
  settled: SettledFields | null,
): Promise<void> {
  await checkCustomFields(change, work, settled);
  refuseWhileArchived(change, "client", ["notes"]);
  checkElectronicAddress(change);
  if (change.kind === "create") await checkDuplicates(change, work);
}

/** Journals the contacts of a renamed client as changed, since they show the client's name. */
async function noteContacts(
  { id: clientId, stored, changes }: WrittenChange<"clients">,
  work: Work,
): Promise<void> {
  if (!stored || !changes("name")) return;
  const contacts = await work.rows<{ id: string }>(sql`select id from client_contacts
    where workspace_id = ${fromContext("workspace")} and client_id = ${clientId} order by id`);
  for (const { id } of contacts) await work.update("client-contacts", id, {});
}

/** The hooks of clients: duplicates, custom fields, and the contacts that show the client's name. */
export const clientHooks: Hooks<"clients", SettledFields | null> = {
  lock,
  settle: (change, work) => settleCustomFields("clients", change, work),
  check: { write: check },
  after: {
    check: {
      async write(written, work, settled) {
        await journalFieldUse(work, settled);
        await noteContacts(written, work);
      },
    },
  },
};
