/**
 * What guards a value wherever the journal is read: any of the permissions gives access, and if there are none, nobody
 * has access.
 */
export interface JournalGate {
  readonly anyOf: readonly string[];
  /** The permission that a refusal names. */
  readonly named: string;
}

/**
 * What guards the journal as a whole, as all declarations together say it: for what shows, finds or filters its
 * entries.
 */
export interface JournalGates {
  /** Every gate with what it guards: `employees`, `employees.salary`, `employees.archive reason`. */
  readonly all: readonly (JournalGate & { readonly path: string })[];
  /** Whether a resource has the name. */
  has(resource: string): boolean;
  /**
   * All that a reader has to pass to read a field's values, or those of a member of it, `custom_fields.budget`; null
   * where the resource has no such field that callers hear of.
   */
  of(resource: string, member: string): readonly JournalGate[] | null;
}
