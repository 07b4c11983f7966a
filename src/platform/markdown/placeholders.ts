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
  return text.replace(PARTS, (part, path: string | undefined, offset: number) => {
    if (path === undefined) return "{{";
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    const end = text.indexOf("\n", offset + part.length);
    return textAt(path.trim(), text.slice(start, end === -1 ? undefined : end));
  });
}
