import { fieldOf, type OptionalField } from "../../engine/declare/field-builder.ts";
import { field } from "../../engine/declare/fields/index.ts";
import { jsonColumn } from "../../engine/declare/fields/json-fields.ts";
import { readItems } from "../../engine/declare/fields/list-fields.ts";

const address = field.email().definition.type;

/** A list of email addresses, as a parameter of an action that sends mail. */
export const emailList = ({ max }: { readonly max: number }): OptionalField<readonly string[]> =>
  fieldOf({
    ...jsonColumn("lines"),
    schema: () => ({ type: "array", maxItems: max, items: { type: "string", format: "email" } }),
    read: (wire, fail) =>
      readItems(
        wire,
        { max },
        (item, failItem) =>
          item === null ? failItem("The :field field is required.") : address.read(item, failItem),
        fail,
      ),
  });
