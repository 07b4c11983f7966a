import type { ReadOnlyWork, StoredRecord } from "../../../engine/work/index.ts";

type Ticket = Readonly<StoredRecord<"tickets">>;

/**
 * The address of whoever asked: the employee, else the contact of the client, else the address on the ticket. Null if
 * there is none, and for an employee who is archived.
 */
export async function requesterAddress(work: ReadOnlyWork, ticket: Ticket): Promise<string | null> {
  const { requester_employee_id: employee, client_contact_id: contact } = ticket;
  if (employee !== null) {
    const person = await work.find("employees", employee);
    return person && person.archived_at === null ? person.email : null;
  }
  const ofContact = contact === null ? null : (await work.find("client-contacts", contact))?.email;
  return ofContact ?? ticket.requester_email;
}
