import { unknownKey } from "../../errors/messages.ts";
import type { Field } from "../field.ts";
import { type FieldBuilder, fieldOf, type OptionalField } from "../field-builder.ts";
import type { Fail } from "../field-type.ts";
import { kindExtension } from "../kind-extension.ts";
import { isBlank } from "../text.ts";
import { isPlainObject, jsonColumn } from "./json-fields.ts";
import { readItems } from "./list-fields.ts";

/** The schema of a field of an item; an optional one can be null. */
function itemSchema(field: Field, isNeverNull: boolean): Record<string, unknown> {
  const schema = field.type.schema();
  const options = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  return {
    ...schema,
    ...(isNeverNull ? {} : { type: [schema.type, "null"].flat(), ...options }),
    ...(field.description ? { description: field.description } : {}),
    ...kindExtension(field),
  };
}

export interface RecordsOptions<Item> {
  min?: number;
  max: number;
  /** Whether the value keeps only the keys that were given, without defaults, because other rules complete it. */
  keepsOnlyGiven?: boolean;
  /** Checks rules between items, or between fields of an item, after the fields themselves. */
  check?: (items: Item[], fail: Fail) => void;
}

/**
 * An ordered array of small records with declared fields. A write replaces the whole array. `Item` is the stored form:
 * a decimal in JSON is a number.
 */
export function records<Item extends object>(
  shape: { readonly [Name in keyof Item]: FieldBuilder },
  options: RecordsOptions<Item>,
): OptionalField<readonly Item[]> {
  const fields = Object.entries<FieldBuilder>(shape).map(
    ([name, builder]) => [name, builder.definition] as const,
  );
  const readRecord = (item: unknown, fail: Fail): unknown => {
    if (!isPlainObject(item)) return fail("The :field field must be an object.");
    for (const key of Object.keys(item)) {
      if (!Object.hasOwn(shape, key)) fail(unknownKey(key), key);
    }
    const record: Record<string, unknown> = {};
    for (const [name, field] of fields) {
      if (options.keepsOnlyGiven && !field.required && !Object.hasOwn(item, name)) continue;
      const wire = isBlank(item[name]) ? null : item[name];
      const read =
        wire === null
          ? null
          : field.type.read(wire, (template, subpath, allowed) =>
              fail(template, subpath === undefined ? name : `${name}.${subpath}`, allowed),
            );
      if (read === undefined) continue;
      const value = read === null && !options.keepsOnlyGiven ? (field.fallback ?? null) : read;
      if (value === null && field.required) fail("The :field field is required.", name);
      // In JSON a decimal is stored as a number: its text has at most 15 digits, which a double represents exactly.
      record[name] = field.type.name === "decimal" && value !== null ? Number(value) : value;
    }
    return record;
  };
  return fieldOf({
    ...jsonColumn("records"),
    schema: () => ({
      type: "array",
      ...(options.min ? { minItems: options.min } : {}),
      maxItems: options.max,
      items: {
        type: "object",
        additionalProperties: false,
        required: fields.filter(([, field]) => field.required).map(([name]) => name),
        properties: Object.fromEntries(
          fields.map(([name, field]) => [name, itemSchema(field, field.required)]),
        ),
      },
    }),
    // Items are returned as they are stored, with all keys; a field without a value or default is null.
    returned: () => ({
      type: "array",
      items: {
        type: "object",
        required: fields.map(([name]) => name),
        properties: Object.fromEntries(
          fields.map(([name, field]) => [
            name,
            itemSchema(field, field.required || field.fallback !== undefined),
          ]),
        ),
      },
    }),
    read(wire, fail) {
      let failed = false;
      const failOnce: Fail = (...problem) => {
        failed = true;
        fail(...problem);
      };
      const items = readItems(wire, options, readRecord, failOnce) as Item[] | undefined;
      if (items && !failed) options.check?.(items, failOnce);
      return failed ? undefined : items;
    },
  });
}
