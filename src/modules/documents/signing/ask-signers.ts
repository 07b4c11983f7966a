import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
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
  { event, message }: { readonly event: "requested" | "reminded"; readonly message: string | null },
): Promise<void> {
  const { subdomain, name: company } = work.workspace;
  const link = `${siteAddress(servicesOf(work).config, subdomain)}/documents/${document.id}`;
  const request = `${company} asks you to sign the document "${document.name}":`;
  const subject = event === "requested" ? `Please sign: ${document.name}` : `Reminder: ${document.name}`;
  for (const { employee_id, name, email } of signers) {
    await note(work, document, { event, employee_id, name, email, reason: message });
    const parts = [`Dear ${name},`, `${request}\n${link}`, message].filter((part) => part !== null);
    await queueMail(work, { to: [email], subject, text: parts.join("\n\n") });
    if (event === "reminded")
      await work.rows(sql`update document_signers s set reminded_at = ${fromContext("now")}
        where s.workspace_id = ${fromContext("workspace")} and s.document_id = ${document.id}
          and s.employee_id = ${employee_id}`);
  }
}
