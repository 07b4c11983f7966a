import type { Sql } from "../sql/sql.ts";
import type { FieldType } from "./field-type.ts";
import type { Filter, LoadRows } from "./filter.ts";

/** A custom field, with what lists need to filter and sort by it. */
export interface OwnField {
  readonly name: string;
  readonly title: string;
  /** Null: lists cannot be filtered by it. */
  readonly filter: Filter | null;
  /** Null: lists cannot be sorted by it. */
  readonly sort: { readonly type: FieldType; readonly expression: (alias: string) => Sql } | null;
  /** The tier or permission required to filter or sort by it. */
  readonly gate: string | null;
}

/**
 * The custom fields of a resource: a parameter with the prefix refers to one of them. Their definitions are loaded only
 * for requests that name one.
 */
export interface OwnFields {
  /** `custom_fields.` */
  readonly prefix: string;
  /** Loads the definitions of the request's workspace. */
  readonly load: (rows: LoadRows) => Promise<OwnField[]>;
}
