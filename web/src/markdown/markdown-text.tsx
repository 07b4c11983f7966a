import { useMemo } from "react";
import { renderMarkdown, type TextImages } from "./markdown.ts";
import classes from "./markdown-text.module.css";

interface MarkdownTextProps {
  readonly text: string;
  /** The images that belong to the text. */
  readonly images?: TextImages;
}

/** A text in Markdown as it is read. */
export function MarkdownText({ text, images }: MarkdownTextProps) {
  const html = useMemo(() => renderMarkdown(text, images), [text, images]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes all HTML of the text.
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
