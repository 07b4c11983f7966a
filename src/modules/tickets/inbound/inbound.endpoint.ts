import { endpoint, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { invalidField } from "../../../engine/work/index.ts";
import { object } from "../../../platform/figures/response-shapes.ts";
import { readMail } from "../../../platform/mail/received/read-mail.ts";
import { type ReceivedMail, UnreadableMail } from "../../../platform/mail/received/received-mail.ts";
import { MANAGERS } from "../tickets/tickets.policy.ts";
import { receive } from "./receive.ts";

const id = { type: ["string", "null"], pattern: RETURNED_ULID };

/** `POST /tickets/inbound`: a mail server passes on what arrives at the address of the support desk. */
export const inboundEndpoint = endpoint({
  method: "POST",
  path: "/tickets/inbound",
  title: "Receive a mail",
  description:
    "Takes a MIME message as it arrived, as the body or as the file of a form. A reply becomes a public comment of the requester, another mail a new ticket. Automatic mails, and a message that was received before, are ignored. With a 422 the message cannot be read, and sending it again does not help.",
  credential: "required",
  permissions: [MANAGERS],
  contentType: "message/rfc822",
  response: object({
    data: object({
      outcome: { type: "string", enum: ["created", "commented", "ignored"] },
      reason: {
        type: ["string", "null"],
        enum: ["automatic", "own", "duplicate", null],
        description: "Why the mail was ignored.",
      },
      ticket_id: id,
      comment_id: { ...id, description: "The comment with the reply, or with the files of a new ticket." },
    }),
  }),
  async run(context) {
    const mail = await readable(context.content);
    return context.write(async (work) => ({ data: await receive(work, mail, context.content) }));
  },
});

/** @throws 422 if the message cannot be read */
async function readable(source: Buffer): Promise<ReceivedMail> {
  try {
    return await readMail(source);
  } catch (error) {
    if (error instanceof UnreadableMail) throw invalidField("file", error.message);
    throw error;
  }
}
