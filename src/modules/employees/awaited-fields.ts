import { type FieldBuilder, fieldOf } from "../../engine/declare/field.ts";
import { textType } from "../../engine/declare/fields/text-fields.ts";

/** A signature is a document; as long as there are none, no id can be one. */
export const noSignature = (): FieldBuilder =>
  fieldOf({
    ...textType("id"),
    read: (_wire, fail) => fail("The selected :field is invalid."),
  });
