/** Characters that mean something within a line. */
const INLINE = /[\\`*_[\]<&|~]/g;

/** The start of a line that would be a heading, a list, a quotation or the underline of a heading. */
const LINE_START = /^(?:[-+=#>:.)]|\d{1,9}[.)](?=\s|$))/;

/** Escapes the last character, which is the one that has a meaning at the start of a line. */
const escapeLast = (start: string): string => `${start.slice(0, -1)}\\${start.at(-1)}`;

/**
 * Markdown that shows a text as it is, wherever it is inserted. Line breaks are kept, or become spaces where only one
 * line fits, such as in a cell of a table.
 */
export function escapeMarkdown(text: string, isOneLine = false): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => {
    const escaped = line.trim().replace(INLINE, "\\$&");
    return escaped.replace(LINE_START, escapeLast);
  });
  return isOneLine ? lines.filter((line) => line !== "").join(" ") : lines.join("\\\n");
}
