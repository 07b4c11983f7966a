import type { Text } from "../errors/message.ts";
import type { Sql } from "../sql/sql.ts";
import type { Operand, Reads } from "../work/operand.ts";
import type { JournalGate, JournalGates } from "./journal-gates.ts";
import type { LocalCalendar } from "./relative-days.ts";

/**
 * Reports a problem with the text of a filter, as a message template with `:field` and `:what` (`fieldMessage`);
 * `allowed` is the closed set to which the value must belong.
 */
export type FilterFail = (template: Text, allowed?: readonly (string | number)[]) => void;

/** How the text of a filter is parsed and compared. The kinds are in `filter-kinds.ts`. */
export interface FilterKind<Value = unknown> extends Reads<Value> {
  /** The name of the kind in `GET /{resource}/filters`. */
  readonly type: string;
  /** Parses the text of the parameter (neither empty nor `null`). Without a calendar, relative days are refused. */
  read(text: string, fail: FilterFail, calendar?: LocalCalendar): Operand<Value>;
  /** Compares an expression with the operand; the result may be null if the expression is null. */
  compare(expression: Sql, operand: Operand): Sql;
  readonly options?: readonly (string | number)[];
  /** If the kind accepts several values: the kind that reads one of them. */
  readonly one?: FilterKind<Value>;
}

/** One declared filter. */
export interface Filter {
  readonly kind: FilterKind;
  readonly title: string | null;
  /** The field that it filters, which determines the expression, the gate and the column in `/filters`. */
  readonly field: string | null;
  /** The compared expression, if it is not the field itself. */
  readonly expression: ((alias: string) => Sql) | null;
  /** The whole condition, if the filter is not a single comparison. The operand is never `empty` here. */
  readonly condition: ((alias: string, operand: Operand) => Sql) | null;
  /** The condition for `=null`; if omitted, that the expression is null. */
  readonly empty: ((alias: string) => Sql) | null;
  readonly nullable: boolean | null;
  /** The tier or permission required to filter by it; if omitted, that of the field. */
  readonly gate: string | null;
  /** The permissions required to filter by this particular value; it also reports problems of the value. Null: none. */
  readonly gatesFor:
    | ((operand: Operand, gates: JournalGates, fail: FilterFail) => readonly JournalGate[])
    | null;
  /**
   * Reads in the request's workspace what the text of the parameter names, before the request is planned, and returns
   * the `gatesFor` that knows it; the result is null if the declared one suffices.
   */
  readonly load: ((text: string, rows: LoadRows) => Promise<Filter["gatesFor"]>) | null;
}

/** Runs a statement in the request's workspace. */
export type LoadRows = <Row extends Record<string, unknown>>(statement: Sql) => Promise<Row[]>;

/** The options of a filter whose kind reads such values. */
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
    load: null,
    ...(options as Partial<Filter>),
  };
}

/** A filter by the field with the same name, with the semantics of its type. */
export type FieldFilter = { readonly byField: true; readonly list: boolean };
export const byField: FieldFilter = { byField: true, list: false };
/** Like `byField`, for comma-separated values, any of which may match. */
export const byFieldAnyOf: FieldFilter = { byField: true, list: true };

/** The filters of a resource by their names: `const projectFilters = { … } satisfies Filters`. */
export type Filters = Readonly<Record<string, Filter | FieldFilter>>;
