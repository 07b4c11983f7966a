import { type FieldType, holds } from "../../../engine/declare/index.ts";
import type { ReadOnlyWork } from "../../../engine/work/index.ts";
import type { ImportColumn } from "../../../platform/imports/import-column.ts";
import {
  type Customized,
  type Definition,
  RESTRICTED_READ,
  RESTRICTED_WRITE,
  readDefinitions,
  VALUES,
} from "../custom-fields/definition.ts";

type Schema = ReturnType<FieldType["schema"]>;

const TYPES: Readonly<Partial<Record<Definition["type"], Schema>>> = {
  number: { type: "number" },
  boolean: { type: "boolean" },
  date: { type: "string", format: "date" },
  datetime: { type: "string", format: "date-time" },
  email: { type: "string", format: "email" },
  url: { type: "string", format: "uri" },
};

function schemaOf({ type, options, min }: Definition): Schema {
  const choice = {
    type: "string",
    enum: (options ?? []).filter((one) => !one.is_archived).map(({ value }) => value),
  };
  if (type === "select") return choice;
  if (type === "multi_select") return { type: "array", items: choice };
  return { ...(TYPES[type] ?? { type: "string" }), ...(typeof min === "number" ? { minimum: min } : {}) };
}

/** A column `custom_fields.<slug>` for each active field that the caller may write; employees are named by email. */
export const importedValues =
  (resource: Customized) =>
  async (work: ReadOnlyWork): Promise<ImportColumn[]> => {
    const definitions = await readDefinitions(work, resource);
    const maySeeAll = holds(work.actor, RESTRICTED_READ) && holds(work.actor, RESTRICTED_WRITE);
    return definitions
      .filter(({ access }) => access === "standard" || maySeeAll)
      .map((definition) => ({
        name: `${VALUES}.${definition.slug}`,
        field: VALUES,
        part: definition.slug,
        schema: schemaOf(definition),
        isRequired: definition.is_required && definition.default_value === null,
        names: definition.type === "employee" ? { resource: "employees", by: "email", among: null } : null,
        blankIsDefault: definition.is_required && definition.default_value !== null,
        createMissing: null,
      }));
  };
