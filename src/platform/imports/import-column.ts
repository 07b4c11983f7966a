import type { JsonSchema } from "../../engine/declare/field-type.ts";
import type { Sql } from "../../engine/sql/sql.ts";
import type { KnownField, KnownResource } from "../../engine/work/known-resource.ts";

/** The records that cells name. */
interface NamedBy {
  readonly resource: string;
  /** The field by which they are named. */
  readonly by: string;
  /** The condition on those that can be chosen, as SQL over their alias; null: all in sight. */
  readonly among: ((alias: string) => Sql) | null;
}

/** A column of an import, with the member of the request body that its cells become. */
export interface ImportColumn {
  /** The header. */
  readonly name: string;
  /** The field of the resource. */
  readonly field: string;
  /** The member of the field's object, such as the city of an address; null: the field itself. */
  readonly part: string | null;
  /** The JSON Schema of the value. */
  readonly schema: JsonSchema;
  /** Whether every file must have the column. */
  readonly isRequired: boolean;
  /** The records that its cells name; null: cells are values, or ids. */
  readonly names: NamedBy | null;
  /** Whether a blank cell leaves the default of the value, because it must have one. Other blank cells are empty values. */
  readonly blankIsDefault: boolean;
  /** The boolean parameter of the import that creates the records of names without one. */
  readonly createMissing: string | null;
}

/** The declaration of a column; the name of a field is a column for that field. */
export type DeclaredColumn<Field extends string> =
  | Field
  | {
      readonly name: string;
      readonly field: Field;
      readonly part?: string;
      readonly by?: string;
      readonly createMissing?: string;
    };

/** Columns for the members of a field whose value is an object: `address_city`, unless another prefix is given. */
export const partsOf = <const Field extends string>(
  field: Field,
  parts: readonly string[],
  prefix = `${field}_`,
): { readonly name: string; readonly field: Field; readonly part: string }[] =>
  parts.map((part) => ({ name: `${prefix}${part}`, field, part }));

/** A column whose cells name the record that a field refers to by one of its fields, such as its name or email. */
export const named = <const Field extends string>(
  name: string,
  field: Field,
  by: string,
  options: { readonly createMissing?: string } = {},
): {
  readonly name: string;
  readonly field: Field;
  readonly by: string;
  readonly createMissing?: string;
} => ({
  name,
  field,
  by,
  ...options,
});

const schemaOfPart = ({ type }: KnownField, part: string | undefined): JsonSchema => {
  const schema = type.schema();
  if (part === undefined) return schema;
  return ((schema.properties ?? {}) as Record<string, JsonSchema>)[part] ?? { type: "string" };
};

/** The columns of a resource as they are declared. */
export function declaredColumns(
  { fields }: KnownResource,
  declared: readonly DeclaredColumn<string>[],
): ImportColumn[] {
  return declared.map((one) => {
    const given = typeof one === "string" ? { name: one, field: one } : one;
    const field = fields.get(given.field)!;
    const { part, by, createMissing = null } = { part: undefined, by: undefined, ...given };
    const reference = by === undefined ? undefined : field.type.reference;
    return {
      name: given.name,
      field: given.field,
      part: part ?? null,
      schema: schemaOfPart(field, part),
      isRequired: field.required,
      // Fields apply their defaults to null themselves.
      blankIsDefault: false,
      names:
        reference && by !== undefined ? { resource: reference.resource, by, among: field.selectable } : null,
      createMissing,
    };
  });
}

/** For each column that names records: one with the header of the field, whose cells are ids. */
export const columnsOfIds = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns
    .filter(({ names, field, name }) => names !== null && name !== field)
    .map((column) => ({ ...column, name: column.field, names: null }));

/** The column that fills the path of a message, such as `address.city`; undefined if there is none. */
export function columnAt(columns: readonly ImportColumn[], path: string): ImportColumn | undefined {
  const [field, part] = path.split(".");
  return columns.find((column) => column.field === field && (column.part === null || column.part === part));
}
