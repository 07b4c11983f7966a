import { expect, test } from "vitest";
import { hasValueAt, nested, valueAt } from "./value-at.ts";

test("a path leads to the value in an object, and to undefined if there is none", () => {
  const values = { name: "Fabrikam", custom_fields: { tier: null, tags: ["a"] } };
  expect(valueAt(values, "name")).toBe("Fabrikam");
  expect(valueAt(values, "custom_fields.tags")).toEqual(["a"]);
  expect(valueAt(values, "custom_fields.tags.0")).toBeUndefined();
  expect(valueAt(values, "address.city")).toBeUndefined();
});

test("a null value is present, an absent one is not", () => {
  expect(hasValueAt({ custom_fields: { tier: null } }, "custom_fields.tier")).toBe(true);
  expect(hasValueAt({ custom_fields: {} }, "custom_fields.tier")).toBe(false);
});

test("paths become nested members", () => {
  expect(
    nested([
      ["name", "Fabrikam"],
      ["custom_fields.tier", "gold"],
      ["custom_fields.budget", 5],
    ]),
  ).toEqual({ name: "Fabrikam", custom_fields: { tier: "gold", budget: 5 } });
});
