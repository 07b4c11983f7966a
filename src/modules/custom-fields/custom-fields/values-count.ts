import { column, ident, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import { CUSTOMIZED, tableOf, VALUES } from "./definition.ts";

/** Builds SQL for the resource of the field: `said` is applied to the records that have a value of it. */
function byResource(alias: string, said: (records: Sql) => Sql, otherwise: string): Sql {
  const cases = CUSTOMIZED.flatMap((name) => {
    const table = tableOf(name);
    if (table === null) return [];
    const records = sql`from ${ident(table)} r where r.workspace_id = ${column(alias, "workspace_id")}
      and jsonb_exists(${column("r", VALUES)}, ${column(alias, "slug")})`;
    return [sql`when ${name}::text then ${said(records)}`];
  });
  return sql`(case ${column(alias, "resource")} ${join(cases, " ")} else ${raw(otherwise)} end)`;
}

/** SQL: how many records have a value of the field. */
export const valuesCount = (alias: string): Sql =>
  byResource(alias, (records) => sql`(select count(*)::integer ${records})`, "0");

export const hasValues = (alias: string): Sql =>
  byResource(alias, (records) => sql`exists (select ${records})`, "false");
