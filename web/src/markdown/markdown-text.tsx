import { useMemo } from "react";
import { renderMarkdown } from "./markdown.ts";
import classes from "./markdown-text.module.css";

/** A text in Markdown as it is read. */
export function MarkdownText({ text }: { readonly text: string }) {
  const html = useMemo(() => renderMarkdown(text), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes all HTML of the text.
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
