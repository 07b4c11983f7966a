import type { JsonSchema } from "../../../engine/declare/index.ts";
import { leftOutShapes, unknownShape } from "../../../platform/figures/figure-shapes.ts";
import { count, links, listOf, object, text, textOrNull } from "../../../platform/figures/response-shapes.ts";
import { hours, minutes, money, orFile, percent, shownTo } from "./report-shapes.ts";

const REVENUE = ["time", "fees", "overage", "revenue_share", "expenses", "manual", "total"] as const;
const COST = ["labour", "expenses", "total"] as const;
const BILLING = [
  "invoiced",
  "drafted",
  "unbilled_time",
  "unbilled_expenses",
  "unbilled_fees",
  "deferred_fees",
] as const;
const BUDGET = ["budget", "consumed", "remaining", "burn_percent", "elapsed_percent"] as const;

const amounts = (names: readonly string[], shape: JsonSchema = money): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => [name, shape]));

const time = {
  worked_minutes: minutes,
  worked_hours: hours,
  billable_minutes: minutes,
  non_billable_minutes: minutes,
  billable_percent: percent,
  value: money,
  unpriced_minutes: minutes,
  uncosted_minutes: minutes,
};

export const result = { revenue: money, cost: money, profit: money, margin_percent: percent };
/** The same figures for several projects together. */
export const totalResult = { ...result, ...leftOutShapes };

const names = {
  project_id: text,
  name: text,
  client_id: textOrNull,
  client_name: textOrNull,
  billing_model: text,
  archived: { type: "boolean" } as const,
};

const row = shownTo(
  {
    ...names,
    time: shownTo(time),
    revenue: object(amounts(REVENUE)),
    cost: object(amounts(COST)),
    profit: money,
    margin_percent: percent,
    effective_hourly_rate: money,
    realization_percent: percent,
    billing: object(amounts(BILLING)),
    budget: object({ type: textOrNull, currency: textOrNull, status: textOrNull, ...amounts(BUDGET, money) }),
    unknown: unknownShape,
    links: links("time", "expenses", "invoice_lines"),
  },
  [...Object.keys(names), "time", "unknown", "links"],
);

/** The sort keys of rows. */
export const SORTED_BY = [
  "name",
  "client_name",
  "billing_model",
  "archived",
  ...Object.keys(time).map((name) => `time.${name}`),
  ...REVENUE.map((name) => `revenue.${name}`),
  ...COST.map((name) => `cost.${name}`),
  "profit",
  "margin_percent",
  "effective_hourly_rate",
  "realization_percent",
  ...BILLING.map((name) => `billing.${name}`),
  ...BUDGET.map((name) => `budget.${name}`),
  "budget.status",
];

export const profitabilityResponse = orFile(
  object({
    totals: shownTo({ projects: count, worked_minutes: minutes, worked_hours: hours, ...totalResult }),
    rows: listOf(row),
  }),
);
