import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/** The base currency is locked once there are expenses, since each has its amount in that currency. */
export const recordedExpenses: SettingLock = {
  setting: "base_currency",
  holds: sql`exists (select from expenses x where x.workspace_id = ${fromContext("workspace")})`,
};

/** Locks the base currency until the end of a transaction that records an expense. */
export const recordingExpenses: Reaction = holding("base_currency", "expenses", ["amount"]);
