import type { ResourceSchema } from "../schema/schema.ts";
import { column, raw, type Sql, sql } from "../sql/sql.ts";

/** The condition that the record is not soft-deleted. */
export const isNotDeleted = ({ softDeletes }: ResourceSchema, alias: string): Sql =>
  softDeletes ? sql`${column(alias, "deleted_at")} is null` : raw("true");
