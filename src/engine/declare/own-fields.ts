import type { Sql } from "../query/sql.ts";
import type { FieldType } from "./field-type.ts";
import type { Filter } from "./filter.ts";

/** A field that a workspace has defined, with what filters and sorting of lists need of it. */
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
 * Workspace-defined fields that a resource has in addition to the declared ones: a parameter with the prefix refers to
 * one of them. They are only read for requests that name one.
 */
export interface OwnFields {
  /** `custom_fields.` */
  readonly prefix: string;
  /** Reads what the workspace of the request has defined. */
  readonly load: (
    rows: <Row extends Record<string, unknown>>(statement: Sql) => Promise<Row[]>,
  ) => Promise<OwnField[]>;
}
