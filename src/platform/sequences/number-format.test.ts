import { expect, it } from "vitest";
import { formattedNumber, hasYear, numberFormatProblem } from "./number-format.ts";

it.each(["INV-{YYYY}-{0000}", "{0}", "{YY}{MM}/{000000000}", "Rechnung {00}"])("takes %s", (format) => {
  expect(numberFormatProblem(format)).toBeNull();
});

it.each(["INV", "INV-{YYYY}", "{00}-{00}", "{0000000000}", "{}", "0000"])(
  "requires exactly one counter in %s",
  (format) => {
    expect(numberFormatProblem(format)).toBe("The :field field must contain one counter such as {0000}.");
  },
);

it.each(["{DD}-{00}", "{yyyy}{00}", "{00}}", "{{00}", "{{00}}", "a{-{00}"])(
  "refuses unknown tokens in %s",
  (format) => {
    expect(numberFormatProblem(format)).toMatch(/must not contain other tokens/);
  },
);

it.each([
  ["INV-{YYYY}-{0000}", 7, "INV-2026-0007"],
  ["{YY}{MM}/{00}", 7, "2603/07"],
  ["{00}", 12_345, "12345"],
])("formats %s", (format, number, expected) => {
  expect(formattedNumber(format, "2026-03-09", number)).toBe(expected);
});

it("counts separately for each year if the format contains one", () => {
  expect(["INV-{YYYY}-{0}", "{YY}{0}", "{MM}{0}", "{0}"].map(hasYear)).toEqual([true, true, false, false]);
});
