import { UI_LANGUAGES } from "../web/src/messages/ui-languages.ts";
import { readCatalogue, writeCatalogue } from "./messages/catalogue-files.ts";
import { sourceFiles } from "./messages/source-files.ts";
import { areaOf, usedMessages } from "./messages/used-messages.ts";
import { wordsOutside } from "./messages/words-outside.ts";

/**
 * Brings the catalogues of the web UI up to date with the code: messages that are new are added without a translation,
 * those that nothing uses are removed, and those that moved keep their translation. Says which words are no messages yet.
 */
const files = sourceFiles();
const used = usedMessages(files);
for (const language of UI_LANGUAGES.filter((one) => one !== "en")) {
  const known = new Map(
    [...readCatalogue(language).values()]
      .flatMap((area) => Object.entries(area))
      .filter(([, text]) => text !== ""),
  );
  const areas = new Map<string, Record<string, string>>();
  for (const [key, paths] of used) {
    const area = areaOf(key, paths);
    areas.set(area, { ...areas.get(area), [key]: known.get(key) ?? "" });
  }
  writeCatalogue(language, areas);
  const missing = [...used.keys()].filter((key) => !known.has(key)).length;
  console.log(`${language}: ${used.size} messages, ${missing} without a translation`);
}
for (const { path, line, text } of files.flatMap(wordsOutside))
  console.log(`No message: ${path}:${line}: ${text}`);
