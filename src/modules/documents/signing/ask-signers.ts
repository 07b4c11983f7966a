import { fromContext, sql } from "../../../engine/sql/index.ts";
import { message, type StoredRecord, type Work } from "../../../engine/work/index.ts";
import { wordsOfEmployees } from "../../../platform/languages/words-of-employees.ts";
import { queueMail } from "../../../platform/mail/queued-mails.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";
import type { Signer } from "./signers.ts";
import { note } from "./trail.ts";

type Document = Readonly<StoredRecord<"documents">>;

/** Asks signers by mail, or reminds them, and notes it in the trail. */
export async function askSigners(
  work: Work,
  document: Document,
  signers: readonly Signer[],
  { event, message: remark }: { readonly event: "requested" | "reminded"; readonly message: string | null },
): Promise<void> {
  const { subdomain, name: company } = work.workspace;
  const link = `${siteAddress(servicesOf(work).config, subdomain)}/documents/${document.id}`;
  const subject =
    event === "requested" ? message`Please sign: ${document.name}` : message`Reminder: ${document.name}`;
  const wordsOf = await wordsOfEmployees(
    work,
    signers.map(({ employee_id }) => employee_id),
  );
  for (const { employee_id, name, email } of signers) {
    await note(work, document, { event, employee_id, name, email, reason: remark });
    const words = wordsOf(employee_id);
    const request = words.say(message`${company} asks you to sign the document “${document.name}”:`);
    const parts = [words.say(message`Dear ${name},`), `${request}\n${link}`, remark];
    const text = parts.filter((part) => part !== null).join("\n\n");
    await queueMail(work, { to: [email], subject: words.say(subject), text });
    if (event === "reminded")
      await work.rows(sql`update document_signers s set reminded_at = ${fromContext("now")}
        where s.workspace_id = ${fromContext("workspace")} and s.document_id = ${document.id}
          and s.employee_id = ${employee_id}`);
  }
}
