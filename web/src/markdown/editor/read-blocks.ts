import type { Node, Schema } from "@tiptap/pm/model";
import { MarkdownParser, type ParseSpec } from "prosemirror-markdown";
import { markdown } from "../markdown.ts";

type Tokens = ReturnType<typeof markdown.parse>;
type Token = Tokens[number];

/** What a token of the parser becomes in the editor. */
const KINDS = {
  paragraph: { block: "paragraph" },
  blockquote: { block: "blockquote" },
  list_item: { block: "listItem" },
  bullet_list: { block: "bulletList", getAttrs: (_, tokens, index) => ({ tight: isTight(tokens, index) }) },
  ordered_list: {
    block: "orderedList",
    getAttrs: (token, tokens, index) => ({
      start: Number(token.attrGet("start") ?? 1),
      tight: isTight(tokens, index),
    }),
  },
  heading: { block: "heading", getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  code_block: { block: "codeBlock", noCloseToken: true },
  fence: { block: "codeBlock", getAttrs: ({ info }) => ({ language: info || null }), noCloseToken: true },
  hr: { node: "horizontalRule" },
  table: { block: "table" },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: "tableRow" },
  th: { block: "tableHeader", getAttrs: alignment },
  td: { block: "tableCell", getAttrs: alignment },
  image: { node: "image", getAttrs: imageOf },
  mention: { node: "mention", getAttrs: ({ meta, content }) => ({ id: meta?.id, name: content.slice(1) }) },
  hardbreak: { node: "hardBreak" },
  em: { mark: "italic" },
  strong: { mark: "bold" },
  s: { mark: "strike" },
  link: {
    mark: "link",
    getAttrs: (token) => ({ href: token.attrGet("href"), title: token.attrGet("title") || null }),
  },
  code_inline: { mark: "code", noCloseToken: true },
} satisfies Record<string, ParseSpec>;

/** Whether the paragraphs of the items of a list are not paragraphs of their own. */
function isTight(tokens: readonly Pick<Token, "type" | "hidden">[], from: number): boolean {
  return tokens.slice(from).find(({ type }) => type === "paragraph_open")?.hidden ?? true;
}

function alignment(token: Pick<Token, "attrGet">) {
  return { align: /text-align:(\w+)/.exec(String(token.attrGet("style") ?? ""))?.[1] ?? null };
}

function imageOf(token: Pick<Token, "attrGet" | "children">) {
  const alt = markdown.renderer.renderInlineAsText((token.children ?? []) as Tokens, markdown.options, {});
  return { src: token.attrGet("src"), alt, title: token.attrGet("title") || null };
}

/** Reads tokens of the parser as blocks of the editor. */
export function blockReader(schema: Schema): (tokens: Tokens) => Node {
  let read: Tokens = [];
  // The parser of the product has made the tokens already, with the definitions of the whole text.
  const tokenizer = { parse: () => read } as unknown as MarkdownParser["tokenizer"];
  const parser = new MarkdownParser(schema, tokenizer, KINDS as Record<string, ParseSpec>);
  return (tokens) => {
    read = tokens;
    return parser.parse("");
  };
}
