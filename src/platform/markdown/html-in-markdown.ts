import MarkdownIt from "markdown-it";

const withHtml = new MarkdownIt({ html: true });

type Token = ReturnType<typeof withHtml.parse>[number];

const isHtml = ({ type, children }: Token): boolean =>
  type === "html_block" || type === "html_inline" || (children ?? []).some(isHtml);

/** Whether a Markdown text contains HTML, which CommonMark would pass on. Code may contain any text. */
export const hasHtml = (text: string): boolean => withHtml.parse(text, {}).some(isHtml);
