import type { ContextValue } from "../sql/sql.ts";
import type { FieldSchema, ResourceSchema } from "./schema.ts";

/** The values of a request by which two callers can read the same record differently, beyond its declared gates. */
const OF_CALLERS: ReadonlySet<ContextValue> = new Set([
  "self",
  "selfUser",
  "identity",
  "team",
  "apiKey",
  "permissions",
]);

const known = new WeakMap<ResourceSchema, boolean>();

/** Whether the value of the field is the same for everybody who may read it. */
export const isReadAlikeByAll = (field: FieldSchema): boolean =>
  !field.shown("record").slots.some((slot) => "context" in slot && OF_CALLERS.has(slot.context));

/** Whether the value of a field depends on who reads it, so that the journal cannot use what the writer was shown. */
export function dependsOnCaller(resource: ResourceSchema): boolean {
  let depends = known.get(resource);
  if (depends === undefined) {
    depends = [...resource.fields.values()].some((field) => !field.writeOnly && !isReadAlikeByAll(field));
    known.set(resource, depends);
  }
  return depends;
}
