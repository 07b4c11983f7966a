import type { Node, Schema } from "@tiptap/pm/model";
import { markdown } from "../markdown.ts";
import { blockReader } from "./read-blocks.ts";
import { writeBlocks } from "./write-blocks.ts";

type Tokens = ReturnType<typeof markdown.parse>;

/** A block with the text that it was read from, and what is between it and the block before. */
interface KeptBlock {
  readonly node: Node;
  readonly source: string;
  readonly gap: string;
}

/** A text as the editor opened it. */
export interface OpenDocument {
  readonly doc: Node;
  /**
   * Writes the document after changes. Blocks of `shown`, the document as the editor shows it at first, keep their text
   * until the editor replaces them.
   */
  writerFor(shown: Node): (changed: Node) => string;
}

/** Opens a text in Markdown for editing: what the editor has no form of is shown and kept as Markdown. */
export function openDocument(schema: Schema, text: string): OpenDocument {
  const { blocks, end } = keptBlocks(schema, text);
  const paragraph = schema.nodes.paragraph!.create();
  const doc = schema.topNodeType.create(null, blocks.length > 0 ? blocks.map(({ node }) => node) : paragraph);
  return {
    doc,
    writerFor(shown) {
      const places = new Map(blocks.map((_, place) => [shown.child(place), place]));
      return (changed) => writeChanged(schema, changed, { blocks, end, places });
    },
  };
}

interface Kept {
  readonly blocks: readonly KeptBlock[];
  readonly end: string;
  readonly places: ReadonlyMap<Node, number>;
}

function writeChanged(schema: Schema, changed: Node, { blocks, end, places }: Kept): string {
  const written = changed.children.filter((node) => !isEmpty(node) || places.has(node));
  let [text, before, last] = ["", "", -1];
  for (const [index, node] of written.entries()) {
    const place = places.get(node);
    const isNext = place !== undefined && place === last + 1 && (index > 0 || place === 0);
    const gap = isNext ? blocks[place]!.gap : index === 0 ? "" : "\n\n";
    const block = place === undefined ? writtenBlock(schema, node) : blocks[place]!.source;
    before = written[index - 1]?.type === node.type && isList(node) ? apart(block, before) : block;
    text += gap + before;
    last = place ?? Number.NaN;
  }
  return last === blocks.length - 1 || blocks.length === 0 ? text + end : text;
}

const isList = (node: Node): boolean => /List$/.test(node.type.name);

const isEmpty = (node: Node): boolean => node.type.name === "paragraph" && node.content.size === 0;

const writtenBlock = (schema: Schema, node: Node): string =>
  writeBlocks(schema.topNodeType.create(null, node));

/** The mark of the first item of a list, of which the character is the one that all items of the list have. */
const FIRST_MARK = /^( *)(?:([-*+])|\d+([.)]))(?=\s|$)/;

/** What another list than the one before has in place of its character. */
const OTHER_MARKS: Readonly<Record<string, string>> = { "-": "*", "*": "-", "+": "-", ".": ")", ")": "." };

/** A list with another mark than the list before it, because Markdown would make one list of both. */
function apart(list: string, before: string): string {
  const [, indent, bullet, delimiter] = FIRST_MARK.exec(list) ?? [];
  const mark = bullet ?? delimiter;
  const [, , bulletBefore, delimiterBefore] = FIRST_MARK.exec(before) ?? [];
  if (mark === undefined || mark !== (bulletBefore ?? delimiterBefore)) return list;
  const items = new RegExp(`^(${indent}\\d*)\\${mark}(?=\\s|$)`, "gm");
  return list.replace(items, `$1${OTHER_MARKS[mark]}`);
}

/** Where each line of a text starts, as the parser counts lines, and where the text ends. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n?|\n/g)].map((found) => found.index + found[0].length), text.length];
}

function keptBlocks(schema: Schema, text: string): { readonly blocks: KeptBlock[]; readonly end: string } {
  const definitions: Record<string, unknown> = {};
  const read = blockReader(schema);
  const starts = lineStarts(text);
  const blocks: KeptBlock[] = [];
  let at = 0;
  // Text between blocks that is not empty, such as a definition of links, is a block of Markdown.
  const keepBetween = (to: number): string => {
    const between = text.slice(at, to);
    const source = between.trim();
    if (source === "") return between;
    const from = between.indexOf(source);
    blocks.push({ node: sourceBlock(schema, source), source, gap: between.slice(0, from) });
    return between.slice(from + source.length);
  };
  for (const tokens of topBlocks(markdown.parse(text, definitions))) {
    const [first, next] = tokens[0]!.map!;
    const gap = keepBetween(starts[first]!);
    const source = text.slice(starts[first], starts[next]).trimEnd();
    blocks.push({ node: blockOf(schema, read, tokens, source, definitions), source, gap });
    at = starts[first]! + source.length;
  }
  return { end: keepBetween(text.length), blocks };
}

/** The tokens of each block of the top level. */
function topBlocks(tokens: Tokens): Tokens[] {
  const blocks: Tokens[] = [];
  for (const token of tokens)
    if (token.level === 0 && token.nesting >= 0) blocks.push([token]);
    else blocks.at(-1)!.push(token);
  return blocks;
}

const sourceBlock = (schema: Schema, source: string): Node =>
  schema.nodes.markdownSource!.create(null, schema.text(source));

/** The block of the editor; one of Markdown if the block, written again, would not look the same. */
function blockOf(
  schema: Schema,
  read: (tokens: Tokens) => Node,
  tokens: Tokens,
  source: string,
  definitions: Record<string, unknown>,
): Node {
  const { children } = read(tokens);
  const looks = looksOf(markdown.renderer.render(tokens, markdown.options, definitions));
  const node = children.length === 1 ? children[0]! : null;
  const isSame = node && looksOf(markdown.render(writtenBlock(schema, node))) === looks;
  return isSame ? node : sourceBlock(schema, source);
}

/** HTML as it looks: a line break within a paragraph is a space. */
const looksOf = (html: string): string =>
  html.includes("<pre>") ? html : html.replace(/\s+/g, " ").replaceAll("> <", "><");
