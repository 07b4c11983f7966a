import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { formatMinutes } from "./durations.ts";
import { speak } from "./language.ts";
import { readDays } from "./read-days.ts";
import { parseMinutes, readHours } from "./read-hours.ts";
import { readMoney } from "./read-money.ts";

afterEach(() => speak("en-GB"));

test.each([
  ["1:30", 90],
  [":30", 30],
  ["0:05", 5],
  ["8", 480],
  ["8h", 480],
  ["8 hours", 480],
  ["1.5", 90],
  ["1,5", 90],
  [".25", 15],
  ["7.6", 456],
  ["0.333", 20],
  ["0.0083", 0],
  ["90m", 90],
  ["90 min", 90],
  ["1h30", 90],
  ["1h 30", 90],
  ["1h 30m", 90],
  [" 2 H ", 120],
  ["1,520:30", 91_230],
  ["0", 0],
])("%s means %d minutes", (text, minutes) => expect(parseMinutes(text)).toBe(minutes));

test.each(["", ":", "h", "1:60", "1:", "abc", "-1", "1:30:00", "1.5.2", "1h75"])("%s is refused", (text) =>
  expect(parseMinutes(text)).toBe(null),
);

test("hours are read with either decimal sign, except where it could be a thousands separator", () => {
  speak("de-DE");
  expect([parseMinutes("1,5"), parseMinutes("1.5"), parseMinutes("7,125")]).toEqual([90, 90, 428]);
  expect(readHours("1.500")).toEqual({ problem: 'Use "," before the decimals, as in 12,5.' });
});

test("what is shown can be entered again, in every language", () => {
  const languages = fc.constantFrom("de-DE", "en-GB", "sv-SE", "fr-FR", "de-CH");
  fc.assert(
    fc.property(languages, fc.integer({ min: 0, max: 1_000_000 }), (language, minutes) => {
      speak(language);
      expect(parseMinutes(formatMinutes(minutes))).toBe(minutes);
      expect(parseMinutes(`${minutes}m`)).toBe(minutes);
    }),
  );
});

test.each([
  ["2.5", 2.5],
  ["2,5", 2.5],
  ["2½", 2.5],
  ["½", 0.5],
  ["1/2", 0.5],
  ["2 1/2", 2.5],
  ["3 days", 3],
  ["-1", -1],
  ["20.8333", 20.8333],
])("%s are %d days", (text, days) => expect(readDays(text, 4)).toEqual({ value: days }));

test("an amount is accepted with its own currency, and refused with another one", () => {
  expect(readMoney("€1,200.50", "EUR", 2)).toEqual({ value: 1200.5 });
  expect(readMoney("1,200.50 eur", "EUR", 2)).toEqual({ value: 1200.5 });
  expect(readMoney("$12", "EUR", 2)).toEqual({ problem: "The amount is in EUR." });
  expect(readMoney("12 USD", "EUR", 2)).toEqual({ problem: "The amount is in EUR." });
  expect(readMoney("12 USD", null, 2)).toEqual({ problem: "Enter the amount without a currency." });
  expect(readMoney("abc", "EUR", 2)).toEqual({ problem: "This is not a number." });
  speak("de-DE");
  expect(readMoney("12.500 €", "EUR", 2)).toEqual({ value: 12500 });
});
