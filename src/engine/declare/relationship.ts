import type { Sql } from "../sql/sql.ts";
import type { FieldName, ResourceName } from "../work/records.ts";

/** How related records are found: SQL over the aliases of both records. */
export type JoinCondition = (source: string, target: string) => Sql;

/** `Own` are the names of the fields on which it depends, of the resource that declares it. */
export interface Relationship<Own extends string = string> {
  readonly kind: "one" | "many";
  /** The related resource. */
  readonly resource: string;
  /** The field of this resource that contains the reference or the set of references. */
  readonly field: Own | null;
  /** The field of the related resource that refers back to this one. */
  readonly by: string | null;
  readonly condition: JoinCondition | null;
  /**
   * The order of several related records: a sort expression such as `-start_date`; if omitted, by name if there is one.
   */
  readonly sort: string | null;
  /** The tier or permission that guards it. */
  readonly gate: string | null;
}

type Options = Partial<Pick<Relationship, "sort" | "gate">>;

const base = { field: null, by: null, condition: null, sort: null, gate: null };

/** The record that a reference of this resource points to. */
export const toOne = <Own extends string>(
  resource: ResourceName,
  field: Own,
  options: Options = {},
): Relationship<Own> => ({
  ...base,
  ...options,
  kind: "one",
  resource,
  field,
});

/** The records that a set of references of this resource points to. */
export const toMany = <Own extends string>(
  resource: ResourceName,
  field: Own,
  options: Options = {},
): Relationship<Own> => ({
  ...base,
  ...options,
  kind: "many",
  resource,
  field,
});

/** The records whose reference points to this record. */
export const inverse = <Target extends ResourceName>(
  resource: Target,
  by: FieldName<Target>,
  options: Options = {},
): Relationship<never> => ({
  ...base,
  ...options,
  kind: "many",
  resource,
  by,
});

/** The one record whose reference points to this record. */
export const inverseOne = <Target extends ResourceName>(
  resource: Target,
  by: FieldName<Target>,
  options: Options = {},
): Relationship<never> => ({
  ...base,
  ...options,
  kind: "one",
  resource,
  by,
});

/** Related records found by a condition that the module writes. */
export const joined = (
  kind: "one" | "many",
  resource: ResourceName,
  condition: JoinCondition,
  options: Options = {},
): Relationship<never> => ({ ...base, ...options, kind, resource, condition });
