import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/**
 * Exchange rates convert amounts into the workspace's currency, so they lock it (API reference, workspace:
 * base_currency).
 */
export const recordedExchangeRates: SettingLock = {
  setting: "base_currency",
  holds: sql`exists (select from exchange_rates r where r.workspace_id = ${fromContext("workspace")})`,
};

/** While exchange rates are stored, the currency cannot change. */
export const recordingExchangeRates: Reaction = holding("base_currency", "exchange-rates", ["rate"]);
