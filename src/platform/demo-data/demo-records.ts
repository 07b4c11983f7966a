import { column, fromContext, type Sql, sql } from "../../engine/sql/sql.ts";

/** Whether demo data is in the workspace. */
export const HAS_DEMO_DATA: Sql = sql`exists (select from demo_data demo
  where demo.workspace_id = ${fromContext("workspace")} and demo.status = 'present')`;

/** Whether a record of a resource belongs to the demo data of the workspace; `alias` is that of its row. */
export const isDemoRecord = (resource: string, alias: string): Sql =>
  sql`exists (select from demo_records demo where demo.workspace_id = ${fromContext("workspace")}
    and demo.resource = ${resource} and demo.id = ${column(alias, "id")}::text)`;

/** Whether a journal entry is of a commit that put demo data in or took it out, and therefore no news. */
export const isOfDemoData = (alias: string): Sql =>
  sql`exists (select from demo_data demo where demo.workspace_id = ${fromContext("workspace")}
    and ${column(alias, "commit_id")} = any(demo.commits))`;
