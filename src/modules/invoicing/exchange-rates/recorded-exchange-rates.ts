import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/** Exchange rates say what amounts are worth in the workspace's currency (workspace.md, base_currency). */
export const recordedExchangeRates: SettingLock = {
  setting: "base_currency",
  holds: sql`exists (select from exchange_rates r where r.workspace_id = ${fromContext("workspace")})`,
};

/** While an exchange rate is recorded the currency stays as it is. */
export const recordingExchangeRates: Reaction = holding("base_currency", "exchange-rates", ["rate"]);
