import type { Sql } from "../sql/sql.ts";

/**
 * The permissions that guard a value in the journal: any of them gives access; if there are none, nobody has access.
 */
export interface JournalGate {
  readonly anyOf: readonly string[];
  /** The permission named in the error. */
  readonly named: string;
}

/** The gates of the whole journal, derived from all declarations. They are used to show, find and filter entries. */
export interface JournalGates {
  /** Every gate with the path that it guards: `employees`, `employees.salary`, `employees.archive reason`. */
  readonly all: readonly (JournalGate & { readonly path: string })[];
  /** Records whose values some readers do not see although they pass every gate, by a condition over the record's id. */
  readonly hidden: readonly {
    readonly resource: string;
    /** The permission named in the error. */
    readonly named: string;
    readonly hides: (id: Sql) => Sql;
  }[];
  /** Whether a resource has the name. */
  has(resource: string): boolean;
  /**
   * All gates that a reader must pass to read a field's values, or those of a member of it, such as
   * `custom_fields.budget`; null if the resource has no such field that callers can see.
   */
  of(resource: string, member: string): readonly JournalGate[] | null;
}
