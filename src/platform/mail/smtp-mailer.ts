import { createTransport } from "nodemailer";
import type { Clock } from "../clock/clock.ts";
import { composeMail } from "./compose.ts";
import { isInvented } from "./invented-address.ts";
import type { Mailer } from "./mailer.ts";

const connectWithinMs = 10_000;
const responseTimeoutMs = 60_000;

/**
 * Sends over SMTP, with a few connections that are kept open. Invented addresses are left out, and a message to nobody
 * else is not sent: demo data is full of them, and every server would refuse them.
 */
export function smtpMailer(smtpUrl: string, from: string, clock: Clock): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: responseTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const mail = composeMail(message, from, clock.now());
      const to = mail.to.filter(({ address }) => !isInvented(address));
      const cc = (mail.cc ?? []).filter(({ address }) => !isInvented(address));
      if (to.length + cc.length === 0) return { messageId: mail.messageId ?? "" };
      const { messageId } = await transport.sendMail({ ...mail, to, cc });
      return { messageId };
    },
    async verify() {
      await transport.verify();
    },
    async close() {
      transport.close();
    },
  };
}
