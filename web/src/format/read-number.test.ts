import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { speak } from "./language.ts";
import { formatNumber } from "./numbers.ts";
import { type Expected, readNumber } from "./read-number.ts";

afterEach(() => speak("en-GB"));

const MONEY: Expected = { decimals: 2 };
const SMALL: Expected = { decimals: 2, isSmall: true };

const read = (language: string, text: string, expected = MONEY): number | string => {
  speak(language);
  const reading = readNumber(text, expected);
  return "value" in reading ? reading.value : reading.problem;
};

test.each([
  ["de-DE", "12.500", 12500],
  ["de-DE", "12500,5", 12500.5],
  ["de-DE", "1.234.567,89", 1234567.89],
  ["de-DE", "0,5", 0.5],
  ["en-GB", "12,500", 12500],
  ["en-US", "1,234,567.89", 1234567.89],
  ["en-GB", "12.5", 12.5],
  ["en-GB", "12.", 12],
  ["en-GB", "1 234.50", 1234.5],
  ["en-GB", "0.10", 0.1],
  ["en-IN", "12,34,567.5", 1234567.5],
  ["sv-SE", "12 500,50", 12500.5],
  ["sv-SE", "−3,5", -3.5],
  ["fr-FR", "12\u202f500,5", 12500.5],
  ["de-CH", "12’500.5", 12500.5],
  ["ar-EG", "١٬٢٣٤٫٥", 1234.5],
  ["en-GB", " -7 ", -7],
  ["en-GB", "+7", 7],
  ["en-GB", "-0", 0],
])("in %s %s is %d", (language, text, value) => expect(read(language, text)).toBe(value));

test.each([
  ["en-GB", "12.500", '"12.500" could mean 12.50 or 12,500. Enter one of these.'],
  ["de-DE", "12,500", '"12,500" could mean 12,50 or 12.500. Enter one of these.'],
  ["de-DE", "12.5", 'Use "," before the decimals, as in 12,5.'],
  ["de-DE", "12.50", 'Use "," before the decimals, as in 12,5.'],
  ["de-DE", "1,234.5", 'Use "," before the decimals, as in 12,5.'],
  ["sv-SE", "12.500", 'Use "," before the decimals, as in 12,5.'],
  ["en-GB", "12,5", 'Use "." before the decimals, as in 12.5.'],
  ["en-GB", "1.234,50", 'Use "." before the decimals, as in 12.5.'],
  ["en-GB", "0,500", 'Use "." before the decimals, as in 12.5.'],
  ["en-GB", "1 2", 'Use "." before the decimals, as in 12.5.'],
  ["en-GB", "1.125", '"1.125" could mean 1.12 or 1,125. Enter one of these.'],
  ["en-GB", "0.125", "Enter at most 2 decimals."],
  ["en-GB", "1e5", "This is not a number."],
  ["en-GB", "--1", "This is not a number."],
  ["en-GB", ".", "This is not a number."],
  ["en-GB", "1234567890123456", "The number is too long."],
])("in %s %s is refused: %s", (language, text, problem) => expect(read(language, text)).toBe(problem));

test("below a thousand either sign is the decimal one, unless three digits follow that of another language", () => {
  expect(read("de-DE", "7.5", SMALL)).toBe(7.5);
  expect(read("en-GB", "7,5", SMALL)).toBe(7.5);
  expect(read("en-GB", "7.500", SMALL)).toBe(7.5);
  expect(read("de-DE", "7.500", SMALL)).toBe('Use "," before the decimals, as in 12,5.');
});

test("three digits after the decimal sign are decimals where three decimals are allowed", () => {
  expect(read("en-GB", "1.125", { decimals: 8 })).toBe(1.125);
  expect(read("de-DE", "4,9732", { decimals: 8 })).toBe(4.9732);
  expect(read("en-GB", "1.5", { decimals: 0 })).toBe("Enter a whole number.");
  expect(read("en-GB", "12.000", { decimals: 0 })).toBe(
    '"12.000" could mean 12 or 12,000. Enter one of these.',
  );
});

const anyLanguage = fc.constantFrom(
  "de-DE",
  "en-GB",
  "en-US",
  "sv-SE",
  "fr-FR",
  "de-CH",
  "en-IN",
  "ar-EG",
  "pl",
  "es",
);

test("a number as it is shown is read as the same number in every language", () => {
  fc.assert(
    fc.property(anyLanguage, fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (language, cents) => {
      speak(language);
      expect(readNumber(formatNumber(cents / 100, 2), MONEY)).toEqual({
        value: cents === 0 ? 0 : cents / 100,
      });
    }),
  );
});

test("a number is sent with the digits that were typed, up to fifteen of them", () => {
  const digits = fc.integer({ min: 0, max: 99_999_999_999_999 }).map(String);
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 8 }), (text, decimals) => {
      speak("en-GB");
      const padded = text.padStart(decimals + 1, "0");
      const typed = decimals === 0 ? padded : `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
      const reading = readNumber(typed, { decimals, isSmall: true });
      const shortest = decimals === 0 ? typed : typed.replace(/\.?0+$/, "");
      const sent = JSON.stringify((reading as { value: number }).value);
      expect(sent.includes("e") ? Number(sent).toFixed(decimals).replace(/0+$/, "") : sent).toBe(shortest);
    }),
  );
});
