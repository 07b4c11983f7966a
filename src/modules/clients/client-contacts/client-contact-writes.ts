import { fromContext, sql } from "../../../engine/sql/index.ts";
import type {
  Change,
  ComingWrite,
  Hooks,
  ReadOnlyWork,
  SettledChange,
  StoredRecord,
  Work,
  WrittenChange,
} from "../../../engine/work/index.ts";
import {
  checkCustomFields,
  journalFieldUse,
  type SettledFields,
  settleCustomFields,
} from "../../custom-fields/index.ts";
import { forgetContact } from "../../invoicing/index.ts";

/**
 * Locks the client, so that requests that write its contacts run one at a time and exactly one contact is primary.
 * Returns null if the client does not exist.
 */
async function lockClient(clientId: string, work: ReadOnlyWork): Promise<{ is_archived: boolean } | null> {
  return work.row<{ is_archived: boolean }>(sql`select archived_at is not null as is_archived from clients
    where workspace_id = ${fromContext("workspace")} and id = ${clientId} for no key update`);
}

/** Locks the client before the contact, as every write of a contact does, so that concurrent writes cannot deadlock. */
async function lock({ id }: ComingWrite<"client-contacts">, work: Work): Promise<void> {
  const contact =
    id === null
      ? null
      : await work.row<{ client_id: string }>(
          sql`select client_id from client_contacts where workspace_id = ${fromContext("workspace")} and id = ${id}`,
        );
  if (contact) await lockClient(contact.client_id, work);
}

/** What `settle` passes on to the other hooks. */
interface Settled {
  readonly fields: SettledFields | null;
  /** The client of a new contact; null if it no longer exists. */
  readonly client: { readonly is_archived: boolean } | null;
  /** The client's primary contact before this write. */
  readonly primaryId: string | null;
}

/** Makes the first contact of a client the primary one, whatever the request says. */
async function settle(change: Change<"client-contacts">, work: ReadOnlyWork): Promise<Settled> {
  const { kind, values } = change;
  const fields = await settleCustomFields("client-contacts", change, work);
  const clientId = values.client_id ?? null;
  if (clientId === null || (kind === "update" && !change.changes("is_primary")))
    return { fields, client: null, primaryId: null };
  const client = kind === "create" ? await lockClient(clientId, work) : null;
  const primaryId = await primaryOf(clientId, work);
  if (kind === "create" && primaryId === null) values.is_primary = true;
  return { fields, client, primaryId };
}

async function check(
  change: SettledChange<"client-contacts">,
  work: ReadOnlyWork,
  { fields, client }: Settled,
): Promise<void> {
  await checkCustomFields(change, work, fields);
  checkName(change);
  // Another transaction may have archived the client between the check of the reference and the lock.
  if (client?.is_archived) change.fail("client_id", "The selected client id is invalid.");
  if (change.kind === "update" && change.changes("is_primary") && change.values.is_primary !== true)
    change.fail("is_primary", "Make another contact primary instead.");
}

function checkName({ kind, values, unread, changes, fail }: SettledChange<"client-contacts">): void {
  if (unread.has("email") || (kind === "update" && !changes("last_name") && !changes("email"))) return;
  if ((values.last_name ?? null) === null && (values.email ?? null) === null)
    fail("last_name", "The last name field is required when email is not present.");
}

async function primaryOf(clientId: string, work: ReadOnlyWork): Promise<string | null> {
  const row = await work.row<{ id: string }>(sql`select id from client_contacts
    where workspace_id = ${fromContext("workspace")} and client_id = ${clientId} and is_primary`);
  return row?.id ?? null;
}

/** Clears the flag of the previous primary contact before the new one is stored: a unique index allows only one. */
async function demotePreviousPrimary(
  { values, changes }: WrittenChange<"client-contacts">,
  work: Work,
  { fields, primaryId }: Settled,
): Promise<void> {
  await journalFieldUse(work, fields);
  if (primaryId !== null && values.is_primary === true && changes("is_primary"))
    await work.update("client-contacts", primaryId, { is_primary: false });
}

/** Removes what would prevent the deletion although it does not count, and hands the mark of the primary contact on. */
async function beforeDeletion(contact: Readonly<StoredRecord<"client-contacts">>, work: Work): Promise<void> {
  await forgetContact(work, contact.id);
  await promoteOldestContact(contact, work);
}

/** Makes the oldest of the remaining contacts the primary one when the primary contact is deleted. */
async function promoteOldestContact(
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

/** The hooks of contacts: names, the one primary contact, custom fields. */
export const contactHooks: Hooks<"client-contacts", Settled> = {
  lock,
  settle,
  check: { write: check },
  after: { check: { write: demotePreviousPrimary, delete: beforeDeletion } },
};
