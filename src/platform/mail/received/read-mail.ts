import PostalMime, { type Address, type Attachment, addressParser, type Email } from "postal-mime";
import { beginningOf } from "../../../engine/declare/text.ts";
import { whyAutomatic } from "./automatic-mail.ts";
import { htmlAsText } from "./html-as-text.ts";
import { type ReceivedFile, type ReceivedMail, UnreadableMail } from "./received-mail.ts";

/** Far more than mail programs need, and little enough for the memory and the stack. */
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024 };

/** How many recipients and references of one mail are read. */
const MAX_NAMED = 50;

const MAX_SUBJECT = 255;

/** Far more than file systems allow, and little enough for the patterns that names are matched with. */
const MAX_FILE_NAME = 1_000;

/** The headers in which mail servers note the address to which they delivered. */
const DELIVERY_HEADERS = new Set(["delivered-to", "x-original-to", "envelope-to", "x-envelope-to"]);

const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/**
 * Reads a MIME message (RFC 5322). Broken parts are read as far as they make sense, as mail programs do.
 * @throws UnreadableMail if it is not a message, names no sender, or exceeds the limits
 */
export async function readMail(source: Buffer): Promise<ReceivedMail> {
  const mail = await parse(source);
  const sender = mailboxes(mail.from ? [mail.from] : [])[0];
  if (!sender) throw new UnreadableMail("The message has no From header with an address.");
  return {
    messageId: idsIn(mail.messageId)[0] ?? null,
    sender,
    recipients: recipientsOf(mail),
    references: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()])].slice(
      0,
      MAX_NAMED,
    ),
    subject: beginningOf(oneLine(mail.subject ?? ""), MAX_SUBJECT),
    text: textOf(mail),
    files: mail.attachments.map(fileOf),
    automatic: whyAutomatic(mail.headers),
  };
}

async function parse(source: Buffer): Promise<Email> {
  let mail: Email;
  try {
    mail = await PostalMime.parse(source, { ...LIMITS, forceRfc822Attachments: true });
  } catch {
    throw new UnreadableMail("The message has too long headers or too deeply nested parts.");
  }
  if (mail.headers.length === 0) throw new UnreadableMail("The message has no headers.");
  return mail;
}

/** The single addresses of a list; groups are opened, and what is not an address is left out. */
function mailboxes(addresses: readonly Address[]): { name: string; address: string }[] {
  return addresses
    .flatMap((one) => (one.group ? one.group : [one]))
    .filter(({ address }) => ADDRESS.test(address) && address.length <= 255)
    .map(({ name, address }) => ({ name: beginningOf(oneLine(name), 255), address: clean(address) }));
}

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const delivered = headers
    .filter(({ key }) => DELIVERY_HEADERS.has(key))
    .slice(0, MAX_NAMED)
    .flatMap(({ value }) => addressParser(value.slice(0, 1_000)));
  const addresses = mailboxes([...delivered, ...to.slice(0, MAX_NAMED), ...cc.slice(0, MAX_NAMED)]);
  return [...new Set(addresses.map(({ address }) => address))].slice(0, MAX_NAMED);
}

/** The message ids in a header, without their angle brackets. */
const idsIn = (header = ""): string[] =>
  [...header.slice(0, 50_000).matchAll(/<([^<>\s]{1,998})>/g)].map(([, id]) => clean(id!));

function textOf({ text = "", html = "" }: Email): string {
  const plain = clean(text.replace(/\r\n?/g, "\n")).trim();
  return plain === "" && html !== "" ? clean(htmlAsText(html)).trim() : plain;
}

function fileOf({ filename, mimeType, content }: Attachment): ReceivedFile {
  const data = typeof content === "string" ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
  return { name: oneLine(shortened(filename ?? "")), contentType: mimeType, data };
}

/** The name without its middle if it is too long, so that it keeps its ending. */
const shortened = (name: string): string =>
  name.length <= MAX_FILE_NAME ? name : name.slice(0, MAX_FILE_NAME / 2) + name.slice(-MAX_FILE_NAME / 2);

const oneLine = (text: string): string =>
  clean(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

/** The characters of windows-1252 from 0x80; the five that it does not define are spaces. */
const WINDOWS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/**
 * A text as it can be stored: without NUL and unpaired surrogates. The control characters from 0x80 come from texts in
 * windows-1252 that were read as ISO 8859-1, which some versions of the runtime do, and many senders.
 */
const clean = (text: string): string =>
  text
    .replaceAll("\u0000", "")
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80]!)
    .toWellFormed()
    .normalize("NFC");
