import { beginningOf, lengthOf } from "../../../engine/declare/index.ts";
import type { ReceivedFile } from "../../../platform/mail/received/received-mail.ts";

/** In characters; a text field takes a few more. The source of the mail has the rest. */
const MAX_LENGTH = 60_000;

/** The comment of a reply that has neither text nor files. */
export const NO_TEXT = "(no text)";

const MAX_NAMES = 10;

/** A text of a mail as a field takes it. */
export function asBody(text: string): string {
  if (text.length <= MAX_LENGTH && lengthOf(text) <= MAX_LENGTH) return text;
  return `${[...text.slice(0, 2 * MAX_LENGTH)].slice(0, MAX_LENGTH).join("")}\n\n(…)`;
}

/** The text of a comment that only brings files; empty without any. */
export function withFiles(files: readonly ReceivedFile[]): string {
  const names = files.slice(0, MAX_NAMES).map(({ name }) => beginningOf(name, 255) || "unnamed file");
  if (names.length === 0) return "";
  const more = files.length > names.length ? " …" : "";
  return `Attached: ${names.join(", ")}${more}`;
}
