/** One message to one person. */
export interface MailMessage {
  /** A bare address: `ana.petrova@acme.test`. */
  to: string;
  /** Shown with the address. */
  toName?: string;
  subject: string;
  text: string;
  /** The same in HTML, for clients that show it. */
  html?: string;
}

export interface SentMail {
  /** The `Message-ID` header. */
  messageId: string;
}

/** How mails leave the installation. */
export interface Mailer {
  /**
   * Sends a message to the mail server or writes it to the outbox. Rejects when the server does not take it; whether
   * and when to try again is for the caller's queue. Throws a RangeError when `to` is not exactly one address.
   */
  send(message: MailMessage): Promise<SentMail>;
  /** Resolves when mails can leave: the server responds and takes the credentials, or the outbox can be written. */
  verify(): Promise<void>;
  /** Ends the connections. Nothing can be sent afterwards. */
  close(): Promise<void>;
}
