import type { Mark, Node } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import { type MarkdownSerializer, MarkdownSerializerState } from "prosemirror-markdown";

type Nodes = MarkdownSerializer["nodes"];
type Marks = MarkdownSerializer["marks"];

/** What the library does not describe of its own state. */
interface Written {
  out: string;
  atBlockStart: boolean;
  atBlank(): boolean;
}

/** The text of a Markdown document, in which a line after a line break begins like a block. */
class MarkdownText extends MarkdownSerializerState {
  static of(content: Node): string {
    const Described = MarkdownText as unknown as new (...given: unknown[]) => MarkdownText & Written;
    const state = new Described(nodes, marks, { tightLists: true, hardBreakNodeName: "hardBreak" });
    state.renderContent(content);
    return state.out;
  }

  override text(text: string, isEscaped?: boolean): void {
    const state = this as unknown as Written;
    if (state.atBlank()) state.atBlockStart = true;
    super.text(text, isEscaped);
  }

  override esc(text: string, isLineStart = false): string {
    const escaped = super
      .esc(isLineStart ? text.trimStart() : text, false)
      // The library leaves an underscore within a word as it is, but beside another one it can begin an emphasis.
      .replace(/(?<!\\)_(?=\\?_)|(?<=_)_/g, "\\_")
      .replace(/&(?=#?\w+;)/g, "\\&")
      .replace(/<(?=\S)/g, "\\<");
    return isLineStart ? escaped.replace(LINE_START, escapeLast) : escaped;
  }
}

/** The start of a line that would be a heading, a list, a quotation, a table or the underline of a heading. */
const LINE_START = /^(?:[-+=>|]|:(?=-)|#{1,6}(?=\s|$)|\d{1,9}[.)](?=\s|$))/;

/** Escapes the character that has the meaning: of a number the one behind it, else the first. */
const escapeLast = (start: string): string =>
  start.startsWith("#") ? `\\${start}` : `${start.slice(0, -1)}\\${start.at(-1)}`;

/** The shortest row of backticks that is in none of a text. */
function ticksAround(text: string, least: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  return "`".repeat(Math.max(least, longest + 1));
}

function writeCode(state: MarkdownSerializerState, { textContent, attrs }: Node): void {
  const fence = textContent.includes("```") ? ticksAround(textContent, 3) : "```";
  state.write(`${fence}${attrs.language ?? ""}\n`);
  if (textContent !== "") {
    state.text(textContent, false);
    state.write("\n");
  }
  state.write(fence);
}

/** A cell as one line, in which a vertical bar does not end it. */
function cellText(cell: Node): string {
  const { doc, paragraph } = cell.type.schema.nodes;
  const text = MarkdownText.of(doc!.create(null, paragraph!.create(null, cell.content)));
  return text.trim().replace(/\\?\n/g, " ").replaceAll("|", "\\|");
}

const RULES: Readonly<Record<string, string>> = { left: ":---", center: ":---:", right: "---:" };

function writeTable(state: MarkdownSerializerState, table: Node): void {
  const map = TableMap.get(table);
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  for (let line = 0; line < map.height; line++) {
    const places = map.map.slice(line * map.width, (line + 1) * map.width);
    const cells = places.map((at, column) => {
      const { left, top } = map.findCell(at);
      // A cell that spans others is in its first place alone.
      return left === column && top === line ? table.nodeAt(at) : null;
    });
    if (line > 0) state.write("\n");
    state.write(row(cells.map((cell) => (cell ? cellText(cell) : ""))));
    if (line > 0) continue;
    state.write("\n");
    state.write(row(cells.map((cell) => RULES[String(cell?.attrs.align)] ?? "---")));
  }
}

const closed =
  (write: (state: MarkdownSerializerState, node: Node) => void): Nodes[string] =>
  (state, node) => {
    write(state, node);
    state.closeBlock(node);
  };

const titleOf = (state: MarkdownSerializerState, title: string | null): string =>
  title
    ? ` ${(state as unknown as { quote(text: string): string }).quote(title.replaceAll('"', '\\"'))}`
    : "";

const addressOf = (address: string): string => address.replace(/[()<>\\]/g, "\\$&");

const nodes: Nodes = {
  paragraph: closed((state, node) => state.renderInline(node)),
  heading: closed((state, node) => {
    state.write(`${"#".repeat(node.attrs.level)} `);
    state.renderInline(node, false);
    const written = state as unknown as Written;
    // A row of number signs at the end would close the heading.
    written.out = written.out.replace(/(#+)$/, "\\$1");
  }),
  blockquote: (state, node) => state.wrapBlock("> ", null, node, () => state.renderContent(node)),
  bulletList: (state, node) => state.renderList(node, "  ", () => "- "),
  orderedList(state, node) {
    const start = Number(node.attrs.start ?? 1);
    const width = String(start + node.childCount - 1).length + 2;
    state.renderList(node, " ".repeat(width), (index) => `${start + index}.`.padEnd(width));
  },
  listItem: (state, node) => state.renderContent(node),
  codeBlock: closed(writeCode),
  horizontalRule: closed((state) => state.write("---")),
  table: closed(writeTable),
  markdownSource: closed((state, { textContent }) => state.text(textContent, false)),
  image(state, { attrs: { src, alt, title } }) {
    state.write(`![${state.esc(alt ?? "")}](${addressOf(src)}${titleOf(state, title)})`);
  },
  mention: (state, { attrs: { id, name } }) => state.write(`@[${name}](employees:${id})`),
  hardBreak(state, node, parent, index) {
    const isLast = parent.children.slice(index).every(({ type }) => type === node.type);
    if (!isLast) state.write(parent.type.name === "heading" ? " " : "\\\n");
  },
  text: (state, node) => state.text(node.text ?? ""),
};

const ofText = (parent: Node, index: number): string => parent.maybeChild(index)?.text ?? "";

const marks: Marks = {
  italic: { open: "*", close: "*", mixable: true, expelEnclosingWhitespace: true },
  bold: { open: "**", close: "**", mixable: true, expelEnclosingWhitespace: true },
  strike: { open: "~~", close: "~~", mixable: true, expelEnclosingWhitespace: true },
  link: {
    open: "[",
    close: (state, mark: Mark) => `](${addressOf(mark.attrs.href)}${titleOf(state, mark.attrs.title)})`,
  },
  code: {
    open: (_state, _mark, parent, index) => around(ofText(parent, index)).open,
    close: (_state, _mark, parent, index) => around(ofText(parent, index - 1)).close,
    escape: false,
  },
};

/** What is before and behind code in a line: a space beside a backtick that belongs to it. */
function around(code: string) {
  const ticks = ticksAround(code, 1);
  const space = /^`|`$|^ .* $/.test(code) ? " " : "";
  return { open: `${ticks}${space}`, close: `${space}${ticks}` };
}

/** Writes blocks as Markdown. */
export const writeBlocks = (doc: Node): string => MarkdownText.of(doc);
