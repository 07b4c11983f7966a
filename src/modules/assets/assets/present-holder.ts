import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

const openAssignment = (alias: string, selected: Sql): Sql =>
  sql`(select ${selected} from asset_assignments held
    where held.workspace_id = ${column(alias, "workspace_id")} and held.asset_id = ${column(alias, "id")}
      and held.returned_on is null)`;

/** A date of the open assignment of an asset; null if nobody has it. */
export const ofOpenAssignment = (alias: string, name: "assigned_on" | "expected_return_date"): Sql =>
  openAssignment(alias, column("held", name));

/** Whether the asset was expected back before today. */
export const isOverdue = (alias: string): Sql =>
  sql`coalesce(${openAssignment(alias, sql`held.expected_return_date < ${fromContext("today")}`)}, false)`;
