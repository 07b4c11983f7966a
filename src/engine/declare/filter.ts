import type { Sql } from "../query/sql.ts";
import type { Operand, Reads } from "../work/operand.ts";
import type { JournalGate, JournalGates } from "./journal-gates.ts";

/**
 * Notes a problem with a filter's text, as a message template with `:field` and `:what` (`fieldMessage`); `allowed` is
 * the closed set that it missed.
 */
export type FilterFail = (template: string, allowed?: readonly (string | number)[]) => void;

/** How the text of a filter is read and compared. One value per kind under `filter-kinds.ts`. */
export interface FilterKind<Value = unknown> extends Reads<Value> {
  /** As `GET /{resource}/filters` names it. */
  readonly type: string;
  /** Reads the parameter's text (neither empty nor `null`). */
  read(text: string, fail: FilterFail): Operand;
  /** Compares an expression with the operand; the result may be null for an empty expression. */
  compare(expression: Sql, operand: Operand): Sql;
  readonly options?: readonly (string | number)[];
  /** Of a kind that takes several values at once: how one of them alone is read. */
  readonly one?: FilterKind<Value>;
}

/** One declared filter. */
export interface Filter {
  readonly kind: FilterKind;
  readonly title: string | null;
  /** The field that it filters: gives the expression, the gate and the column shown in `/filters`. */
  readonly field: string | null;
  /** The compared expression, where it is not simply the field of that name. */
  readonly expression: ((alias: string) => Sql) | null;
  /** The whole condition, for filters that are not one comparison. The operand is never `empty` here. */
  readonly condition: ((alias: string, operand: Operand) => Sql) | null;
  /** The condition of `=null`; absent: the expression is null. */
  readonly empty: ((alias: string) => Sql) | null;
  readonly nullable: boolean | null;
  /** The tier or permission needed to filter by it; absent: the field's. */
  readonly gate: string | null;
  /**
   * All the permissions needed to filter by this particular value; it also reports problems of the value. Null: none.
   */
  readonly gatesFor:
    | ((operand: Operand, gates: JournalGates, fail: FilterFail) => readonly JournalGate[])
    | null;
}

/** Options of a filter whose kind reads such values. */
export type FilterOptions<Value = unknown> = Partial<Omit<Filter, "kind" | "condition">> & {
  readonly condition?: ((alias: string, operand: Operand<Value>) => Sql) | null;
};

/** Declares a filter of a kind; see `Filter` for the options. */
export function filterOf<Value>(kind: FilterKind<Value>, options: FilterOptions<Value> = {}): Filter {
  return {
    kind,
    title: null,
    field: null,
    expression: null,
    condition: null,
    empty: null,
    nullable: null,
    gate: null,
    gatesFor: null,
    ...(options as Partial<Filter>),
  };
}

/** A filter by the field of the same name, with the meaning that the field's type gives it. */
export type FieldFilter = { readonly byField: true; readonly list: boolean };
export const byField: FieldFilter = { byField: true, list: false };
/** The same, with comma-separated values of which any may match. */
export const byFieldAnyOf: FieldFilter = { byField: true, list: true };

/** The filters of a resource by their names: `const projectFilters = { … } satisfies Filters`. */
export type Filters = Readonly<Record<string, Filter | FieldFilter>>;
