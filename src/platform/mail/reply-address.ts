import { createHmac, timingSafeEqual } from "node:crypto";
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

/** A mail to which somebody replies. */
export interface RepliedMail extends Pick<ReplyTo, "topic" | "reference"> {
  /** The id of the workspace. */
  readonly workspace: string;
  /** The address to which the mail went. A token is only valid for the one who got it. */
  readonly recipient: string;
}

/**
 * The address for replies to a mail about one record: `support+42.<token>@acme.test`. The token is an HMAC with a key
 * that is derived from the installation's secret, so it cannot be guessed and does not have to be stored.
 * @throws RangeError if the reference does not fit into an address
 */
export function replyAddress(appSecret: string, address: string, mail: RepliedMail): string {
  if (!/^[a-z0-9]{1,10}$/i.test(mail.reference))
    throw new RangeError("A reference has 1 to 10 letters or digits.");
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}+${mail.reference}.${tokenOf(appSecret, mail)}${address.slice(at)}`;
}

/** A reference and a token as they were found in an address; whether they are valid is not known. */
export interface FoundToken {
  readonly reference: string;
  readonly token: string;
}

const IN_ADDRESS = new RegExp(`\\+([a-z0-9]{1,${MAX_REFERENCE}})\\.([0-9a-f]{${TOKEN_LENGTH}})@`, "i");

/** The reference and the token in an address; null if it has none. */
export function tokenIn(address: string): FoundToken | null {
  const [, reference, token] = IN_ADDRESS.exec(address) ?? [];
  return reference === undefined || token === undefined ? null : { reference, token: token.toLowerCase() };
}

/** Whether a token is the one in the address for replies to the mail; takes the same time for every wrong one. */
export function isReplyToken(appSecret: string, mail: RepliedMail, token: string): boolean {
  const [given, expected] = [Buffer.from(token.toLowerCase()), Buffer.from(tokenOf(appSecret, mail))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const tokenOf = (appSecret: string, { workspace, topic, reference, recipient }: RepliedMail): string =>
  createHmac("sha256", deriveKey(appSecret, "reply address"))
    .update(JSON.stringify([workspace, topic, reference, recipient.toLowerCase()]))
    .digest("hex")
    .slice(0, TOKEN_LENGTH);
