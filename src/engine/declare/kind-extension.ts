import type { Field } from "./field.ts";
import type { JsonSchema } from "./field-type.ts";

/**
 * What a field holds, for programs that display and edit values: `x-type` is the name of its field type. References also
 * have `x-resource`, the resource that they point to, and numbers `x-counts`, what they count. For money,
 * `x-currency-field` names the field with its currency; null means that a related record has it, and without it the
 * amount is in the workspace's currency. Texts have `x-mentions`, the resource whose records they can mention.
 */
export const kindExtension = ({ type, counts, currencyField, mentions }: Field): JsonSchema => ({
  "x-type": type.name,
  ...(type.reference ? { "x-resource": type.reference.resource } : {}),
  ...(counts === null ? {} : { "x-counts": counts }),
  ...(mentions === null ? {} : { "x-mentions": mentions }),
  ...(currencyField === undefined ? {} : { "x-currency-field": currencyField }),
});
