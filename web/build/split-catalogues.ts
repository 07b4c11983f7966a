import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin, Rollup } from "vite";
import { UI_LANGUAGES } from "../src/messages/ui-languages.ts";
import { areaOfScreen, type CodeFile, divideWords, type ModuleWords } from "./divide-words.ts";
import { keyOfTemplate, keysOfCall, keysOfNames } from "./keys-in-code.ts";

/** The module that loads catalogues in development, and the one that takes its place. */
const WHOLE = "messages/catalogue-files.ts";
const SPLIT = "messages/split-catalogue.ts";
/** What writes messages in a language other than English. */
const WRITER = "messages/catalogue.ts";

/** The module of Vite through which code is imported late. */
const LATE_IMPORTS = "\0vite/preload-helper.js";
const LATE_IMPORT = "export const __vitePreload = ";
/** Late code runs after its words are there; both are fetched at the same time. */
const WITH_WORDS = `export const __vitePreload = (load, files, importer) => {
  const words = globalThis.wordsOf?.(files);
  return preloaded(words ? () => words.then(load) : load, files, importer);
};`;

/** The place in the page for the addresses of the first files. */
const PLACE = "__CATALOGUES__";

interface Options {
  /** The folder of the web UI. */
  readonly root: string;
  /** The files of code that first screens load. */
  readonly first: readonly string[];
}

/**
 * Divides the catalogue of each language as the code is divided: what first screens say comes at once, and the words of
 * other code before that runs (`messages/split-catalogue.ts`).
 */
export function splitCatalogues({ root, first }: Options): {
  readonly plugin: Plugin;
  readonly preloaded: PreloadedFiles;
} {
  const source = join(root, "src");
  const used = new Map<string, Pick<ModuleWords, "keys" | "names">>();
  const withWords = new Set<string>();
  let page = "{}";

  const plugin: Plugin = {
    name: "split-catalogues",
    apply: "build",
    resolveId: {
      order: "pre",
      handler: (id) => (id.endsWith(WHOLE.split("/")[1]!) ? join(source, SPLIT) : null),
    },
    transform: {
      order: "post",
      handler(code, id) {
        if (id === LATE_IMPORTS) {
          if (!code.includes(LATE_IMPORT)) throw new Error("Vite imports late code in another way.");
          return { code: `${code.replace(LATE_IMPORT, "const preloaded = ")};${WITH_WORDS}`, map: null };
        }
        if (id.startsWith(source) && /\.tsx?$/.test(id)) used.set(id, wordsOf(id, this.parse(code)));
        return null;
      },
    },
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((made) => made.type === "chunk");
        const words = divideWords(
          chunks.map(
            (chunk): CodeFile => ({
              name: chunk.fileName,
              isFirst: chunk.isEntry || first.includes(chunk.name),
              modules: chunk.moduleIds.flatMap((id) => {
                const own = used.get(id);
                return own ? [{ ...own, area: areaOf(id, source, this) }] : [];
              }),
            }),
          ),
        );
        for (const name of words.neededBy.keys()) withWords.add(name);
        const writer = chunks.find(({ moduleIds }) => moduleIds.includes(join(source, WRITER)));
        const emit = (name: string, content: unknown): string => {
          const text = JSON.stringify(content);
          const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
          const fileName = `static/${name}-${hash}.json`;
          this.emitFile({ type: "asset", fileName, source: text });
          return `/${fileName}`;
        };
        const files = Object.fromEntries(
          UI_LANGUAGES.filter((language) => language !== "en").map((language) => {
            const messages = messagesIn(join(source, "messages/languages", language));
            const only = (keys: ReadonlySet<string>) =>
              Object.fromEntries(
                [...keys].sort().flatMap((key) => (messages[key] ? [[key, messages[key]]] : [])),
              );
            const parts = [...words.later.keys()].sort();
            const content = {
              messages: only(words.first),
              genders: JSON.parse(
                readFileSync(join(source, "messages/languages", language, "genders.json"), "utf8"),
              ),
              later: parts.map((part) => emit(`${language}-${part}`, only(words.later.get(part)!))),
              neededBy: Object.fromEntries(
                [...words.neededBy].map(([name, needed]) => [
                  name,
                  needed.map((part) => parts.indexOf(part)),
                ]),
              ),
            };
            return [language, emit(`${language}-first`, content)];
          }),
        );
        page = JSON.stringify({ writer: `/${writer!.fileName}`, files });
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace(PLACE, page.replaceAll('"', "&quot;")),
    },
  };
  return {
    plugin,
    // Vite names no file if there is only the code itself, by which its words are found.
    preloaded: (file, others) => (others.length === 0 && withWords.has(file) ? [file] : others),
  };
}

/** The files that are fetched together with late code: what `build.modulePreload.resolveDependencies` is. */
type PreloadedFiles = (file: string, others: string[]) => string[];

/** The messages that a module uses. */
function wordsOf(id: string, program: Rollup.ProgramNode): Pick<ModuleWords, "keys" | "names"> {
  const names = id.includes("/api/generated/") ? keysOfNames(readFileSync(id, "utf8")) : [];
  const keys = new Set(names);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type } = node as { type?: string };
    if (type === "CallExpression")
      for (const key of keysOfCall(node as Parameters<typeof keysOfCall>[0])) keys.add(key);
    if (type === "TaggedTemplateExpression") {
      const key = keyOfTemplate(node as Parameters<typeof keyOfTemplate>[0]);
      if (key !== null) keys.add(key);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return { keys: [...keys], names: new Set(names) };
}

/** The area of a module: that of its screens, or of the only screens that import what is generated. */
function areaOf(id: string, source: string, { getModuleInfo }: Rollup.PluginContext): string | null {
  const own = areaOfScreen(relative(source, id));
  if (own !== null || !id.includes("/api/generated/")) return own;
  const areas = new Set(
    getModuleInfo(id)!.importers.map((importer) => areaOfScreen(relative(source, importer))),
  );
  return areas.size === 1 ? [...areas][0]! : null;
}

/** All messages of a language. */
function messagesIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name !== "genders.json");
  return Object.assign({}, ...names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8"))));
}
