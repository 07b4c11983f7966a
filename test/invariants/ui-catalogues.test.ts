import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { readCatalogue } from "../../scripts/messages/catalogue-files.ts";
import { UI_LANGUAGES } from "../../web/src/messages/ui-languages.ts";

const LANGUAGES = UI_LANGUAGES.filter((language) => language !== "en");
const GENDERS = ["masculine", "feminine", "neuter"];
const NUMBERS = [0, 1, 2, 5, 20, 100];

/** The translated messages of a language, with their English text. */
const translated = (language: string): readonly (readonly [english: string, text: string])[] =>
  [...readCatalogue(language).values()].flatMap((area) =>
    Object.entries(area).filter(([, text]) => text !== ""),
  );

/** The places of values in an English message: `{0}`. */
const placesIn = (english: string): number[] => [
  ...new Set([...english.matchAll(/\{(\d)\}/g)].map(([, at]) => Number(at))),
];

/** A value that is written alike whether a message takes it for a text or a number. */
const valueAt = (place: number): string => String(711 + place);

/** What the code gives a message: what it is said of, a value for each place of the English text, and nothing else. */
const valuesOf = (
  english: string,
  { gender, noun, start }: { readonly gender: string; readonly noun: string; readonly start: string },
  n: number,
): Record<string, unknown> => ({
  ...{ of: "", noun },
  ...(english.startsWith("{n, plural,") ? { n } : {}),
  ...Object.fromEntries(
    placesIn(english).flatMap((at) => [
      [at, valueAt(at)],
      [`gender${at}`, gender],
      [`start${at}`, start],
    ]),
  ),
});

/** A message as it is written with nouns of each gender, of one thing and of several, names with and without a vowel, and several numbers. */
function writtenIn(language: string, english: string, text: string): string[] {
  const message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  const starts = /\{start\d,/.test(text) ? ["vowel", "other"] : ["other"];
  const forms = GENDERS.flatMap((gender) =>
    (text.includes("{noun,") ? [gender, `${gender}s`] : [gender]).flatMap((noun) =>
      starts.map((start) => ({ gender, noun, start })),
    ),
  );
  return forms.flatMap((form) => NUMBERS.map((n) => String(message.format(valuesOf(english, form, n)))));
}

test.each(LANGUAGES)("each message in %s is written with the values of the English one", (language) => {
  const failed = translated(language).flatMap(([english, text]) => {
    try {
      writtenIn(language, english, text);
      return [];
    } catch (error) {
      return [`${english}: ${String(error)}`];
    }
  });
  expect(failed).toEqual([]);
});

test.each(LANGUAGES)("each sentence in %s says all values of the English one", (language) => {
  const silent = translated(language)
    .filter(([english]) => !english.startsWith("{n, plural,"))
    .filter(([english, text]) =>
      writtenIn(language, english, text).some((written) =>
        placesIn(english).some((at) => !written.includes(valueAt(at))),
      ),
    );
  expect(silent).toEqual([]);
});

test.each(LANGUAGES)(
  "messages in %s have typographic apostrophes, since straight ones only quote braces",
  (language) => {
    const unquoted = translated(language).map(([, text]) => text.replaceAll(/'[^']*[{}][^']*'/g, ""));
    expect(unquoted.filter((text) => text.includes("'"))).toEqual([]);
  },
);

test("Romanian has the letters with a comma below, and French a narrow space before its double signs", () => {
  expect(translated("ro").filter(([, text]) => /[şţŞŢ]/.test(text))).toEqual([]);
  expect(translated("fr").filter(([, text]) => /[\p{L}\d}] ?[;?!»](?:\s|$)/u.test(text))).toEqual([]);
});
