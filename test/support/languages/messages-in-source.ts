import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { isDescribed, isForOthers, NOT_SAID } from "./described-places.ts";
import { labelOf } from "./names-in-declarations.ts";
import type { SyntaxNode } from "./syntax-node.ts";

const ROOT = resolve(fileURLToPath(import.meta.url), "../../../..");

/** A message that the source can say, with the place where it is written. */
export interface WrittenMessage {
  /** The English text with its places: "The file has no column {0}." */
  readonly key: string;
  readonly place: string;
}

/** What was found in the source. */
export interface SourceMessages {
  readonly messages: readonly WrittenMessage[];
  /** Sentences with values that are not written with `message`, so that they cannot be translated. */
  readonly untagged: readonly WrittenMessage[];
  /** All texts and names of members, as messages would show them. */
  readonly words: ReadonlySet<string>;
}

/** A full sentence, which a response may say. */
const isSentence = (text: string): boolean =>
  (/^[A-Z{].*[.?!]$/s.test(text) && /[a-z]+ [a-z]+/i.test(text) && !NOT_SAID.has(text)) ||
  text === "Unauthenticated.";

/** The places of fields in templates are written as `:field`. */
const withPlaces = (text: string): string => text.replace(/:(field|what|owner)\b/g, "{$1}");

const textOf = ({ quasis }: SyntaxNode): string =>
  quasis!.map(({ value }, index) => `${index === 0 ? "" : `{${index - 1}}`}${value.cooked}`).join("");

interface Found {
  readonly messages: WrittenMessage[];
  readonly untagged: WrittenMessage[];
  readonly words: Set<string>;
}

/** The messages of one file. */
function readFile(path: string, found: Found): void {
  const code = readFileSync(join(ROOT, path), "utf8");
  const visit = (value: unknown, parents: readonly SyntaxNode[]): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, parents);
    else if (value !== null && typeof value === "object") visitNode(value as SyntaxNode, parents);
  };
  const visitNode = (node: SyntaxNode, parents: readonly SyntaxNode[]): void => {
    const place = `${path}:${code.slice(0, node.start).split("\n").length}`;
    if (node.type === "TaggedTemplateExpression") {
      if (node.tag!.name === "message" && !isFirstOfPlural(node, parents))
        found.messages.push({ key: withPlaces(textOf(node.quasi!)), place });
      visit(node.quasi!.expressions, [...parents, node]);
      return;
    }
    if (typeof node.value === "string") found.words.add(labelOf(node.value));
    if (node.key?.name) found.words.add(labelOf(node.key.name));
    const text =
      node.type === "TemplateLiteral" ? textOf(node) : node.type === "Literal" ? node.value : undefined;
    if (typeof text === "string" && isSentence(text) && !isDescribed(parents, code)) {
      const hasValues = (node.expressions?.length ?? 0) > 0;
      (hasValues ? found.untagged : found.messages).push({ key: withPlaces(text), place });
    }
    for (const [name, child] of Object.entries(node))
      if (name !== "type" && typeof child === "object")
        visit(child, node.type ? [...parents, node] : parents);
  };
  visit(parseSync(path, code).program, []);
}

/** The form for one of something: the catalogues have all forms under that for several. */
const isFirstOfPlural = (node: SyntaxNode, parents: readonly SyntaxNode[]): boolean => {
  const call = parents.at(-1);
  return call?.type === "CallExpression" && call.callee?.name === "plural" && call.arguments?.[1] === node;
};

/** All messages that responses can contain, as they are written in `src`. */
export function messagesInSource(): SourceMessages {
  const found: Found = { messages: [], untagged: [], words: new Set() };
  for (const name of readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })) {
    const path = `src/${name}`;
    if (path.endsWith(".ts") && !isForOthers(path)) readFile(path, found);
  }
  return found;
}
