import type { JsonSchema } from "../../engine/declare/field-type.ts";
import { json } from "../../engine/declare/fields/json-fields.ts";

/** A password as it is sent, whatever its form: rules of its own judge it. It is never reported anywhere. */
export const passwordField = (bounds: JsonSchema = {}) =>
  json((wire, fail) => (typeof wire === "string" ? wire : fail("The :field field must be a string.")), {
    type: "string",
    ...bounds,
    format: "password",
  })
    .required()
    .secret();
