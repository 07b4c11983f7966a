import type { SettingLock } from "../../../engine/declare/setting-claim.ts";
import { fromContext, sql } from "../../../engine/query/sql.ts";

/** General rates, and what somebody costs on a project, are amounts in the workspace's currency. */
export const recordedRates: SettingLock = {
  setting: "base_currency",
  holds: sql`(exists (select from employee_rates r where r.workspace_id = ${fromContext("workspace")}
      and (r.hourly_rate is not null or r.monthly_rate is not null))
    or exists (select from project_assignments a where a.workspace_id = ${fromContext("workspace")}
      and a.internal_cost_rate is not null))`,
};
