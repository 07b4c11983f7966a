import type { JsonSchema } from "../../engine/declare/field-type.ts";
import { json } from "../../engine/declare/fields/json-fields.ts";

/** A password in a request. Other rules validate it; it is never logged or returned. */
export const passwordField = (bounds: JsonSchema = {}) =>
  json((wire, fail) => (typeof wire === "string" ? wire : fail("The :field field must be a string.")), {
    type: "string",
    ...bounds,
    format: "password",
  })
    .required()
    .secret();
