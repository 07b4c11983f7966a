import { action, openWhenEach } from "../../../engine/declare/index.ts";
import { type ActionContext, conflict, type GivenParameters } from "../../../engine/work/index.ts";
import { sendingObstacle } from "../invoices/invoice-states.ts";
import { documentFile } from "../printing/stored-document.ts";
import { holdMailed, type Mailed } from "./hold-mailed.ts";
import { mailInvoice } from "./mail-document.ts";
import { sendingText } from "./mail-texts.ts";
import { mailParameters, recipientsOf } from "./recipients.ts";

type Sending = ActionContext<"invoices", GivenParameters<typeof mailParameters>>;

async function run(
  { work, records, params, fail, throwIfRefused }: Sending,
  before: Mailed,
): Promise<undefined> {
  const [{ id, client_id, sent_at }] = records as [Sending["records"][number]];
  // Of two requests at the same moment, one sends it. A later request sends it again.
  if (before.sent_at === null && sent_at !== null) throw conflict("The invoice has just been sent.");
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
  lock: holdMailed,
  openWhen: openWhenEach(sendingObstacle),
  run,
});
