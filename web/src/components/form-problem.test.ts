import { expect, test } from "vitest";
import { inWordsOfForm, splitErrors } from "./form-problem.ts";

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

const LABELS: Readonly<Record<string, string>> = {
  weekly_hours_capacity: "Weekly hours",
  end_date: "Last day",
  start_date: "First day",
  name: "Name",
  is_required: "Required",
  "custom_fields.budget": "Budget",
};
const worded = (path: string, message: string): string =>
  inWordsOfForm(message, path, (name) => LABELS[name], Object.keys(LABELS));

test("messages use the labels of the form", () => {
  expect(worded("weekly_hours_capacity", "The weekly hours capacity field must be between 0 and 168.")).toBe(
    "Weekly hours must be between 0 and 168.",
  );
  expect(worded("end_date", "The end date field must be a date after or equal to start date.")).toBe(
    "Last day must be a date after or equal to First day.",
  );
  expect(worded("name", "The name has already been taken.")).toBe("Name has already been taken.");
  expect(worded("name", "The name field is required.")).toBe("Name is required.");
  expect(worded("name", "The name field is required when is required is true.")).toBe(
    "Name is required when Required is true.",
  );
  expect(worded("custom_fields.budget", "The custom_fields.budget field must be a number.")).toBe(
    "Budget must be a number.",
  );
  expect(worded("position_id", "The selected position id is invalid.")).toBe(
    "The selected position id is invalid.",
  );
  expect(worded("name", "The last owner cannot be archived.")).toBe("The last owner cannot be archived.");
});
