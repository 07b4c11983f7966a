import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { addDays } from "./calendar.ts";
import { exampleOf, formatDate } from "./dates.ts";
import { speak } from "./language.ts";
import { readDate } from "./read-date.ts";

afterEach(() => speak("en-GB"));

const TODAY = "2026-07-14";

function read(language: string, text: string): string {
  speak(language);
  const reading = readDate(text, TODAY);
  return "value" in reading ? reading.value : reading.problem;
}

test.each([
  ["en-GB", "3/4/2026", "2026-04-03"],
  ["en-US", "3/4/2026", "2026-03-04"],
  ["de-DE", "3.4.2026", "2026-04-03"],
  ["sv-SE", "2026-04-03", "2026-04-03"],
  ["hu-HU", "2026. 04. 03.", "2026-04-03"],
  ["ja-JP", "2026年4月3日", "2026-04-03"],
  ["ar-EG", "٣/٤/٢٠٢٦", "2026-04-03"],
  ["en-US", " 2026-04-03 ", "2026-04-03"],
  ["de-DE", "2026/4/3", "2026-04-03"],
  ["en-GB", "03-04-2026", "2026-04-03"],
  ["en-GB", "3 4 2026", "2026-04-03"],
  ["en-GB", "03.04.2026", "2026-04-03"],
  ["en-GB", "03042026", "2026-04-03"],
  ["en-US", "030426", "2026-03-04"],
  ["de-DE", "20260403", "2026-04-03"],
  ["de-DE", "14/07/2026", "2026-07-14"],
  ["de-DE", "04/04/2026", "2026-04-04"],
  ["en-GB", "3 Apr 2026", "2026-04-03"],
  ["en-GB", "April 3, 2026", "2026-04-03"],
  ["en-GB", "3 april 26", "2026-04-03"],
  ["de-DE", "3. März 2026", "2026-03-03"],
  ["de-DE", "3 marz 2026", "2026-03-03"],
  ["de-DE", "3 Oct 2026", "2026-10-03"],
  ["fr-FR", "14 juil. 2026", "2026-07-14"],
  ["es-ES", "3 de abril de 2026", "2026-04-03"],
  ["en-GB", "3/4/08", "2008-04-03"],
  ["en-GB", "29/2/2028", "2028-02-29"],
])("in %s %s is %s", (language, text, day) => expect(read(language, text)).toBe(day));

test.each([
  ["de-DE", "03/04/2026", '"03/04/2026" could mean 03.04.2026 or 04.03.2026. Enter one of these.'],
  ["en-US", "03.04.2026", '"03.04.2026" could mean Mar 4, 2026 or Apr 3, 2026. Enter one of these.'],
  ["en-GB", "3/4/62", '"3/4/62" could mean 3 Apr 1962 or 3 Apr 2062. Enter one of these.'],
  ["en-GB", "30/2/2026", "This is not a date. Enter one as in 14/07/2026."],
  ["en-US", "14/7/2026", "This is not a date. Enter one as in 07/14/2026."],
  ["de-DE", "14.7.", "This is not a date. Enter one as in 14.07.2026."],
  ["fr-FR", "14 jui 2026", "This is not a date. Enter one as in 14/07/2026."],
  ["en-GB", "3/4/026", "This is not a date. Enter one as in 14/07/2026."],
  ["en-GB", "1 to 3/4/2026", "This is not a date. Enter one as in 14/07/2026."],
  ["en-GB", "Jul 14 Aug 2026", "This is not a date. Enter one as in 14/07/2026."],
  ["en-GB", "soon", "This is not a date. Enter one as in 14/07/2026."],
])("in %s %s is refused: %s", (language, text, problem) => expect(read(language, text)).toBe(problem));

const LANGUAGES = [
  ...[
    "de-DE",
    "en-GB",
    "en-US",
    "en-CA",
    "sv-SE",
    "fr-FR",
    "es",
    "pt-BR",
    "it",
    "nl",
    "pl",
    "cs",
    "sk",
    "ro",
  ],
  ...[
    "hu",
    "fi",
    "da",
    "nb",
    "el",
    "uk",
    "bg",
    "hr",
    "lt",
    "lv",
    "et",
    "tr",
    "ja",
    "zh-CN",
    "ko",
    "vi",
    "th",
  ],
  ...["ar-EG", "fa-IR", "he", "hi", "ca", "sl", "is", "ga", "ru", "sr", "id"],
];

test.each(LANGUAGES)(
  "in %s a date as it is shown, and the example of a date, are read as the same day",
  (language) => {
    const anyDay = fc.integer({ min: -36_000, max: 36_000 }).map((count) => addDays(TODAY, count));
    speak(language);
    fc.assert(
      fc.property(anyDay, (day) => {
        expect([readDate(formatDate(day), TODAY), readDate(exampleOf(day), TODAY)]).toEqual([
          { value: day },
          { value: day },
        ]);
      }),
      { numRuns: 25 },
    );
  },
);
