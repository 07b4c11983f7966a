import { expect, it } from "vitest";
import { numberFormatProblem } from "./number-format.ts";

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
