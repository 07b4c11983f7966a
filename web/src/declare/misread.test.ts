import { expect, test } from "vitest";
import { Misread, misreadIn } from "./misread.ts";

test("misread values are found at any depth, with their paths", () => {
  const values = {
    name: "Ana",
    amount: new Misread("12.500", "Two readings."),
    custom_fields: { budget: new Misread("x", "No number."), tier: null },
    levels: [{ days: 2 }, { days: new Misread("y", "No days.") }],
  };
  expect(misreadIn(values)).toEqual({
    amount: "Two readings.",
    "custom_fields.budget": "No number.",
    "levels.1.days": "No days.",
  });
  expect(misreadIn({ amount: 5, at: new Date(0) })).toEqual({});
});
