import { fromContext, sql } from "../../../engine/sql/index.ts";
import { message, plural, SaidDays, type Text, type Work } from "../../../engine/work/index.ts";
import { wordsOfEmployees } from "../../../platform/languages/words-of-employees.ts";
import { queueMail } from "../../../platform/mail/queued-mails.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import { isLive } from "../../employees/index.ts";

/** A document that ends soon. */
export interface EndingDocument {
  readonly id: string;
  readonly name: string;
  readonly type_id: string;
  /** Null for documents of clients and of the workspace. */
  readonly employee_id: string | null;
  /** YYYY-MM-DD. */
  readonly end_date: string;
  /** From today to the end. */
  readonly days_left: number;
}

/** How soon the document ends: today, tomorrow or in 30 days. */
function endsSoon(name: string, days: number): Text {
  if (days === 0) return message`${name} ends today`;
  return plural(days, message`${name} ends tomorrow`, message`${name} ends in ${days} days`);
}

/**
 * Mails that a document ends: to the employee, unless the type is private, and to those whom the type names. Each gets a
 * mail of their own, so nobody learns who else did.
 */
export async function mailNotice(
  work: Work,
  { id, name, type_id, employee_id, end_date, days_left }: EndingDocument,
): Promise<void> {
  const recipients = await work.rows<{ id: string; email: string; name: string }>(sql`select e.id, e.email,
      e.first_name as name
    from employees e where e.workspace_id = ${fromContext("workspace")} and ${isLive("e")}
      and (e.id in (select n.employee_id from document_type_notified_employees n
          where n.workspace_id = ${fromContext("workspace")} and n.type_id = ${type_id})
        or e.id = ${employee_id}::text and exists (select from document_types t
          where t.workspace_id = ${fromContext("workspace")} and t.id = ${type_id} and t.visibility <> 'private'))
    order by e.id`);
  const { subdomain } = work.workspace;
  const link = `${siteAddress(servicesOf(work).config, subdomain)}/documents/${id}`;
  const wordsOf = await wordsOfEmployees(
    work,
    recipients.map((one) => one.id),
  );
  for (const { id: employee, email, name: called } of recipients) {
    const words = wordsOf(employee);
    const ends = words.say(message`The document “${name}” ends on ${new SaidDays(end_date)}:`);
    await queueMail(work, {
      to: [email],
      subject: words.say(endsSoon(name, days_left)),
      text: `${words.say(message`Dear ${called},`)}\n\n${ends}\n${link}`,
    });
  }
}
