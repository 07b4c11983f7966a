import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  fieldMessage,
  invalidField,
  MESSAGES,
  type StoredRecord,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { copiedFields } from "./copied-fields.ts";
import { reportedAt } from "./part-of-body.ts";

export type Lead = Readonly<StoredRecord<"leads">>;

/** The full name of the lead's contact; null without one. */
export const contactName = ({ contact_first_name, contact_last_name }: Lead): string | null =>
  [contact_first_name, contact_last_name].filter((name) => name !== null).join(" ") || null;

/** The body of a field, only if the custom fields of the target have values to copy. */
async function withCopied(
  work: Work,
  lead: Lead,
  target: "clients" | "client-contacts",
  body: Values,
): Promise<Values> {
  const copied = await copiedFields(work, lead, target, body.custom_fields);
  return Object.keys(copied).length > 0 ? { ...body, custom_fields: copied } : body;
}

/** Creates a client from the lead and the given fields. @throws 422 with paths within `client` */
export async function createClient(
  work: Work,
  lead: Lead,
  given: Readonly<Values>,
  allowDuplicate: boolean,
): Promise<string> {
  const { currency, website, address, phone, email } = lead;
  const name = lead.company_name ?? contactName(lead);
  const body = await withCopied(work, lead, "clients", {
    ...{ name, currency, website, address, phone, email },
    ...given,
    allow_duplicate: allowDuplicate,
  });
  return reportedAt("client", () => work.createByRules("clients", body, { lead_id: lead.id }));
}

/** A contact of the client with the email, ignoring case; null without one. */
async function contactWith(work: Work, clientId: string, email: string | null): Promise<string | null> {
  const found = await work.row<{ id: string }>(sql`select c.id from client_contacts c
    where c.workspace_id = ${fromContext("workspace")} and c.client_id = ${clientId}
      and lower(c.email) = lower(${email}::text)`);
  return found?.id ?? null;
}

/** @throws 422 unless the contact is one of the client */
export async function requireContactOf(work: Work, clientId: string, contactId: string): Promise<string> {
  const found = await work.row(sql`select 1 from client_contacts c
    where c.workspace_id = ${fromContext("workspace")} and c.id = ${contactId} and c.client_id = ${clientId}
    ${work.rowLock("key share")}`);
  if (found) return contactId;
  throw invalidField("client_contact_id", fieldMessage(MESSAGES.selected, "client_contact_id"));
}

/**
 * The contact of the client: created from the given fields or, without them, from the lead if it has a last name or an
 * email. A contact with the lead's email is not created again. Null: none. @throws 422 with paths within `contact`
 */
export async function contactOf(
  work: Work,
  lead: Lead,
  clientId: string,
  given: Readonly<Values> | null,
): Promise<string | null> {
  const { contact_first_name, contact_last_name, contact_position, email, phone } = lead;
  if (given === null) {
    if (lead.client_contact_id !== null && lead.client_id === clientId) return lead.client_contact_id;
    if (contact_last_name === null && email === null) return null;
    const known = await contactWith(work, clientId, email);
    if (known !== null) return known;
  }
  const body = given ?? {
    first_name: contact_first_name,
    last_name: contact_last_name,
    position: contact_position,
    ...{ email, phone },
  };
  const complete = await withCopied(work, lead, "client-contacts", { ...body, client_id: clientId });
  return reportedAt("contact", () => work.createByRules("client-contacts", complete));
}
