import type { SettingLock } from "../../engine/declare/setting-claim.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";

/** Billed and cost rates are amounts in the workspace's currency. */
export const recordedRates: SettingLock = {
  setting: "base_currency",
  holds: sql`exists (select from employees e where e.workspace_id = ${fromContext("workspace")}
    and (e.billed_rate is not null or e.internal_cost_hourly_rate is not null or e.internal_cost_monthly_rate is not null))`,
};
