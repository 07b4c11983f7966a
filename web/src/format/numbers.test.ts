import { afterEach, expect, test } from "vitest";
import { speak } from "./language.ts";
import { formatBytes, formatDays, formatMoney, formatNumber, formatPercent, inDays } from "./numbers.ts";

afterEach(() => speak("en-GB"));

test.each([
  [0, "0"],
  [-3, "-3"],
  [12.5, "12.5"],
  [20.8333, "20.8333"],
])("%s days are shown with the decimals that they have", (days, shown) => {
  speak("en-GB");
  expect(formatDays(days)).toBe(shown);
});

test.each([
  [1, 2, undefined, "1.00"],
  [1.006, undefined, undefined, "1.01"],
  [0.3, 2, 4, "0.30"],
  [0.3125, 2, 4, "0.3125"],
  [7, undefined, undefined, "7"],
])("%s with at least %s decimals, and at most %s", (value, least, most, shown) => {
  speak("en-GB");
  expect(formatNumber(value, least, most)).toBe(shown);
});

/** Replaces no-break spaces with plain ones, so that the expected texts can be read. */
const shown = (language: string, ...texts: readonly (() => string)[]): string[] => {
  speak(language);
  return texts.map((text) => text().replace(/\s/gu, " "));
};

test("an amount always has its currency's decimals, and further ones where it has them", () => {
  const amounts = [
    () => formatMoney(0, "EUR"),
    () => formatMoney(12500, "EUR"),
    () => formatMoney(1250, "JPY"),
    () => formatMoney(1250.5, "JPY"),
    () => formatMoney(0.3125, "EUR", 4),
  ];
  expect(shown("en-GB", ...amounts)).toEqual(["€0.00", "€12,500.00", "JP¥1,250", "JP¥1,250.5", "€0.3125"]);
  expect(shown("de-DE", ...amounts).slice(0, 2)).toEqual(["0,00 €", "12.500,00 €"]);
  expect(shown("sv-SE", ...amounts).slice(0, 2)).toEqual(["0,00 €", "12 500,00 €"]);
});

test("percentages have two decimals; a missing one is a dash", () => {
  const shares = [() => formatPercent(74.5), () => formatPercent(100), () => formatPercent(null)];
  expect(shown("en-GB", ...shares)).toEqual(["74.50%", "100.00%", "–"]);
  expect(shown("de-DE", ...shares)).toEqual(["74,50 %", "100,00 %", "–"]);
});

test("days in sentences and file sizes", () => {
  expect(
    shown(
      "en-GB",
      () => inDays(1),
      () => inDays(2.5),
    ),
  ).toEqual(["1 day", "2.5 days"]);
  expect(
    shown(
      "en-GB",
      () => formatBytes(12),
      () => formatBytes(1_400_000),
    ),
  ).toEqual(["1 kB", "1.4 MB"]);
});
