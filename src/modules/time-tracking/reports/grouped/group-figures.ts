import type { JsonSchema } from "../../../../engine/declare/index.ts";
import { type Sql, sql } from "../../../../engine/sql/index.ts";
import { figureOrNull } from "../../../../platform/figures/figure-shapes.ts";

/** A figure of a group of entries, computed from the sums of alias `g`. */
export interface GroupFigure {
  readonly name: string;
  /** The value in the response: JSON or an exact decimal. */
  readonly shown: Sql;
  readonly schema: JsonSchema;
  /** Whether groups can be sorted by the figure. */
  readonly isOrder: boolean;
}

const figure = (name: string, shown: Sql, schema: JsonSchema, isOrder = false): GroupFigure => ({
  name,
  shown,
  schema,
  isOrder,
});

const count: JsonSchema = { type: "integer", minimum: 0 };
const hoursShape: JsonSchema = { type: "number" };
const amount = figureOrNull();
const rate: JsonSchema = { type: ["number", "null"] };
const list = (items: Record<string, JsonSchema>): JsonSchema => ({
  type: "array",
  items: { type: "object", required: Object.keys(items), properties: items },
});
const code: JsonSchema = { type: "string" };

const hours = (minutes: Sql): Sql => sql`round(${minutes} / 60.0, 2)`;
const ratio = (part: Sql, whole: Sql): Sql => sql`round(${part} / nullif(${whole}, 0), 2)`;
const day = (date: Sql): Sql => sql`to_char(${date}, 'YYYY-MM-DD"T00:00:00.000000Z"')`;
const moment: JsonSchema = { type: "string", format: "date-time" };

/** The figures for everybody who can see the entries. */
export const TIME_FIGURES: readonly GroupFigure[] = [
  figure("entries_count", sql`g.entries_count`, count),
  figure("first_date", day(sql`g.first_date`), moment),
  figure("last_date", day(sql`g.last_date`), moment),
  figure("total_worked_minutes", sql`g.worked_minutes`, count, true),
  figure("total_worked_hours", hours(sql`g.worked_minutes`), hoursShape, true),
  figure("total_billable_minutes", sql`g.billable_minutes`, count, true),
  figure("total_billable_hours", hours(sql`g.billable_minutes`), hoursShape),
  figure("total_non_billable_minutes", sql`g.worked_minutes - g.worked_for_billing`, count),
  figure("billable_percent", ratio(sql`g.worked_for_billing * 100.0`, sql`g.worked_minutes`), rate),
];

/** An amount of the group, or null if it is unknown for some of its entries. */
const known = (amountOfGroup: Sql, lacking: Sql): Sql =>
  sql`(case when ${lacking} = 0 then ${amountOfGroup} end)`;

/** The amounts of a group that are totalled over all groups. */
export const BILLED = known(sql`g.converted`, sql`g.lacking`);
export const COST = known(sql`g.cost`, sql`g.uncosted_minutes`);
export const PROFIT = sql`(${BILLED} - ${COST})`;

/** Whether an amount of the group is unknown for some of its entries. */
export const IS_INCOMPLETE = sql`(g.lacking > 0 or g.uncosted_minutes > 0)`;

/**
 * The figures that require view-payroll, in the base currency unless stated otherwise. An amount that is unknown for some
 * entry of the group is null, and so are ratios of it.
 */
export const moneyFigures = (baseCurrency: string): readonly GroupFigure[] => [
  figure("currency", sql`${baseCurrency}::text`, code),
  figure("billed_amount", BILLED, amount, true),
  figure("billed_by_currency", sql`g.billed_by_currency`, list({ currency: code, amount })),
  figure("invoiced_amount", known(sql`g.invoiced`, sql`g.invoiced_lacking`), amount, true),
  figure("drafted_amount", known(sql`g.drafted`, sql`g.drafted_lacking`), amount, true),
  figure("unbilled_amount", known(sql`g.unbilled`, sql`g.unbilled_lacking`), amount, true),
  figure("covered_amount", known(sql`g.covered`, sql`g.covered_lacking`), amount, true),
  figure("cost_amount", COST, amount, true),
  figure("profit_amount", PROFIT, amount, true),
  figure("margin_percent", ratio(sql`${PROFIT} * 100`, BILLED), amount, true),
  figure("effective_hourly_rate", ratio(sql`${BILLED} * 60`, sql`g.worked_minutes`), amount, true),
  figure("unpriced_minutes", sql`g.unpriced_minutes`, count, true),
  figure("uncosted_minutes", sql`g.uncosted_minutes`, count, true),
  figure("unconverted", sql`g.unconverted`, list({ currency: code, count, amount: { type: "number" } })),
];

/** The figures of which `meta` has the totals over all groups. */
export const META_FIGURES = [
  "total_worked_hours",
  "total_worked_minutes",
  "total_billable_minutes",
  "entries_count",
  "currency",
  "billed_amount",
  "cost_amount",
  "profit_amount",
  "margin_percent",
];
