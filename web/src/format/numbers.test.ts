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
  [[1, 2], "1.00"],
  [[1.005, undefined], "1.01"],
  [[0.3, 2, 4], "0.30"],
  [[0.3125, 2, 4], "0.3125"],
  [[7, undefined], "7"],
] as const)("numbers have their least and their most decimals: %j", (given, shown) => {
  expect(dotted(formatNumber(...given))).toBe(shown);
});
