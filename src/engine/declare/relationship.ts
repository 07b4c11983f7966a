import type { Sql } from "../query/sql.ts";

/** How related records are found: SQL over the aliases of the record and of the related one. */
export type JoinCondition = (source: string, target: string) => Sql;

export interface Relationship {
  readonly kind: "one" | "many";
  /** The related resource. */
  readonly resource: string;
  /** The field of this resource that holds the reference or the set of references. */
  readonly field: string | null;
  /** The field of the related resource that refers back to this one. */
  readonly by: string | null;
  readonly condition: JoinCondition | null;
  /** Order of many related records: a sort expression such as `-start_date`; absent: by name where there is one. */
  readonly sort: string | null;
  /** The tier or permission that guards it. */
  readonly gate: string | null;
}

type Options = Partial<Pick<Relationship, "sort" | "gate">>;

const base = { field: null, by: null, condition: null, sort: null, gate: null };

/** The record that a reference field of this resource names. */
export const toOne = (resource: string, field: string, options: Options = {}): Relationship => ({
  ...base,
  ...options,
  kind: "one",
  resource,
  field,
});

/** The records that a set-of-references field of this resource names. */
export const toMany = (resource: string, field: string, options: Options = {}): Relationship => ({
  ...base,
  ...options,
  kind: "many",
  resource,
  field,
});

/** The records whose reference field names this record. */
export const inverse = (resource: string, by: string, options: Options = {}): Relationship => ({
  ...base,
  ...options,
  kind: "many",
  resource,
  by,
});

/** The one record whose reference field names this record. */
export const inverseOne = (resource: string, by: string, options: Options = {}): Relationship => ({
  ...base,
  ...options,
  kind: "one",
  resource,
  by,
});

/** Related records found by a condition of the module's own. */
export const joined = (
  kind: "one" | "many",
  resource: string,
  condition: JoinCondition,
  options: Options = {},
): Relationship => ({ ...base, ...options, kind, resource, condition });
