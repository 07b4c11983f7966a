import { expect, it } from "vitest";
import { fieldMessage } from "./messages.ts";

it("names a value by what it is called and as what it was given", () => {
  const template = "The :field :what must be a valid id.";
  expect(fieldMessage(template, "position_id")).toBe("The position id field must be a valid id.");
  expect(fieldMessage(template, "position_id", "filter")).toBe("The position id filter must be a valid id.");
  expect(fieldMessage(template, "id", "parameter")).toBe("The id parameter must be a valid id.");
});

it("shows a path as it stands, and names the field that it lies in", () => {
  expect(fieldMessage("The :field field is required.", "levels.0.after_years")).toBe(
    "The levels.0.after_years field is required.",
  );
  expect(fieldMessage("The planet field is not a key of :owner.", "billing_address.planet")).toBe(
    "The planet field is not a key of billing_address.",
  );
});

it("takes a name as it is, whatever it looks like", () => {
  expect(fieldMessage("The selected :field is invalid.", "a.$&")).toBe("The selected a.$& is invalid.");
});
