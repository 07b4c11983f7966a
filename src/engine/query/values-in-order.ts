import type { SortKey } from "../plan/selection.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import { and, column, fromContext, ident, type Sql, sql } from "../sql/sql.ts";
import type { Values } from "../work/records.ts";
import { orderBy } from "./select-records.ts";
import { isNotDeleted } from "./soft-deletion.ts";

/** A row for each of the first values, with the number of all. */
export interface ListedValue extends Values {
  readonly value: string;
  readonly total: number;
}

/** The values of a field of the records that satisfy the conditions, in the order of a list; records without one are left out. */
export function selectListedValues(
  resource: ResourceSchema,
  field: FieldSchema,
  sort: readonly SortKey[],
  conditions: readonly Sql[],
  limit: number,
): Sql {
  const own = field.stored("record");
  return sql`select ${own}::text as value, (count(*) over ())::integer as total from ${ident(resource.table)} record
    where ${column("record", "workspace_id")} = ${fromContext("workspace")} and ${own} is not null
      and ${and([isNotDeleted(resource, "record"), ...conditions])}
    order by ${orderBy(sort, "record")} limit ${limit}::integer`;
}
