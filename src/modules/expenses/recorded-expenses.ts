import type { SettingLock } from "../../engine/declare/setting-claim.ts";
import { fromContext, sql } from "../../engine/query/sql.ts";

/** Every expense has its amount in the workspace's currency. */
export const recordedExpenses: SettingLock = {
  setting: "base_currency",
  holds: sql`exists (select from expenses x where x.workspace_id = ${fromContext("workspace")})`,
};
