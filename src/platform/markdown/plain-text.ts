import { markdown } from "./markdown.ts";

type Token = ReturnType<typeof markdown.parse>[number];

/** Inline tokens whose content is shown as it is. */
const WORDS = new Set(["text", "code_inline", "text_special", "mention"]);

/** The words of inline tokens, without markup. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === "softbreak" || type === "hardbreak") return " ";
      if (type === "image") return wordsOf(children ?? []);
      return WORDS.has(type) ? content : "";
    })
    .join("");
}

/** The text of a document without Markdown: each paragraph, heading, cell or item is a line, and code keeps its lines. */
export function plainText(text: string): string {
  const lines = markdown.parse(text, {}).flatMap((token) => {
    if (token.type === "inline") return [wordsOf(token.children ?? [])];
    return token.type === "fence" || token.type === "code_block" ? [token.content] : [];
  });
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** The number of words of a text: what is between white space. */
export const countWords = (plain: string): number => plain.match(/\S+/gu)?.length ?? 0;
