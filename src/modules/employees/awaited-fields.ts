import { type FieldBuilder, fieldOf } from "../../engine/declare/field.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { isPlainObject } from "../../engine/declare/fields/json-fields.ts";
import { textType } from "../../engine/declare/fields/text-fields.ts";

/** A signature is a document; as long as there are none, no id can be one. */
export const noSignature = (): FieldBuilder =>
  fieldOf({
    ...textType("id"),
    read: (_wire, fail) => fail("The selected :field is invalid."),
  });

/** Values by slug, of a resource. As long as no custom field is defined, every slug is unknown. */
export const customFields = (resource: string): FieldBuilder =>
  field
    .json(
      (wire, fail) => {
        if (!isPlainObject(wire)) return fail("The :field field must be an object.");
        for (const slug of Object.keys(wire))
          fail(`The ${slug.slice(0, 100)} field is not a custom field of ${resource}.`, slug);
        return {};
      },
      { type: "object", additionalProperties: false },
    )
    .default(() => ({}));
