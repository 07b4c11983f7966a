import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, ident, join, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/** Every billed and cost rate, with the table and the resource that have it. */
const RATES = [
  { table: "employee_rates", resource: "employee-rates", fields: ["hourly_rate", "monthly_rate"] },
  { table: "projects", resource: "projects", fields: ["billed_rate"] },
  { table: "tasks", resource: "tasks", fields: ["billed_rate"] },
  {
    table: "project_assignments",
    resource: "project-assignments",
    fields: ["billed_rate", "internal_cost_rate"],
  },
] as const;

/** Time is priced and costed by rates in the workspace's currency, or converted to it (workspace.md, base_currency). */
export const recordedRates: SettingLock = {
  setting: "base_currency",
  holds: join(
    RATES.map(
      ({ table, fields }) => sql`exists (select from ${ident(table)} r
        where r.workspace_id = ${fromContext("workspace")}
          and coalesce(${join(
            fields.map((name) => sql`r.${ident(name)}`),
            ", ",
          )}) is not null)`,
    ),
    " or ",
  ),
};

/** While a rate is recorded the currency stays as it is. */
export const recordingRates: readonly Reaction[] = RATES.map(({ resource, fields }) =>
  holding("base_currency", resource, fields),
);
