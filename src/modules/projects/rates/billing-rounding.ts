import { fromContext, type Sql, sql } from "../../../engine/sql/index.ts";

/** The workspace's settings for rounding the billed minutes of an entry. */
export interface BillingRule {
  readonly billing_rounding_mode: "none" | "up" | "down" | "nearest";
  readonly billing_rounding_minutes: number;
}

/** The billed minutes of a billable entry. `nearest` rounds half up. */
export function roundedForBilling(worked: number, rule: BillingRule): number {
  const step = rule.billing_rounding_minutes;
  switch (rule.billing_rounding_mode) {
    case "none":
      return worked;
    case "up":
      return Math.ceil(worked / step) * step;
    case "down":
      return Math.floor(worked / step) * step;
    case "nearest":
      return Math.floor((2 * worked + step) / (2 * step)) * step;
  }
}

const setting = (name: "billing_rounding_mode" | "billing_rounding_minutes"): Sql =>
  name === "billing_rounding_mode"
    ? sql`(select w.billing_rounding_mode from workspaces w where w.id = ${fromContext("workspace")})`
    : sql`(select w.billing_rounding_minutes from workspaces w where w.id = ${fromContext("workspace")})`;

/** The same in SQL, by the current settings. Integer division cuts off the remainder. */
export function roundedForBillingSql(worked: Sql): Sql {
  const step = setting("billing_rounding_minutes");
  return sql`(case ${setting("billing_rounding_mode")}
    when 'up' then (${worked} + ${step} - 1) / ${step} * ${step}
    when 'down' then ${worked} / ${step} * ${step}
    when 'nearest' then (2 * ${worked} + ${step}) / (2 * ${step}) * ${step}
    else ${worked} end)`;
}
