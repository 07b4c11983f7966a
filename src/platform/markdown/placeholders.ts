/** A literal `\{{`, a placeholder with its path and white space around it, or two braces that nothing closes. */
const PARTS = /\\\{\{|\{\{([^{}]*)\}\}|\{\{/g;

/** The paths of the placeholders `{{ path }}` of a text, in order; `isOpen` if braces are not closed. */
export function placeholdersOf(text: string): {
  readonly paths: readonly string[];
  readonly isOpen: boolean;
} {
  const paths: string[] = [];
  let isOpen = false;
  for (const [part, path] of text.matchAll(PARTS)) {
    if (path !== undefined) paths.push(path.trim());
    else if (part === "{{") isOpen = true;
  }
  return { paths, isOpen };
}

/**
 * Replaces the placeholders of a text, and every `\{{` with the braces themselves. `textAt` is given the path, and the
 * line of the text in which the placeholder is.
 */
export function fillPlaceholders(text: string, textAt: (path: string, line: string) => string): string {
  // The line of the placeholder before, in which others can follow: a line is not looked for again from each of them.
  let [start, end] = [0, -1];
  return text.replace(PARTS, (part, path: string | undefined, offset: number) => {
    if (path === undefined) return "{{";
    if (offset >= end) {
      start = text.lastIndexOf("\n", offset - 1) + 1;
      const next = text.indexOf("\n", offset + part.length);
      end = next === -1 ? text.length : next;
    }
    const line = text.slice(start, end);
    // What follows a placeholder over several lines is in another line than its beginning.
    if (part.includes("\n")) end = -1;
    return textAt(path.trim(), line);
  });
}
