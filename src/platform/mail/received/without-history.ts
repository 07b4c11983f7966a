/** `Am 3. Juli 2026 um 10:00 schrieb Ana <ana@acme.test>:`, in any language: it ends with a colon, and dates or names someone. */
const ATTRIBUTION = /^(?=.*(?:\d|@)).{5,400}:\s*$/u;

/** The line above a forwarded message, or one that was replied to, in Outlook. */
const TITLED_DIVIDER = /^-{2,}([^-]{3,})-{2,}$/u;

/** Its underline. */
const UNDERLINE = /^_{10,}$/;

/** Its parts are tested one after another, because one pattern for all of them would take long for lines of white space. */
function isDivider(line: string): boolean {
  const bare = line.trim();
  const title = TITLED_DIVIDER.exec(bare)?.[1];
  return title === undefined ? UNDERLINE.test(bare) : title.trim().length <= 60;
}

/** A header of such a message, `From: Ana`, in any language. */
const QUOTED_HEADER = /^\s*\*?[\p{L}][\p{L} .-]{0,30}:\*?\s*\S/u;

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
const isBlank = (line: string): boolean => line.trim() === "";

/**
 * A reply without the messages that it quotes. It only cuts what is certain: quoted lines at the end, with the line that
 * introduces them, and a message below Outlook's divider. What was written between quoted lines stays, with them. A
 * reply of which nothing would be left stays whole.
 */
export function withoutHistory(text: string): string {
  const lines = text.split("\n");
  const kept = lines.slice(0, Math.min(endBeforeQuotes(lines), endBeforeDivider(lines)));
  const rest = kept.join("\n").trim();
  return rest === "" ? text.trim() : rest;
}

/** The number of lines before the quoted lines at the end and their introduction. */
function endBeforeQuotes(lines: readonly string[]): number {
  let end = lines.length;
  while (end > 0 && (isQuoted(lines[end - 1]!) || isBlank(lines[end - 1]!))) end--;
  if (!lines.slice(end).some(isQuoted)) return lines.length;
  // The introduction can be broken into two or three lines.
  for (let size = 1; size <= 3 && size <= end; size++) {
    const introduction = lines.slice(end - size, end);
    const before = lines[end - size - 1];
    if (introduction.some(isBlank)) break;
    if (!ATTRIBUTION.test(introduction.join(" "))) break;
    if (before === undefined || isBlank(before)) return end - size;
  }
  return end;
}

/** The number of lines before a message below Outlook's divider, which has at least three headers. */
function endBeforeDivider(lines: readonly string[]): number {
  const found = lines.findIndex((line, index) => {
    if (!isDivider(line)) return false;
    const below = lines.slice(index + 1, index + 8).filter((one) => !isBlank(one));
    return below.length >= 3 && below.slice(0, 3).every((one) => QUOTED_HEADER.test(one));
  });
  return found === -1 ? lines.length : found;
}
