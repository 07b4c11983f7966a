import type { Reading } from "../work/reading.ts";
import type { Values } from "../work/records.ts";
import type { FilterKind } from "./filter.ts";

/** A filter of a row list, by the member with the same name. */
export interface RowFilter {
  readonly kind: FilterKind;
  readonly description: string;
  /** A description of the negated filter; if omitted, the API description does not mention it. */
  readonly negated?: string;
}

/** A list that is not stored in a table, all on one page. It can be searched and filtered like any other list. */
export interface RowList {
  readonly kind: "rows" | "filters";
  /** The path and type of the rows: `permissions`. */
  readonly name: string;
  readonly filters: Readonly<Record<string, RowFilter>>;
  /** The members that `search` matches. */
  readonly search: readonly string[];
  /** All rows, in order; the member `name` identifies each. */
  readonly rows: (reading: Reading) => readonly (Values & { readonly name: string })[];
}
