/** A mail that somebody sent to us, as far as the program reads it. Every text is storable: without NUL, in NFC. */
export interface ReceivedMail {
  /** The Message-ID without angle brackets; null if there is none. */
  readonly messageId: string | null;
  readonly sender: { readonly name: string; readonly address: string };
  /** The addresses to which it was sent or delivered, at most 50. */
  readonly recipients: readonly string[];
  /** The ids of the messages to which it belongs, the nearest one first, at most 50. */
  readonly references: readonly string[];
  /** In one line; empty if there is none. */
  readonly subject: string;
  /** The text, made from the HTML if there is nothing else; empty if there is none. */
  readonly text: string;
  readonly files: readonly ReceivedFile[];
  /** Why nobody wrote it by hand, such as an absence notice; null if nothing says so. */
  readonly automatic: string | null;
}

export interface ReceivedFile {
  readonly name: string;
  readonly contentType: string;
  readonly data: Buffer;
}

/** A message from which no mail can be read. The message of the error is a sentence for whoever sent it to us. */
export class UnreadableMail extends Error {
  override readonly name = "UnreadableMail";
}
