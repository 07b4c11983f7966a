import { field } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Text } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import { emailList } from "../../../platform/fields/email-list.ts";

/** The maximum number of addresses of one mail. */
const MOST = 20;

/** The parameters of actions that mail a document. */
export const mailParameters = {
  to: emailList({ max: MOST }).describe(
    "Default: the client's billing contacts, else its billing email, else its email.",
  ),
  cc: emailList({ max: MOST }),
  subject: field.string().describe("Default: in the client's language."),
  message: field.text().describe("Default: in the client's language."),
};

/** The addresses to which documents of a client go; empty if it has none. */
export async function billingAddresses(work: ReadOnlyWork, clientId: string): Promise<readonly string[]> {
  const contacts = await work.rows<{ email: string }>(sql`select distinct c.email from client_contacts c
    where c.workspace_id = ${fromContext("workspace")} and c.client_id = ${clientId} and c.is_billing
      and c.email is not null order by c.email limit ${MOST}`);
  if (contacts.length > 0) return contacts.map(({ email }) => email);
  const client = await work.find("clients", clientId);
  const address = client?.billing_email ?? client?.email;
  return address ? [address] : [];
}

/** The addresses of a mail. */
export interface Recipients {
  readonly to: readonly string[];
  readonly cc: readonly string[];
}

/** The given recipients or the client's, and what is wrong with them. */
export async function recipientsOf(
  work: ReadOnlyWork,
  clientId: string,
  given: { readonly to: readonly string[] | null; readonly cc: readonly string[] | null },
  fail: (path: string, message: Text) => void,
): Promise<Recipients> {
  const to = given.to?.length ? given.to : await billingAddresses(work, clientId);
  const cc = given.cc ?? [];
  if (to.length === 0) fail("to", "The client has no email address.");
  if (to.length + cc.length > MOST) fail("to", message`A mail must not have more than ${MOST} recipients.`);
  return { to, cc };
}
