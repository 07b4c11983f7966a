import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Node, parseSync, Visitor } from "oxc-parser";

const ROOT = resolve(fileURLToPath(import.meta.url), "../../../..");

/** The members of what people read outside of responses: notifications, items of home, and mails. */
const READ_BY_PEOPLE: readonly { readonly files: RegExp; readonly members: RegExp }[] = [
  { files: /-(notifications|cards?)\.ts$/, members: /^(title|detail|description|label)$/ },
  { files: /\/(mailing|sending|signing|expiry|users|webhooks)\/[^/]*\.ts$/, members: /^(subject|html)$/ },
];

/** A quoted text of a statement that looks like words for people: `'No project'`, `'There is no exchange rate from '`. */
const QUOTED = /'([A-Z][a-z]{2,}|[A-Z][a-z]*(?: [a-z][^'$]*)+)'/g;

/** Data, of which records are made, and names that a standard defines. */
const NO_NAMES = ["invoicing/e-invoices/electronic-lines.ts: Unit"];

/** A field of a record, which is the same for all readers; the web UI says it in the reader's language. */
const OF_RECORDS = [
  "projects/employee-rates/employee-rates.resource.ts: A monthly cost has no hourly rate where the hours a week are 0.",
];

/** A name or heading in words: "Others", "By project", "Fixed fee". */
const IN_WORDS = /^[A-Z][a-z]+( [a-z]+)*$/;

/** The members under which rows, series and sheets have names that people read. */
const NAMING = /^(name|label|entity_name|client_name|employee|heading)$/;
/** Whether a file has such a name at all. */
const NAMED = /\b(name|label|entity_name|client_name|employee|heading): "[A-Z]/;

const NOT_OF_PEOPLE = /\.(test|fixture|seed)\.ts$/;

/** The words of a text that is written in the code, with values left out. */
function wordsOf(node: Node): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? "").join(" ");
  return "";
}

/** The files of modules that make what people read, without those for tests and with invented records. */
const filesOfModules = (): readonly { readonly name: string; readonly code: string }[] =>
  readdirSync(join(ROOT, "src/modules"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !NOT_OF_PEOPLE.test(name) && !/\/(seeds|words)\//.test(name))
    .map((name) => ({ name, code: readFileSync(join(ROOT, "src/modules", name), "utf8") }));

/**
 * Words that a statement selects, as `path: text`. A statement has no language, so names such as that of a group without a
 * value are given to it as parameters, which are messages.
 */
export function wordsInStatements(): string[] {
  const found: string[] = [];
  for (const { name, code } of filesOfModules().filter((file) => new RegExp(QUOTED).test(file.code)))
    new Visitor({
      TaggedTemplateExpression: ({ tag, quasi }) => {
        if (tag.type !== "Identifier" || tag.name !== "sql") return;
        for (const { value } of quasi.quasis)
          for (const [, words] of (value.cooked ?? "").matchAll(QUOTED)) found.push(`${name}: ${words}`);
      },
    }).visit(parseSync(name, code).program);
  return found.filter((place) => !OF_RECORDS.includes(place));
}

/** Names of rows, series and sheets that are no messages, as `path: text`. */
export function namesOutsideMessages(): string[] {
  const found: string[] = [];
  for (const { name, code } of filesOfModules().filter((file) => NAMED.test(file.code))) {
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) for (const one of node) visit(one);
      if (typeof node !== "object" || node === null || !("type" in node)) return;
      const one = node as Node;
      if (one.type === "Property" && one.key.type === "Identifier") {
        // Examples and records of a new workspace are data.
        if (/^examples?$/.test(one.key.name)) return;
        if (
          NAMING.test(one.key.name) &&
          one.value.type === "Literal" &&
          IN_WORDS.test(String(one.value.value))
        )
          found.push(`${name}: ${String(one.value.value)}`);
      }
      for (const child of Object.values(one)) visit(child);
    };
    visit(parseSync(name, code).program);
  }
  return found.filter((place) => !NO_NAMES.includes(place));
}

/** Texts that people read outside of responses and that are no messages, as `path: text`. */
export function textsOutsideMessages(): string[] {
  const found: string[] = [];
  for (const name of readdirSync(join(ROOT, "src/modules"), { recursive: true, encoding: "utf8" })) {
    const rule = READ_BY_PEOPLE.find(({ files }) => files.test(`/${name}`));
    if (!rule || NOT_OF_PEOPLE.test(name)) continue;
    const code = readFileSync(join(ROOT, "src/modules", name), "utf8");
    new Visitor({
      Property: ({ key, value }) => {
        if (key.type !== "Identifier" || !rule.members.test(key.name)) return;
        const words = wordsOf(value).replace(/<[^>]*>/g, " ");
        if (/[A-Za-z]{3}/.test(words)) found.push(`${name}: ${words.trim()}`);
      },
    }).visit(parseSync(name, code).program);
  }
  return found;
}
