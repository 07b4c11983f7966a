import { message } from "../../errors/message.ts";
import { raw, type Sql } from "../../sql/sql.ts";
import type { ResourceName } from "../../work/records.ts";
import { type FieldBuilder, fieldOf, type OptionalField } from "../field-builder.ts";
import type { Fail, Links } from "../field-type.ts";
import { idKind, integerIdKind } from "../filter-kinds.ts";
import { ACCEPTED_ULID, RETURNED_ULID, readUlid } from "../ulid.ts";

const asStored = (stored: Sql): Sql => stored;
const SELECTED = "The selected :field is invalid.";

/** The id of one record of a resource of the same workspace. */
export const reference = (resource: ResourceName): OptionalField<string> =>
  fieldOf({
    name: "id",
    columnTypes: ["text"],
    cast: "text",
    filter: idKind,
    reference: { resource, key: "ulid" },
    json: asStored,
    order: asStored,
    schema: () => ({ type: "string", pattern: ACCEPTED_ULID, "x-resource": resource }),
    returned: () => ({ type: "string", pattern: RETURNED_ULID, "x-resource": resource }),
    read: (wire, fail) => readUlid(wire) ?? fail(SELECTED),
  });

/** The integer key of one record; its digits in a string are accepted too. */
export const integerReference = (resource: ResourceName): OptionalField<number> =>
  fieldOf({
    name: "integer-id",
    columnTypes: ["integer"],
    cast: "integer",
    filter: integerIdKind,
    reference: { resource, key: "integer" },
    json: asStored,
    order: asStored,
    schema: () => ({
      type: ["integer", "string"],
      minimum: 1,
      maximum: 2_147_483_647,
      pattern: "^\\d{1,10}$",
      "x-resource": resource,
    }),
    returned: () => ({ type: "integer", minimum: 1, "x-resource": resource }),
    read(wire, fail) {
      const key = typeof wire === "string" && /^\d{1,10}$/.test(wire) ? Number(wire) : wire;
      const valid = typeof key === "number" && Number.isInteger(key) && key >= 1 && key <= 2_147_483_647;
      return valid ? key : fail(SELECTED);
    },
  });

export interface ReferencesOptions extends Links {
  /** The maximum number of references. */
  max: number;
}

/** Reads an array of distinct values with `one`; problems are reported on `field.N`. */
export function readDistinct<T>(
  wire: unknown,
  options: { max: number; min?: number },
  one: (item: unknown, fail: Fail) => T | undefined,
  fail: Fail,
): T[] | undefined {
  if (!Array.isArray(wire)) return void fail("The :field field must be an array.");
  if (wire.length > options.max)
    return void fail(message`The :field field must not have more than ${options.max} items.`);
  if (wire.length < (options.min ?? 0))
    return void fail(message`The :field field must have at least ${options.min} items.`);
  let failed = false;
  const values: T[] = [];
  wire.forEach((item, index) => {
    const failItem: Fail = (template, _subpath, allowed) => {
      failed = true;
      fail(template, String(index), allowed);
    };
    const value = one(item, failItem);
    if (value === undefined) return;
    if (values.includes(value)) failItem("The :field field has a duplicate value.");
    values.push(value);
  });
  return failed ? undefined : values;
}

/** Distinct ids of records of one resource. */
const idsType = (resource: ResourceName, max: number) => ({
  name: "ids",
  columnTypes: [],
  cast: "text[]",
  filter: idKind,
  reference: { resource, key: "ulid" } as const,
  json: asStored,
  order: () => raw("null"),
  schema: () => ({
    type: "array",
    uniqueItems: true,
    maxItems: max,
    items: { type: "string", pattern: ACCEPTED_ULID, "x-resource": resource },
  }),
  returned: () => ({
    type: "array",
    uniqueItems: true,
    items: { type: "string", pattern: RETURNED_ULID, "x-resource": resource },
  }),
  read: (wire: unknown, fail: Fail) =>
    readDistinct(
      wire,
      { max },
      (item, failItem) => readUlid(item) ?? (failItem(SELECTED) as undefined),
      fail,
    ),
});

/** A set of ids, stored in a link table. A write replaces the whole set; without references it is `[]`. */
export const references = (
  resource: ResourceName,
  options: ReferencesOptions,
): FieldBuilder<readonly string[], "given"> =>
  fieldOf<readonly string[]>({ ...idsType(resource, options.max), links: options }).default(() => []);

/**
 * The ids of records, as a parameter of an action. An empty list counts as none, unless it means that there are no
 * records. Whether the records exist is for the action to check, on `<parameter>.N`.
 */
export const referenceList = (
  resource: ResourceName,
  { max, mayBeEmpty = false }: Pick<ReferencesOptions, "max"> & { readonly mayBeEmpty?: boolean },
): OptionalField<readonly string[]> => {
  const type = idsType(resource, max);
  if (mayBeEmpty) return fieldOf<readonly string[]>(type);
  return fieldOf<readonly string[]>({
    ...type,
    schema: () => ({ ...type.schema(), minItems: 1 }),
    read: (wire, fail) => (Array.isArray(wire) && wire.length === 0 ? null : type.read(wire, fail)),
  });
};
