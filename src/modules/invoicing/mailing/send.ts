import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { type ActionContext, conflict, type GivenParameters, type Work } from "../../../engine/work/index.ts";
import { holdInvoices, sendingObstacle } from "../invoices/invoice-states.ts";
import { documentFile } from "../printing/stored-document.ts";
import { mailInvoice } from "./mail-document.ts";
import { sendingText } from "./mail-texts.ts";
import { mailParameters, recipientsOf } from "./recipients.ts";

type Sending = ActionContext<"invoices", GivenParameters<typeof mailParameters>>;

/** Waits for other writers of the invoice; whether it had not been sent before. */
async function holdUnsent(work: Work, ids: readonly string[]): Promise<boolean> {
  const unsent =
    await work.row(sql`select 1 from invoices i where i.workspace_id = ${fromContext("workspace")}
    and i.id = any(${ids}::text[]) and i.sent_at is null limit 1`);
  await holdInvoices(work, ids);
  return unsent !== null;
}

async function run(
  { work, records, params, fail, throwIfRefused }: Sending,
  wasUnsent: boolean,
): Promise<undefined> {
  const [{ id, client_id, sent_at }] = records as [Sending["records"][number]];
  // Of two requests at the same moment one sends it; who wants to send it again asks afterwards.
  if (wasUnsent && sent_at !== null) throw conflict("The invoice has just been sent.");
  const recipients = await recipientsOf(work, client_id, params, fail);
  throwIfRefused();
  const file = await documentFile(work, id);
  const standard = sendingText(file.document);
  const text = { subject: params.subject ?? standard.subject, text: params.message ?? standard.text };
  await mailInvoice(work, id, file, recipients, text);
  if (sent_at === null) await work.update("invoices", id, { sent_at: work.now });
}

/** Mails the PDF of an issued document to the client. */
export const send = action("invoices", {
  title: "Send",
  done: "Sent",
  description:
    "Mails the PDF to the client. The first time is kept as sent_at. With `dry_run=true` the mail is a preview.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  parameters: mailParameters,
  example: { to: ["accounts@example.com"], message: "Please find our invoice attached." },
  respondsWithMeta: true,
  lock: holdUnsent,
  openWhen: openWhenEach(sendingObstacle),
  run,
});
