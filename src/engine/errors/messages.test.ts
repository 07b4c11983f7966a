import { expect, it } from "vitest";
import { fieldMessage } from "./messages.ts";

it("names the value and the kind of input", () => {
  const template = "The :field :what must be a valid id.";
  expect(String(fieldMessage(template, "position_id"))).toBe("The position id field must be a valid id.");
  expect(String(fieldMessage(template, "position_id", "filter"))).toBe(
    "The position id filter must be a valid id.",
  );
  expect(String(fieldMessage(template, "id", "parameter"))).toBe("The id parameter must be a valid id.");
});

it("shows a path unchanged, and names the field that contains it", () => {
  expect(String(fieldMessage("The :field field is required.", "levels.0.after_years"))).toBe(
    "The levels.0.after_years field is required.",
  );
  expect(String(fieldMessage("The planet field is not a key of :owner.", "billing_address.planet"))).toBe(
    "The planet field is not a key of billing_address.",
  );
});

it("inserts a name unchanged, even if it looks like a placeholder", () => {
  expect(String(fieldMessage("The selected :field is invalid.", "a.$&"))).toBe(
    "The selected a.$& is invalid.",
  );
});
