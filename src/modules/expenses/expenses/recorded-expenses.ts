import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/** Every expense has its amount in the workspace's currency. */
export const recordedExpenses: SettingLock = {
  setting: "base_currency",
  holds: sql`exists (select from expenses x where x.workspace_id = ${fromContext("workspace")})`,
};

/** While an expense is recorded the currency stays as it is. */
export const recordingExpenses: Reaction = holding("base_currency", "expenses", ["amount"]);
