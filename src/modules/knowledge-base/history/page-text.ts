import { countWords, plainText } from "../../../platform/markdown/plain-text.ts";

/** What follows from the content of a page: its text without Markdown, and the number of its words. */
export interface PageText {
  readonly plain_text: string;
  readonly word_count: number;
}

export function pageText(content: string): PageText {
  const plain_text = plainText(content);
  return { plain_text, word_count: countWords(plain_text) };
}
