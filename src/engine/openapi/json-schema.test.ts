import { expect, test } from "vitest";
import { described, nullable } from "./json-schema.ts";

test.each([
  [
    { type: "string", maxLength: 3 },
    { type: ["string", "null"], maxLength: 3 },
  ],
  [{ type: ["integer", "string"] }, { type: ["integer", "string", "null"] }],
  [
    { type: "string", enum: ["a"] },
    { type: ["string", "null"], enum: ["a", null] },
  ],
  [{ type: ["string", "null"] }, { type: ["string", "null"] }],
  [{ type: "string", const: "a" }, { anyOf: [{ type: "string", const: "a" }, { type: "null" }] }],
  [{ $ref: "#/x" }, { anyOf: [{ $ref: "#/x" }, { type: "null" }] }],
  [{ enum: [1] }, { anyOf: [{ enum: [1] }, { type: "null" }] }],
  [{ description: "Anything." }, { description: "Anything." }],
])("%j that may be null is %j", (schema, expected) => {
  expect(nullable(schema)).toEqual(expected);
});

test("joins the given sentences to one description", () => {
  expect(described("One.", null, false, "Two.")).toEqual({ description: "One. Two." });
  expect(described(null, "")).toEqual({});
});
