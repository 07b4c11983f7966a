/** One message to one person. */
export interface MailMessage {
  /** A bare address: `ana.petrova@acme.test`. */
  to: string;
  /** The displayed name of the recipient. */
  toName?: string;
  subject: string;
  text: string;
  /** The text as HTML. */
  html?: string;
}

export interface SentMail {
  /** The `Message-ID` header. */
  messageId: string;
}

/** How mail is sent. */
export interface Mailer {
  /**
   * Sends a message to the mail server or writes it to the outbox. Rejects if the server does not accept it; retrying
   * is the caller's responsibility.
   * @throws RangeError if `to` is not exactly one address
   */
  send(message: MailMessage): Promise<SentMail>;
  /** Resolves if mail can be sent: the server responds and accepts the credentials, or the outbox is writable. */
  verify(): Promise<void>;
  /** Closes the connections. Nothing can be sent afterwards. */
  close(): Promise<void>;
}
