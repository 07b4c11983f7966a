import type { Sql } from "../query/sql.ts";
import type { FilterKind } from "./filter.ts";

export type JsonSchema = Record<string, unknown>;

/**
 * Reports a problem with a wire value: a message template with `:field`, the path inside the value, and the allowed
 * values if it is not one of a closed set.
 */
export type Fail = (template: string, subpath?: string, allowed?: readonly (string | number)[]) => void;

/** How a type of value is validated, stored, shown and filtered. Each type has a file under `fields/`. */
export interface FieldType<Value = unknown> {
  /** What is stored, for the type alone. */
  readonly holds?: Value;
  readonly name: string;
  /** Column types that can hold it, as PostgreSQL's `format_type` names them. */
  readonly columnTypes: readonly string[];
  /** The cast put on a parameter that carries a stored value. */
  readonly cast: string;
  /** Turns a wire value (never null) into the stored one; calls `fail` for each problem. Null means empty. */
  read(wire: unknown, fail: Fail): unknown;
  /** The SQL expression whose JSON form is what callers read. */
  json(stored: Sql): Sql;
  /** The expression by which a list is ordered. */
  order(stored: Sql): Sql;
  /** What callers may send, as JSON Schema. */
  schema(): JsonSchema;
  /** What is returned, where that differs from what may be sent. */
  returned?(): JsonSchema;
  /** Whether the value is an object whose members the journal records one by one: `custom_fields.budget`. */
  readonly hasParts?: boolean;
  /** The message for a null where the field cannot be empty; if absent, that it is required. */
  readonly refusesNull?: string;
  /** The kind of a filter on such a field; null if it cannot be filtered. */
  readonly filter: FilterKind | null;
  /** For a reference: which resource it points to, and how its key is written. */
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
