import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Area } from "./used-messages.ts";

const FOLDER = resolve(fileURLToPath(import.meta.url), "../../../web/src/messages/languages");

/** The messages of an area in one language by their English text; empty where the translation is missing. */
export type AreaMessages = Readonly<Record<string, string>>;

const folderOf = (language: string): string => resolve(FOLDER, language);

/** The areas of a language's catalogue. */
export function readCatalogue(language: string): ReadonlyMap<Area, AreaMessages> {
  if (!existsSync(folderOf(language))) return new Map();
  const names = readdirSync(folderOf(language)).filter((name) => name !== "genders.json");
  return new Map(
    names.map((name) => [
      name.replace(".json", ""),
      JSON.parse(readFileSync(resolve(folderOf(language), name), "utf8")) as AreaMessages,
    ]),
  );
}

/** Writes the areas of a language, sorted, and the module that puts them together. */
export function writeCatalogue(language: string, areas: ReadonlyMap<Area, AreaMessages>): void {
  mkdirSync(folderOf(language), { recursive: true });
  for (const [area, messages] of areas) {
    const sorted = Object.fromEntries(
      Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    writeFileSync(resolve(folderOf(language), `${area}.json`), `${JSON.stringify(sorted, null, 2)}\n`);
  }
  writeFileSync(resolve(FOLDER, `${language}.ts`), moduleOf(language, [...areas.keys()].sort()));
}

function moduleOf(language: string, areas: readonly Area[]): string {
  const names = areas.map((area) =>
    area.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
  );
  const imports = areas.map(
    (area, at) => `import ${names[at]} from "./${language}/${area}.json" with { type: "json" };`,
  );
  return `// Made by \`npm run messages\` from the files of the language. Do not edit.

import type { CatalogueFile } from "../catalogue.ts";
${[...imports, `import genders from "./${language}/genders.json" with { type: "json" };`].sort().join("\n")}

const file: CatalogueFile = {
  messages: {
${names.map((name) => `    ...${name},`).join("\n")}
  },
  genders: genders as CatalogueFile["genders"],
};
export default file;
`;
}
