import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, ident, join, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/** All fields with a rate, by table and resource. */
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

/** The base currency is locked once there are rates, since time is valued by rates in that currency or converted to it. */
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

/** Locks the base currency until the end of a transaction that records a rate. */
export const recordingRates: readonly Reaction[] = RATES.map(({ resource, fields }) =>
  holding("base_currency", resource, fields),
);
