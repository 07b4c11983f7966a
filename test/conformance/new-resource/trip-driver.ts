import type { RelatedRows } from "../../../src/engine/declare/relation.ts";
import { column, fromContext, sql } from "../../../src/engine/sql/sql.ts";

/** The caller drives. */
export const isDriver: RelatedRows = {
  self: (alias) => sql`${column(alias, "driver_employee_id")} = ${fromContext("self")}`,
};
