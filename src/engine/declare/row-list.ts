import type { Reading } from "../work/reading.ts";
import type { Values } from "../work/records.ts";
import type { FilterKind } from "./filter.ts";

/** A filter of rows that no table holds, by the member of the same name. */
export interface RowFilter {
  readonly kind: FilterKind;
  readonly description: string;
  /** What the rows are that a minus before its name leaves; absent: the description does not speak of it. */
  readonly negated?: string;
}

/** A list of rows that no table holds, all of them on one page: it can be searched and filtered as others can. */
export interface RowList {
  readonly kind: "rows" | "filters";
  /** The path and type of the rows: `permissions`. */
  readonly name: string;
  readonly filters: Readonly<Record<string, RowFilter>>;
  /** Members that `search` looks through. */
  readonly search: readonly string[];
  /** All rows, in their order; the member `name` is what each is known by. */
  readonly rows: (reading: Reading) => readonly (Values & { readonly name: string })[];
}
