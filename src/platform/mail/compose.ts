import type { MailMessage } from "./mailer.ts";

const singleAddress = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;
const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A message as nodemailer takes it. The parts of headers come from people (a name, a title in the subject), so
 * control characters are taken out and the address goes in as an address, which can neither add a recipient nor a
 * header.
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
    // Keeps out-of-office programs from responding to (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function oneLine(text: string): string {
  return text.replace(lineBreaks, " ").trim();
}
