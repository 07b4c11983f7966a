import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import { isUnarchived } from "../../../platform/archiving/archived-state.ts";
import type { ReceivedMail } from "../../../platform/mail/received/received-mail.ts";

/** The fields of a ticket that say who asks. */
type Requester =
  | { readonly requester_employee_id: string }
  | { readonly client_contact_id: string }
  | { readonly requester_email: string; readonly requester_name: string | null };

/**
 * Who sends a mail: the employee or the contact of a client with the address, or whoever it is. An address of several
 * contacts names none of them.
 */
export async function requesterOf(
  work: ReadOnlyWork,
  { name, address }: ReceivedMail["sender"],
): Promise<Requester> {
  const employee = await work.row<{ id: string }>(sql`select e.id from employees e
    where e.workspace_id = ${fromContext("workspace")} and lower(e.email) = lower(${address}) and ${isUnarchived("e")}`);
  if (employee) return { requester_employee_id: employee.id };
  const contacts = await work.rows<{ id: string }>(sql`select k.id from client_contacts k
    join clients c on c.workspace_id = ${fromContext("workspace")} and c.id = k.client_id and ${isUnarchived("c")}
    where k.workspace_id = ${fromContext("workspace")} and lower(k.email) = lower(${address}) limit 2`);
  if (contacts.length === 1) return { client_contact_id: contacts[0]!.id };
  return { requester_email: address, requester_name: name || null };
}
