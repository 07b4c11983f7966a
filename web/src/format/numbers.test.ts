import { expect, test } from "vitest";
import { formatDays, formatNumber } from "./numbers.ts";

/** What writes the decimal separator of the language that tests run in. */
const dotted = (text: string): string => text.replace(",", ".");

test.each([
  [0, "0"],
  [-3, "-3"],
  [12.5, "12.5"],
  [20.8333, "20.8333"],
])("%s days have the decimals that they need", (days, shown) => {
  expect(dotted(formatDays(days))).toBe(shown);
});

test.each([
  [1, 2, undefined, "1.00"],
  [1.006, undefined, undefined, "1.01"],
  [0.3, 2, 4, "0.30"],
  [0.3125, 2, 4, "0.3125"],
  [7, undefined, undefined, "7"],
])("%s with %s decimals at least, and %s at most", (value, least, most, shown) => {
  expect(dotted(formatNumber(value, least, most))).toBe(shown);
});
