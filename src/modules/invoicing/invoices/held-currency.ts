import type { Reaction, SettingLock } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { holding } from "../../../platform/tenancy/hold-setting.ts";

/** Issued invoices and payments hold amounts in the workspace's currency, so they lock it. */
export const issuedAmounts: SettingLock = {
  setting: "base_currency",
  holds: sql`exists (select from invoices i where i.workspace_id = ${fromContext("workspace")} and i.number is not null)`,
};

/** While an invoice is issued or a payment booked, the currency cannot change. */
export const holdingCurrency: readonly Reaction[] = [
  holding("base_currency", "invoices", ["base_total"]),
  holding("base_currency", "invoice-payments", ["exchange_rate"]),
];
