import type { ResourceSchema } from "../schema/schema.ts";
import { column, raw, type Sql, sql } from "./sql.ts";

/** The record was not deleted softly, as a condition over its alias. */
export const isNotDeleted = ({ softDeletes }: ResourceSchema, alias: string): Sql =>
  softDeletes ? sql`${column(alias, "deleted_at")} is null` : raw("true");
