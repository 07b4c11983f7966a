import type { BesideRecord } from "../plan/write-rights.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RowCondition } from "../sql/sql.ts";
import { and, column, ident, join, or, raw, type Sql, sql } from "../sql/sql.ts";
import { isNotDeleted } from "./soft-deletion.ts";
import { isAmongRecords, isRecord, storedColumns } from "./stored-rows.ts";

const NOTHING: BesideRecord = { flags: [] };

/** The rows of a resource that are in sight; null: all. */
type Sighted = RowCondition | null;

/** The condition over `record` for the given records in sight; soft-deleted ones only if `withDeleted`. */
const isSeen = (resource: ResourceSchema, ids: readonly string[], rows: Sighted, withDeleted = false): Sql =>
  and([
    isAmongRecords(resource, "record", ids),
    rows ? rows("record") : raw("true"),
    withDeleted ? raw("true") : isNotDeleted(resource, "record"),
  ]);

/** The ids of the given records that are in sight. */
export const selectSeenIds = (
  resource: ResourceSchema,
  ids: readonly string[],
  rows: Sighted,
  withDeleted = false,
): Sql =>
  sql`select ${column("record", "id")} as id from ${ident(resource.table)} record
    where ${isSeen(resource, ids, rows, withDeleted)}`;

/** The stored values of the given records that are in sight, with what determines rights and open actions. */
export const selectSeen = (
  resource: ResourceSchema,
  ids: readonly string[],
  rows: Sighted,
  beside: BesideRecord = NOTHING,
  withDeleted = false,
): Sql =>
  sql`select ${storedColumns(resource, "record")}${columnsBeside(beside, "record")} from ${ident(resource.table)} record
    where ${isSeen(resource, ids, rows, withDeleted)}`;

/** Flags and facts as columns of a select list, each preceded by a comma. */
export function columnsBeside({ flags, facts = {} }: BesideRecord, alias: string): Sql {
  const columns = [
    ...flags.map(({ name, condition }) => sql`, (${condition(alias)}) is true as ${ident(name)}`),
    ...Object.entries(facts).map(([name, { expression }]) => sql`, ${expression(alias)} as ${ident(name)}`),
  ];
  return join(columns, "");
}

/** A row if a record satisfies any of the conditions, regardless of sight. */
export const selectRelated = (
  resource: ResourceSchema,
  id: string,
  conditions: readonly RowCondition[],
): Sql =>
  sql`select 1 from ${ident(resource.table)} record where ${isRecord(resource, "record", id)}
    and ${or(conditions.map((condition) => condition("record")))}`;

/** Locks the rows of records until the transaction ends, in the order of their ids, to avoid deadlocks. */
export function lockRows(resource: ResourceSchema, ids: readonly string[]): Sql {
  // Every row refers to its workspace, so a lock on the workspace's row must allow new references.
  const strength = raw(resource.isSingleton ? "no key update" : "update");
  return sql`select 1 from ${ident(resource.table)} record where ${isAmongRecords(resource, "record", ids)}
    order by ${column("record", "id")} for ${strength}`;
}
