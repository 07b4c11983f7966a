import { createTransport } from "nodemailer";
import type { Clock } from "../clock/clock.ts";
import { composeMail } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

const connectWithinMs = 10_000;
const responseTimeoutMs = 60_000;

/** Sends over SMTP, with a few connections that are kept open. */
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
      const { messageId } = await transport.sendMail(composeMail(message, from, clock.now()));
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
