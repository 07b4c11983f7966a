import { column, fromContext, type Sql, sql } from "../../../src/engine/query/sql.ts";

/** The caller drives. */
export const isDriver = (alias: string): Sql =>
  sql`${column(alias, "driver_employee_id")} = ${fromContext("employee")}`;
