import { fromContext, rowByKey, type Sql, sql } from "../../../engine/sql/index.ts";

/** A date of the open assignment of an asset; null if nobody has it. */
export const ofOpenAssignment = rowByKey(
  { assigned_on: sql`held.assigned_on`, expected_return_date: sql`held.expected_return_date` },
  {
    from: sql`asset_assignments held`,
    where: sql`held.workspace_id = ${fromContext("workspace")} and held.returned_on is null`,
    key: sql`held.asset_id`,
    of: "id",
  },
);

/** Whether the asset was expected back before today. */
export const isOverdue = (alias: string): Sql =>
  sql`coalesce(${ofOpenAssignment("expected_return_date")(alias)} < ${fromContext("today")}, false)`;
