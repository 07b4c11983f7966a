import { parseSync } from "oxc-parser";
import { describe, expect, test } from "vitest";
import { readCatalogue } from "../../scripts/messages/catalogue-files.ts";
import { sourceFiles } from "../../scripts/messages/source-files.ts";
import { areaOf, usedMessages } from "../../scripts/messages/used-messages.ts";
import { wordsOutside } from "../../scripts/messages/words-outside.ts";
import { UI_LANGUAGES } from "../../web/src/messages/ui-languages.ts";

/** Names that are the same in every language, and names of errors and of data in the cache. */
const NAMES = new Set([
  ...[
    "Bureau",
    "Excel",
    "CSV",
    "Edge",
    "Opera",
    "Firefox",
    "Chrome",
    "Safari",
    "Android",
    "Windows",
    "Linux",
  ],
  ...[
    "Slack",
    "Microsoft Teams",
    "Peppol BIS Billing",
    "RO e-Factura (CIUS-RO)",
    "Leitweg-ID",
    "Partita IVA",
  ],
  ...["Organisationsnummer", "Organisasjonsnummer", "Kennitala", "Codice ufficio iPA"],
  ...["ApiFailure", "ConnectionFailure", "MissingCode", "UnknownWorkspace"],
  ...["command subjects", "approval kinds", "reports among"],
]);

/** A pattern that finds what the API calls a field, a name in logs, and what the API calls modules. */
const OF_PROGRAMS = [
  ["components/form-problem.ts", "(?:the )?"],
  ["figures/report-tabs.tsx", "report "],
  ["screens/settings/api-keys/presets.ts", "Employees"],
  ["screens/settings/api-keys/presets.ts", "Leave"],
  ["screens/settings/api-keys/presets.ts", "Time Tracking"],
] as const;

const files = sourceFiles();
const used = usedMessages(files);
const languages = UI_LANGUAGES.filter((language) => language !== "en");

// What the messages say is tested in ui-catalogues.test.ts.

test("all words of the web UI are messages", () => {
  const found = files
    .flatMap(wordsOutside)
    .filter(({ text }) => !NAMES.has(text))
    .filter(({ path, text }) => !OF_PROGRAMS.some(([file, name]) => file === path && text.includes(name)));
  expect(found.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([]);
});

test("a text that is no message is found", () => {
  const outside = (text: string) =>
    wordsOutside({ path: "x.tsx", text, program: parseSync("x.tsx", text).program }).map((one) => one.text);
  expect(outside('const a = <p title="Close the window">Some text {t("Save")}</p>;')).toEqual([
    "Close the window",
    "Some text",
  ]);
  expect(outside('const label = isOpen ? "Close" : t("Open");')).toEqual(["Close"]);
  const template = ["`Page $", "{number}`"].join("");
  expect(outside(`const label = ${template};`)).toEqual([template]);
  expect(outside('if (event.key === "Enter") throw new Error("This cannot be.");')).toEqual([]);
});

describe.each(languages)("the catalogue of %s", (language) => {
  const areas = readCatalogue(language);
  const messages = new Map([...areas.values()].flatMap((area) => Object.entries(area)));

  test("has every message of the code, in the file of its area, and no other; if not: npm run messages", () => {
    const wanted = [...used].map(([key, paths]) => `${areaOf(key, paths)}: ${key}`);
    const has = [...areas].flatMap(([area, all]) => Object.keys(all).map((key) => `${area}: ${key}`));
    expect(has.sort()).toEqual(wanted.sort());
  });

  test("is complete", () => {
    expect([...messages].filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
  });
});
