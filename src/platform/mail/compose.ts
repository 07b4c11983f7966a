import type { MailMessage } from "./mailer.ts";

const singleAddress = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;
const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Builds a message for nodemailer. Names and titles come from users, so control characters are removed and the address
 * is passed as a structured value, which can add neither a recipient nor a header.
 */
export function composeMail(message: MailMessage, from: string, date: Date) {
  const recipients = [message.to].flat();
  const copies = message.cc ?? [];
  const { replyTo, thread = [] } = message;
  for (const address of [...recipients, ...copies])
    if (!singleAddress.test(address))
      throw new RangeError(`${JSON.stringify(address)} is not one mail address.`);
  // It may contain a token, which must not be logged.
  if (replyTo !== undefined && !singleAddress.test(replyTo))
    throw new RangeError("The address for replies is not one mail address.");
  const name = oneLine(message.toName ?? "");
  const { identity } = message;
  const earlier = thread.map((id) => messageId(id, from));
  return {
    from,
    to: recipients.map((address) => ({ name, address })),
    ...(copies.length > 0 ? { cc: copies.map((address) => ({ name: "", address })) } : {}),
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    date: identity?.createdAt ?? date,
    ...(identity ? { messageId: messageId(identity.id, from) } : {}),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(earlier.length > 0 ? { inReplyTo: earlier.at(-1)!, references: earlier } : {}),
    attachments: (message.attachments ?? []).map(({ fileName, contentType, data }) => ({
      filename: oneLine(fileName),
      contentType,
      content: data,
    })),
    // Prevents automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribing(message) },
  };
}

/** The headers by which a mail program ends such mails with one click (RFC 2369, RFC 8058). */
const unsubscribing = ({ unsubscribeUrl }: MailMessage): Record<string, string> =>
  unsubscribeUrl === undefined
    ? {}
    : {
        "List-Unsubscribe": `<${new URL(unsubscribeUrl).href}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };

/** The `Message-ID` of the message with an identity. */
const messageId = (id: string, from: string): string => `<${id}@${hostOf(from)}>`;

/** The host of the sender's address: `Bureau <no-reply@example.com>`. */
const hostOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";

function oneLine(text: string): string {
  return text.replace(lineBreaks, " ").trim();
}
