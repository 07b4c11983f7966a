import { type Clock, systemClock } from "../clock/clock.ts";
import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outbox-mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

export interface MailSettings {
  /** `smtp://` (STARTTLS if the server offers it) or `smtps://`; if omitted, mails are written to the outbox. */
  smtpUrl?: string | undefined;
  /** The folder for mails that are not sent. */
  outbox: string;
  /** The sender: `Bureau <no-reply@example.com>`. */
  from: string;
  clock?: Clock;
}

/** The mailer of an installation. Connects when the first message is sent. */
export function openMailer({ smtpUrl, outbox, from, clock = systemClock }: MailSettings): Mailer {
  return smtpUrl === undefined ? outboxMailer(outbox, from, clock) : smtpMailer(smtpUrl, from, clock);
}
