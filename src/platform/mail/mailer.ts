export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly data: Buffer;
}

/** One message to one person, or to several who see each other. */
export interface MailMessage {
  /** A bare address: `ana.petrova@acme.test`, or several. */
  to: string | readonly string[];
  cc?: readonly string[];
  /** The displayed name of the recipient, if there is one. */
  toName?: string;
  subject: string;
  text: string;
  /** The text as HTML. */
  html?: string;
  attachments?: readonly MailAttachment[];
  /** The address for replies, if it is not the sender's. */
  replyTo?: string;
  /** The identities of the earlier messages of the conversation, oldest first; this one replies to the last. */
  thread?: readonly string[];
  /** The URL to which a mail program posts to end such mails (RFC 8058). */
  unsubscribeUrl?: string;
  /** What the message is known by if it is sent again: it keeps its Message-ID and its date. */
  identity?: { readonly id: string; readonly createdAt: Date };
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
   * @throws RangeError if a recipient is not exactly one address
   */
  send(message: MailMessage): Promise<SentMail>;
  /** Resolves if mail can be sent: the server responds and accepts the credentials, or the outbox is writable. */
  verify(): Promise<void>;
  /** Closes the connections. Nothing can be sent afterwards. */
  close(): Promise<void>;
}
