import { expect, test } from "vitest";
import { readCatalogue } from "../../scripts/messages/catalogue-files.ts";
import { areasOf, TRANSLATED } from "../../src/platform/languages/catalogue.ts";
import { fieldNames } from "../support/languages/names-in-declarations.ts";

/** Names that are verbs in the web UI, such as that of a button, and nouns in an error. */
const OTHERWISE_USED = new Set(["search", "start", "include", "status", "type"]);

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

test.each(TRANSLATED)("errors name fields in %s as forms do", (language) => {
  const { names } = areasOf(language);
  const labels = readCatalogue(language).get("fields")!;
  const different = [...fieldNames()].flatMap((name) => {
    const label = labels[name.charAt(0).toUpperCase() + name.slice(1)];
    const known = names![name];
    // References are named after their records in errors.
    const isCompared = label && known && !/ ids?$/.test(name) && !OTHERWISE_USED.has(name);
    return isCompared && lower(label) !== lower(known) ? [{ name, label, known }] : [];
  });
  expect(different).toEqual([]);
});
