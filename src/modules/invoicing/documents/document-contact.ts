import type { ReadOnlyWork, Text } from "../../../engine/work/index.ts";

interface AddressedWrite {
  readonly values: {
    readonly client_id?: string | null;
    readonly client_contact_id?: string | null;
  };
  readonly unread: ReadonlySet<string>;
  changes(field: "client_id" | "client_contact_id"): boolean;
  fail(path: string, message: Text): void;
}

/** Refuses a contact of another client than the document's. */
export async function checkContact(
  { values, unread, changes, fail }: AddressedWrite,
  work: ReadOnlyWork,
): Promise<void> {
  const { client_contact_id: contactId, client_id: clientId = null } = values;
  if (!contactId || unread.has("client_id")) return;
  if (!changes("client_contact_id") && !changes("client_id")) return;
  const contact = await work.find("client-contacts", contactId);
  if (contact && contact.client_id !== clientId)
    fail("client_contact_id", "The selected client contact id is invalid.");
}
