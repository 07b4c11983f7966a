import type { MailMessage } from "./mailer.ts";

const singleAddress = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;
const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Builds a message for nodemailer. Names and titles come from users, so control characters are removed and the address
 * is passed as a structured value, which can add neither a recipient nor a header.
 */
export function composeMail(message: MailMessage, from: string, date: Date) {
  if (!singleAddress.test(message.to)) {
    throw new RangeError(`${JSON.stringify(message.to)} is not one mail address.`);
  }
  return {
    from,
    to: { name: oneLine(message.toName ?? ""), address: message.to },
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    date,
    // Prevents automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function oneLine(text: string): string {
  return text.replace(lineBreaks, " ").trim();
}
