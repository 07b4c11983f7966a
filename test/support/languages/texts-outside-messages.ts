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

const NOT_OF_PEOPLE = /\.(test|fixture|seed)\.ts$/;

/** The words of a text that is written in the code, with values left out. */
function wordsOf(node: Node): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? "").join(" ");
  return "";
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
