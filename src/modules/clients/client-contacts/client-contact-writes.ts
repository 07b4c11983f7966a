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
  noteTurnedFields,
  type SettledFields,
  settleCustomFields,
} from "../../custom-fields/index.ts";

/**
 * Writers of one client's contacts run one at a time, so that exactly one of these stays the primary one. Returns
 * whether the client is in use; null when there is none.
 */
async function lockClient(clientId: string, work: ReadOnlyWork): Promise<{ is_archived: boolean } | null> {
  return work.row<{ is_archived: boolean }>(sql`select archived_at is not null as is_archived from clients
    where workspace_id = ${fromContext("workspace")} and id = ${clientId} for no key update`);
}

/** The client is locked before the contact, as in every change of another contact. */
async function lock({ id }: ComingWrite<"client-contacts">, work: Work): Promise<void> {
  const contact =
    id === null
      ? null
      : await work.row<{ client_id: string }>(
          sql`select client_id from client_contacts where workspace_id = ${fromContext("workspace")} and id = ${id}`,
        );
  if (contact) await lockClient(contact.client_id, work);
}

/** What a contact is written by, beside its own values. */
interface Settled {
  readonly fields: SettledFields | null;
  /** Null: none that there still is. */
  readonly client: { readonly is_archived: boolean } | null;
  /** The contact that is the client's primary one so far. */
  readonly primaryId: string | null;
}

/** The first contact of a client is its primary one, whatever it is made as; a later one may take that over. */
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
  // It may have been archived between the check of the reference and the lock.
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

/** The contact that was the primary one gives way first: there is one at any moment. */
async function takeOver(
  { values, changes }: WrittenChange<"client-contacts">,
  work: Work,
  { fields, primaryId }: Settled,
): Promise<void> {
  await noteTurnedFields(work, fields);
  if (primaryId !== null && values.is_primary === true && changes("is_primary"))
    await work.update("client-contacts", primaryId, { is_primary: false });
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
export const contactHooks: Hooks<"client-contacts", Settled> = {
  lock,
  settle,
  check: { write: check },
  after: { check: { write: takeOver, delete: passOnPrimary } },
};
