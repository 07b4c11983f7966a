import type { Content } from "pdfmake";
import { markdown } from "../markdown/markdown.ts";
import { type Block, INK, MUTED, space, table } from "./blocks.ts";
import { fontRuns } from "./fonts.ts";

type Token = ReturnType<typeof markdown.parse>[number];

/** The size of a heading by its level, in points. */
const HEADING_SIZES = [18, 14, 12, 11, 10, 10];
const TEXT_SIZE = 10;
const INDENT = 16;

/** How a piece of text looks. There are no italics in the embedded fonts, so emphasis is underlined. */
interface Look {
  readonly bold?: boolean;
  readonly decoration?: "underline" | "lineThrough";
  readonly color?: string;
}

/** The look between the opening and the closing tag of inline markup. */
const LOOKS: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  em: { decoration: "underline" },
  s: { decoration: "lineThrough" },
  link: {},
};

/** A Markdown text as blocks of a PDF. What it links to is written out, and images are named. */
export const markdownBlocks = (text: string): Block[] => new Walk(markdown.parse(text, {})).blocks(null);

/** Reads the tokens of a text in order. */
class Walk {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The blocks up to the token that closes the part, which is read too; null: up to the end. */
  blocks(end: string | null): Block[] {
    const blocks: Block[] = [];
    while (this.#next < this.#tokens.length) {
      const token = this.#tokens[this.#next++]!;
      if (token.type === end) return blocks;
      const block = this.#block(token);
      if (block !== null) blocks.push(block);
    }
    return blocks;
  }

  #block(token: Token): Block | null {
    switch (token.type) {
      case "heading_open":
        return headingOf(this.#inline("heading_close"), Number(token.tag.slice(1)));
      case "paragraph_open":
        return paragraphOf(this.#inline("paragraph_close"), token.hidden);
      case "bullet_list_open":
        return this.#list("bullet_list_close", () => "•");
      case "ordered_list_open": {
        const first = Number(token.attrGet("start") ?? 1);
        return this.#list("ordered_list_close", (index) => `${first + index}.`);
      }
      case "blockquote_open":
        return indented(this.blocks("blockquote_close"), { color: MUTED });
      case "table_open":
        return this.#table();
      case "fence":
      case "code_block":
        return { text: plain(token.content), fontSize: TEXT_SIZE - 1, color: INK, margin: [INDENT, 0, 0, 8] };
      case "hr":
        return space(14);
      default:
        return null;
    }
  }

  /** The text of a part that contains only inline markup. */
  #inline(end: string): Content[] {
    const runs: Content[] = [];
    for (;;) {
      const token = this.#tokens[this.#next++]!;
      if (token.type === end) return runs;
      runs.push(...inlineRuns(token.children ?? []));
    }
  }

  #list(end: string, markOf: (index: number) => string): Block {
    const items: Block[] = [];
    for (;;) {
      const token = this.#tokens[this.#next++]!;
      if (token.type === end) return { stack: items, margin: [0, 0, 0, 6] };
      const stack = this.blocks("list_item_close");
      const mark = { text: plain(markOf(items.length)), width: INDENT + 4, fontSize: TEXT_SIZE };
      items.push({ columns: [mark, { stack, width: "*" as const }], columnGap: 2 });
    }
  }

  #table(): Block {
    const rows: string[][] = [];
    for (;;) {
      const token = this.#tokens[this.#next++]!;
      if (token.type === "tr_open") rows.push([]);
      else if (token.type === "inline") rows.at(-1)!.push(wordsOf(token.children ?? []));
      else if (token.type === "table_close") {
        const [head = [], ...body] = rows;
        const columns = head.map((title) => ({ title, width: "*" as const }));
        return { stack: [table(columns, body)], margin: [0, 2, 0, 8] };
      }
    }
  }
}

const plain = (text: string, look: Look = {}): Content[] =>
  fontRuns(text).map((run) => ({ ...run, ...look }));

const headingOf = (text: readonly Content[], level: number): Block => ({
  text,
  fontSize: HEADING_SIZES[level - 1]!,
  bold: true,
  margin: [0, level === 1 ? 0 : 8, 0, 6],
  headlineLevel: 1,
});

const paragraphOf = (text: readonly Content[], isTight: boolean): Block => ({
  text,
  fontSize: TEXT_SIZE,
  margin: [0, 0, 0, isTight ? 2 : 8],
});

const indented = (stack: readonly Block[], look: Look): Block => ({
  stack,
  margin: [INDENT, 0, 0, 4],
  ...look,
});

function inlineRuns(tokens: readonly Token[]): Content[] {
  const runs: Content[] = [];
  const looks: Look[] = [];
  let address: string | null = null;
  for (const token of tokens) {
    const look = Object.assign({}, ...looks) as Look;
    const of = LOOKS[token.type.replace(/_(?:open|close)$/, "")];
    if (of && token.nesting === 1) {
      looks.push(of);
      if (token.type === "link_open" && token.info !== "auto") address = String(token.attrGet("href") ?? "");
    } else if (of && token.nesting === -1) {
      looks.pop();
      if (token.type === "link_close" && address) runs.push(...plain(` (${address})`, look));
      if (token.type === "link_close") address = null;
    } else runs.push(...plain(wordsOf([token]), look));
  }
  return runs;
}

/** The words of inline tokens; line breaks of the text are spaces, and forced ones are kept. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === "softbreak") return " ";
      if (type === "hardbreak") return "\n";
      return type === "image" ? wordsOf(children ?? []) : content;
    })
    .join("");
}
