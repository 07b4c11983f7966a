import { type CallExpression, type TaggedTemplateExpression, Visitor } from "oxc-parser";
import { englishName } from "../../web/src/format/english-names.ts";
import { keyOf, pluralKeyOf } from "../../web/src/messages/message-keys.ts";
import type { SourceFile } from "./source-files.ts";

/** The parts of the catalogues: each has a file of its own in each language. */
export type Area = string;

/** The messages of the code by their keys, with the paths of the files that use them. */
export type UsedMessages = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads which messages the files use: the arguments of `t`, `rich` and `plural`, and the names of the API that are shown in words. */
export function usedMessages(files: readonly SourceFile[]): UsedMessages {
  const used = new Map<string, Set<string>>();
  const use = (key: string, path: string): void => {
    if (!used.has(key)) used.set(key, new Set());
    used.get(key)!.add(path);
  };
  for (const { path, text, program } of files) {
    new Visitor({
      CallExpression: (call) => {
        for (const key of keysOf(call)) use(key, path);
      },
      TaggedTemplateExpression: (template) => {
        const key = keyOfTemplate(template);
        if (key !== null) use(key, path);
      },
    }).visit(program);
    if (path.startsWith("api/generated/"))
      for (const name of namesInWords(text)) use(englishName(name), path);
  }
  return used;
}

function keysOf({ callee, arguments: given }: CallExpression): string[] {
  if (callee.type !== "Identifier") return [];
  const texts = given.map((one) =>
    one.type === "Literal" && typeof one.value === "string" ? one.value : null,
  );
  if (callee.name === "t" && texts[0] != null) return [texts[0]];
  if (callee.name === "plural" && texts[1] != null && texts[2] != null)
    return [pluralKeyOf(texts[1], texts[2])];
  return [];
}

function keyOfTemplate({ tag, quasi }: TaggedTemplateExpression): string | null {
  if (tag.type !== "Identifier" || !["t", "rich"].includes(tag.name)) return null;
  return keyOf(quasi.quasis.map(({ value }) => value.cooked ?? ""));
}

/** The values of closed sets and the names of fields, which screens write in words. */
function namesInWords(text: string): string[] {
  const options = [...text.matchAll(/"options":\[([^\]]*)\]/g)].flatMap(([, list]) => list!.split(","));
  const keys = [...text.matchAll(/"(?:keys|name)":(?:\[([^\]]*)\]|("[^"]*"))/g)].flatMap(
    ([, list, one]) => list?.split(",") ?? [one!],
  );
  return [...options, ...keys]
    .filter((value) => /^"[a-z][a-z0-9_-]*"$/.test(value))
    .map((value) => value.slice(1, -1));
}

/** The area to which a message belongs: that of the files that use it, and `shared` if there are several. */
export function areaOf(key: string, paths: ReadonlySet<string>): Area {
  const areas = new Set([...paths].map(areaOfPath));
  if (areas.size > 1) return "shared";
  const [area] = areas;
  return area === "fields" && key.endsWith(".") ? "field-notes" : area!;
}

function areaOfPath(path: string): Area {
  const [folder, name] = path.split("/");
  if (folder === "screens") return name!.replace(/\.tsx?$/, "");
  return path.startsWith("api/generated/") ? "fields" : "shared";
}
