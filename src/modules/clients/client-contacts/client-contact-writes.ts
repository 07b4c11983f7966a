import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ComingWrite, Hooks, StoredRecord, Work } from "../../../engine/work/index.ts";
import { settleCustomFields } from "../../custom-fields/index.ts";

/**
 * Writers of one client's contacts run one at a time, so that exactly one of these stays the primary one. Returns whether
 * the client is in use; null when there is none.
 */
async function lockClient(clientId: unknown, work: Work): Promise<{ is_archived: boolean } | null> {
  return work.row<{ is_archived: boolean }>(sql`select archived_at is not null as is_archived from clients
    where workspace_id = ${fromContext("workspace")} and id = ${clientId} for no key update`);
}

/** The client is waited for before the contact is taken, as whoever changes another contact does. */
async function lock({ id }: ComingWrite<"client-contacts">, work: Work): Promise<void> {
  const contact =
    id === null
      ? null
      : await work.row<{ client_id: string }>(
          sql`select client_id from client_contacts where workspace_id = ${fromContext("workspace")} and id = ${id}`,
        );
  if (contact) await lockClient(contact.client_id, work);
}

async function check(change: Change<"client-contacts">, work: Work): Promise<void> {
  checkName(change);
  if (change.kind === "create") await joinClient(change, work);
  else if (change.changes("is_primary")) await changePrimary(change, work);
}

function checkName({ kind, values, unread, changes, fail }: Change<"client-contacts">): void {
  if (unread.has("email") || (kind === "update" && !changes("last_name") && !changes("email"))) return;
  if ((values.last_name ?? null) === null && (values.email ?? null) === null)
    fail("last_name", "The last name field is required when email is not present.");
}

/** The first contact of a client is its primary one, whatever it is made as; a later one may take that over. */
async function joinClient(change: Change<"client-contacts">, work: Work): Promise<void> {
  const { values, fail } = change;
  const clientId = values.client_id ?? null;
  if (clientId === null) return;
  const client = await lockClient(clientId, work);
  // It may have been archived between the check of the reference and the lock.
  if (client?.is_archived) fail("client_id", "The selected client id is invalid.");
  const primary = await primaryOf(clientId, work);
  if (primary === null) values.is_primary = true;
  else if (values.is_primary === true) await work.update("client-contacts", primary, { is_primary: false });
}

async function changePrimary({ values, stored, fail }: Change<"client-contacts">, work: Work): Promise<void> {
  if (values.is_primary !== true) {
    fail("is_primary", "Make another contact primary instead.");
    return;
  }
  const former = await primaryOf(stored!.client_id, work);
  if (former !== null) await work.update("client-contacts", former, { is_primary: false });
}

async function primaryOf(clientId: unknown, work: Work): Promise<string | null> {
  const row = await work.row<{ id: string }>(sql`select id from client_contacts
    where workspace_id = ${fromContext("workspace")} and client_id = ${clientId} and is_primary`);
  return row?.id ?? null;
}

/** The oldest of the others becomes the primary contact in place of the one that goes. */
async function passOnPrimary(
  { id, client_id, is_primary }: Readonly<StoredRecord<"client-contacts">>,
  work: Work,
): Promise<void> {
  if (is_primary !== true) return;
  const oldest = await work.row<{ id: string }>(sql`select id from client_contacts
    where workspace_id = ${fromContext("workspace")} and client_id = ${client_id} and id <> ${id} order by id limit 1`);
  if (!oldest) return;
  await work.update("client-contacts", id, { is_primary: false });
  await work.update("client-contacts", oldest.id, { is_primary: true });
}

/** Rules and consequences of writing a contact. */
export const contactHooks: Hooks<"client-contacts"> = {
  lock,
  settle: (change, work) => settleCustomFields("client-contacts", change, work),
  check: { write: check, delete: passOnPrimary },
};
