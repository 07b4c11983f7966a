import { Visitor } from "oxc-parser";
import { areaOfScreen } from "../../web/build/divide-words.ts";
import { keyOfTemplate, keysOfCall, keysOfNames } from "../../web/build/keys-in-code.ts";
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
        for (const key of keysOfCall(call)) use(key, path);
      },
      TaggedTemplateExpression: (template) => {
        const key = keyOfTemplate(template);
        if (key !== null) use(key, path);
      },
    }).visit(program);
    if (path.startsWith("api/generated/")) for (const key of keysOfNames(text)) use(key, path);
  }
  return used;
}

/** The area to which a message belongs: that of the files that use it, and `shared` if there are several. */
export function areaOf(key: string, paths: ReadonlySet<string>): Area {
  const areas = new Set([...paths].map(areaOfPath));
  if (areas.size > 1) return "shared";
  const [area] = areas;
  return area === "fields" && key.endsWith(".") ? "field-notes" : area!;
}

const areaOfPath = (path: string): Area =>
  areaOfScreen(path) ?? (path.startsWith("api/generated/") ? "fields" : "shared");
