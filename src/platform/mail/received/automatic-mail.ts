interface Header {
  /** In lower case. */
  readonly key: string;
  readonly value: string;
}

const first = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .split(/[\s;,]/)[0]!;

/**
 * The headers by which programs say that nobody wrote a mail: RFC 3834 (`Auto-Submitted`), RFC 3464 (delivery reports),
 * RFC 5321 (the null return path), and what mail servers used before and beside these. `Precedence: list` is not among
 * them, because people write to a desk through a list, too.
 */
const SIGNS: Readonly<Record<string, (value: string) => boolean>> = {
  "auto-submitted": (value) => first(value) !== "no" && value.trim() !== "",
  precedence: (value) => ["bulk", "junk", "auto_reply", "auto-reply"].includes(first(value)),
  "x-auto-response-suppress": (value) => !["", "none"].includes(first(value)),
  "x-autoreply": (value) => first(value) !== "no",
  "x-autorespond": () => true,
  "x-autoresponder": () => true,
  "return-path": (value) => value.trim() === "<>",
  "content-type": (value) => first(value) === "multipart/report",
};

/** The header that says that a mail was not written by a person; null if none does. */
export const whyAutomatic = (headers: readonly Header[]): string | null =>
  headers.find(({ key, value }) => Object.hasOwn(SIGNS, key) && SIGNS[key]!(value))?.key ?? null;
