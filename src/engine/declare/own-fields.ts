import type { Sql } from "../query/sql.ts";
import type { FieldType } from "./field.ts";
import type { Filter } from "./filter.ts";

/** A field that a workspace has defined for itself, as far as lists are filtered and sorted by it. */
export interface OwnField {
  readonly name: string;
  readonly title: string;
  /** Null: it cannot be filtered by. */
  readonly filter: Filter | null;
  /** Null: lists cannot be sorted by it. */
  readonly sort: { readonly type: FieldType; readonly expression: (alias: string) => Sql } | null;
  /** The tier or permission needed to filter or sort by it. */
  readonly gate: string | null;
}

/**
 * Fields of the workspace's own that a resource has beside the declared ones: parameters that begin with the prefix
 * mean one of these. They are read for a request only when it names one.
 */
export interface OwnFields {
  /** `custom_fields.` */
  readonly prefix: string;
  /** Reads what the workspace of the request has defined. */
  readonly load: (
    rows: <Row extends Record<string, unknown>>(statement: Sql) => Promise<Row[]>,
  ) => Promise<OwnField[]>;
}
