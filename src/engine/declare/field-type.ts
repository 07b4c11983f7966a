import type { Text } from "../errors/message.ts";
import type { Sql } from "../sql/sql.ts";
import type { FilterKind } from "./filter.ts";

export type JsonSchema = Record<string, unknown>;

/**
 * Reports a problem with a value from a request: a message template with `:field`, the path inside the value, and the
 * allowed values if it must be one of a closed set.
 */
export type Fail = (template: Text, subpath?: string, allowed?: readonly (string | number)[]) => void;

/** How a type of value is validated, stored, shown and filtered. Each type has a file under `fields/`. */
export interface FieldType<Value = unknown> {
  /** The type of the stored value; only used by the compiler. */
  readonly holds?: Value;
  readonly name: string;
  /** Column types that can hold it, as PostgreSQL's `format_type` names them. */
  readonly columnTypes: readonly string[];
  /** The cast of a parameter that contains a stored value. */
  readonly cast: string;
  /**
   * Converts a value from a request (never null) into the stored value, and calls `fail` for each problem. Null means
   * no value.
   */
  read(wire: unknown, fail: Fail): unknown;
  /** The SQL expression whose JSON form is returned. */
  json(stored: Sql): Sql;
  /** The SQL expression by which a list is sorted. */
  order(stored: Sql): Sql;
  /** The JSON Schema of accepted values. */
  schema(): JsonSchema;
  /** The JSON Schema of returned values, if it differs from that of accepted ones. */
  returned?(): JsonSchema;
  /** Whether the value is an object whose members the journal records one by one: `custom_fields.budget`. */
  readonly hasParts?: boolean;
  /** The message for null if the field cannot be null; by default, that the field is required. */
  readonly refusesNull?: string;
  /** The value that stands for no value if the field cannot be null, such as an empty text. */
  readonly empty?: unknown;
  /** The kind of a filter on such a field; null if it cannot be filtered. */
  readonly filter: FilterKind | null;
  /** For a reference: the resource that it points to, and the form of its key. */
  readonly reference?: { readonly resource: string; readonly key: "ulid" | "integer" };
  /** For a set of references: the table of links in which it is stored. */
  readonly links?: Links;
}

/** A set of references, stored as rows of a table of its own so that no reference can dangle. */
export interface Links {
  readonly table: string;
  /** Column that names the owning record. */
  readonly owner: string;
  /** Column that names the record referred to. */
  readonly target: string;
  /**
   * Whether the given order is stored, in a column `position`; otherwise the values are read in the order of the
   * targets' names.
   */
  readonly ordered: boolean;
}
