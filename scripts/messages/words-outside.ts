import type { Node } from "oxc-parser";
import type { SourceFile } from "./source-files.ts";

/** A text of the code that looks like words for people, but is no message. */
export interface WordsOutside {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** The functions whose texts are messages. */
const MESSAGES = new Set(["t", "rich", "plural"]);

/** Attributes that people neither see nor hear. */
const UNREAD =
  /^(className|classNames|class|style|styles|to|href|src|id|type|role|rel|target|key|d|viewBox|transform|autoComplete|wrap|sizes|media|allow|sandbox|size|color|c|variant|form|accept|w|width|height|fontFamily|data-.*|aria-keyshortcuts)$/;

/** Properties whose values are names for programs. */
const NAMES =
  /^(key|className|accept|type|resource|path|to|id|method|rel|timeZone|gridTemplateColumns|padding|margin|border|transition|transform|background|fontFamily|fontFamilyMonospace|selector|queryKey|mutationKey|scope|Accept|Content-Type)$/;

/** Functions that take selectors, names of events and keys, or patterns. */
const WITHOUT_WORDS =
  /(querySelector(All)?|closest|matches|addEventListener|removeEventListener|createElement|setAttribute|getAttribute|matchMedia|getItem|setItem|includes|startsWith|endsWith|indexOf|split|join|replace|replaceAll|has|get|is|attrSet|lazyRouteComponent|test|describe|expect|test\.each)$/;

const isWords = (text: string): boolean =>
  /^[A-Z][a-z’']{2,}/.test(text) || /[A-Za-z’,]{2,} [a-z]{1,}/.test(text);

/** Selectors, fonts, sizes and lists of class names. */
const isCode = (text: string): boolean =>
  /^[\d.#[(]|[[\]{}=]|var\(|calc\(|^[a-z-]+\(|^(Arrow|Page|Escape|Enter|Home|End|Tab|Backspace|Delete$)|sans-serif/.test(
    text,
  ) || text.split(" ").every((word) => /^[a-z]+(-[a-z0-9]+)+$/.test(word));

/** Finds the texts of a file that are no messages though they look like words for people. */
export function wordsOutside({ path, text, program }: SourceFile): WordsOutside[] {
  const found: WordsOutside[] = [];
  const add = (node: Node, words: string): void => {
    const line = text.slice(0, node.start).split("\n").length;
    found.push({ path, line, text: words.trim() });
  };
  const visit = (node: Node, parents: readonly Node[]): void => {
    if (isForPrograms(node, parents)) return;
    if (node.type === "JSXText" && /[A-Za-z]{2}/.test(node.value)) add(node, node.value);
    if (node.type === "Literal" && typeof node.value === "string") {
      const parent = parents[0];
      const isAttribute = parent?.type === "JSXAttribute";
      if (isWords(node.value) && !isCode(node.value) && !(isAttribute && isUnread(parent)))
        add(node, node.value);
    }
    if (node.type === "TemplateLiteral") {
      const words = node.quasis.map(({ value }) => value.cooked).join(VALUE);
      if (isSentence(words)) add(node, text.slice(node.start, node.end));
    }
    for (const child of childrenOf(node)) visit(child, [node, ...parents]);
  };
  visit(program, []);
  return found;
}

const isUnread = (attribute: Node): boolean =>
  attribute.type === "JSXAttribute" &&
  attribute.name.type === "JSXIdentifier" &&
  UNREAD.test(attribute.name.name);

/** Stands for a value of a template. */
const VALUE = "¤";

/** What templates have that are addresses, names, measures or styles. */
const NO_SENTENCE = [
  /[/]¤|¤[/]/,
  /^[/#?.]/,
  /px|var\(|--|translate|calc|rgb|mantine/,
  /=¤|¤%/,
  /[a-z]-¤|¤-[a-z]|[a-z]\.¤/,
  /[&_]/,
];

/** Whether a template has words between its values. */
const isSentence = (words: string): boolean =>
  /(^|[ ¤(])[A-Za-z’]{2,}([ .,:?!)¤]|$)/.test(words) &&
  / |^[A-Z][a-z]/.test(words) &&
  !NO_SENTENCE.some((pattern) => pattern.test(words));

/** Whether nobody but programs and their developers reads what is below a node. */
function isForPrograms(node: Node, [parent]: readonly Node[]): boolean {
  if (
    node.type.startsWith("TS") &&
    node.type !== "TSAsExpression" &&
    node.type !== "TSSatisfiesExpression" &&
    node.type !== "TSNonNullExpression"
  )
    return true;
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "ThrowStatement":
      return true;
    case "JSXAttribute":
      return isUnread(node);
    case "Property":
      return NAMES.test(nameOf(node.key));
    case "TaggedTemplateExpression":
      return (
        node.tag.type === "Identifier" &&
        MESSAGES.has(node.tag.name) &&
        node.quasi.expressions.every((one) => one.type === "Identifier")
      );
    case "NewExpression":
      return (
        node.callee.type === "Identifier" &&
        /Error$|RegExp|URL|Intl|Date|EventSource|BroadcastChannel|PluginKey|IntlMessageFormat/.test(
          node.callee.name,
        )
      );
    case "Literal":
      return isName(node, parent);
    default:
      return false;
  }
}

/** Whether a literal is a name: a key, what something is compared with, or an argument of a function without words. */
function isName(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case "BinaryExpression":
      return ["===", "!==", "in"].includes(parent.operator);
    case "SwitchCase":
      return parent.test === node;
    case "MemberExpression":
      return true;
    case "Property":
      return parent.key === node;
    case "ExpressionStatement":
      return true;
    case "CallExpression":
      return MESSAGES.has(nameOf(parent.callee)) || WITHOUT_WORDS.test(nameOf(parent.callee));
    default:
      return false;
  }
}

function nameOf(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "Literal") return String(node.value);
  if (node.type === "MemberExpression") return nameOf(node.property);
  return "";
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The parts of a node, but of a tagged template with words only its values. */
function childrenOf(node: Node): Node[] {
  if (
    node.type === "TaggedTemplateExpression" &&
    node.tag.type === "Identifier" &&
    MESSAGES.has(node.tag.name)
  )
    return node.quasi.expressions;
  return Object.values(node).flat().filter(isNode);
}
