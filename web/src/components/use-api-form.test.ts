import { expect, test } from "vitest";
import { splitErrors } from "./use-api-form.ts";

const split = (errors: Record<string, string[]>, ...shown: string[]) =>
  splitErrors(errors, (field) => shown.includes(field));

test("what is said of a field that is shown is said there, all of it", () => {
  expect(split({ name: ["Too long.", "Taken."] }, "name")).toEqual({
    atFields: { name: "Too long. Taken." },
    others: [],
  });
});

test("what is said of a part is said at the field, and under the path of the part", () => {
  const errors = { "options.0.label": ["Required."], "options.1.value": ["Twice."] };
  expect(split(errors, "options").atFields).toEqual({
    options: "Required. Twice.",
    "options.0.label": "Required.",
    "options.1.value": "Twice.",
  });
});

test("a field within another is found before the other", () => {
  const errors = { "custom_fields.topics.1": ["Invalid."] };
  expect(split(errors, "custom_fields.topics").atFields).toMatchObject({
    "custom_fields.topics": "Invalid.",
  });
});

test("what is said of a field that is not shown is not lost", () => {
  expect(split({ "custom_fields.tier": ["Required."] }, "name")).toEqual({
    atFields: {},
    others: ["Required."],
  });
});
