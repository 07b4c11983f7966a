import { createHmac } from "node:crypto";
import { deriveKey } from "../signed-urls/derived-key.ts";

/** Characters of a token: 96 bits, as hexadecimal digits, since servers may change the case of an address. */
const TOKEN_LENGTH = 24;

/** The longest first part of an address (RFC 5321), and the longest reference. */
const MAX_LOCAL_PART = 64;
const MAX_REFERENCE = 10;

/** How long the part before the @ may be, so that a reference and its token fit behind it. */
export const MAX_MAILBOX_NAME = MAX_LOCAL_PART - TOKEN_LENGTH - MAX_REFERENCE - "+.".length;

/** What replies to a mail are about. */
export interface ReplyTo {
  /** The address that receives the replies, without a token. */
  readonly address: string;
  /** The kind of record, such as `ticket`. A token of one kind is none of another. */
  readonly topic: string;
  /** A short name of the record within its workspace, at most 10 letters and digits. */
  readonly reference: string;
}

/**
 * The address for replies about one record: `support+42.<token>@acme.test`. The token is an HMAC with a key that is
 * derived from the installation's secret, so it cannot be guessed and does not have to be stored.
 * @throws RangeError if the reference does not fit into an address
 */
export function replyAddress(
  appSecret: string,
  workspace: string,
  { address, topic, reference }: ReplyTo,
): string {
  if (!/^[a-z0-9]{1,10}$/i.test(reference))
    throw new RangeError("A reference has 1 to 10 letters or digits.");
  const at = address.lastIndexOf("@");
  const token = createHmac("sha256", deriveKey(appSecret, "reply address"))
    .update(JSON.stringify([workspace, topic, reference]))
    .digest("hex")
    .slice(0, TOKEN_LENGTH);
  return `${address.slice(0, at)}+${reference}.${token}${address.slice(at)}`;
}
