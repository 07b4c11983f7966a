import { dateKind, dayOnTheWire, getter, onlyValueOf, parameter } from "../../../engine/declare/index.ts";
import { type GetterContext, invalidField } from "../../../engine/work/index.ts";
import { percentOf } from "../../../platform/figures/percent-of.ts";
import { count, links, listOf, moment, object, text } from "../../../platform/figures/response-shapes.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { linkToAssets } from "./summary-links.ts";
import { type TypeRow, typeRows, type ValueRow, valueRows } from "./summary-rows.ts";

const IN_USE = ["available", "assigned", "in_repair", "lost"] as const;
const FIGURES = [...IN_USE, "retired", "overdue", "warranty_expiring"] as const;

const parameters = {
  date: parameter(dateKind, {
    isSingle: true,
    description:
      "The day of the values: today when absent, and not after it. Statuses are always the present ones.",
  }),
};

async function run(context: GetterContext<"assets", typeof parameters>) {
  const { work, givenFilters, link } = context;
  const day = onlyValueOf(context.parameters.date) ?? work.today;
  if (day > work.today)
    throw invalidField("date", "The date parameter must be a date before or equal to today.");
  const types = await typeRows(context);
  const values = await valueRows(context, day);
  const linksTo = linkToAssets(givenFilters, work.today, (filters) => link("assets", filters));
  const sum = (name: (typeof FIGURES)[number]): number => types.reduce((total, row) => total + row[name], 0);
  return {
    data: {
      as_of: dayOnTheWire(day),
      total: types.reduce((total, row) => total + totalOf(row), 0),
      ...Object.fromEntries(FIGURES.map((name) => [name, sum(name)])),
      utilization_rate: percentOf(sum("assigned"), sum("available") + sum("assigned")),
      links: linksTo.all(["total", ...FIGURES]),
      values: values.map((row) => ({ ...shownValues(row), links: linksTo.ofCurrency(row.currency) })),
      by_type: types
        .filter((row) => totalOf(row) > 0)
        .map((row) => ({
          id: row.id,
          name: row.name,
          total: totalOf(row),
          ...Object.fromEntries(IN_USE.map((name) => [name, row[name]])),
          links: linksTo.ofType(row.id, ["total", ...IN_USE]),
        })),
    },
  };
}

const totalOf = (row: TypeRow): number => IN_USE.reduce((total, name) => total + row[name], 0);

const amount = (cents: string | null): number | null =>
  cents === null ? null : roundRatio(BigInt(cents), 100, 2);

const shownValues = ({ currency, cost, value, without_cost, without_date }: ValueRow) => ({
  currency,
  purchase_cost: amount(cost),
  book_value: amount(value),
  undepreciated: without_cost,
  undated: without_date,
});

const amountOrNull = { type: ["number", "null"] };
const counts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, count]));

/** How many assets there are in each status, overall and by type, and what they are worth on a day. */
export const assetSummary = getter("assets", {
  title: "Asset summary",
  question: "What equipment do we have, and what is it worth?",
  breakdowns: [{ title: "Pieces", parts: ["available", "assigned", "in_repair", "lost"], whole: "total" }],
  description:
    "Counts assets by status and type, and adds up their cost and book value in each currency. Retired assets count in retired only. Sums leave out assets without a cost (undepreciated); book_value also leaves out those without a purchase date (undated).",
  permissions: ["view-assets"],
  parameters,
  takesFilters: true,
  response: object({
    as_of: moment,
    total: count,
    ...counts(...FIGURES),
    utilization_rate: {
      type: ["number", "null"],
      description: "The assigned percentage of the assets that are available or assigned.",
    },
    links: links("total", ...FIGURES),
    values: listOf(
      object({
        currency: text,
        purchase_cost: amountOrNull,
        book_value: amountOrNull,
        undepreciated: count,
        undated: count,
        links: links("assets"),
      }),
    ),
    by_type: listOf(
      object({ id: text, name: text, ...counts("total", ...IN_USE), links: links("total", ...IN_USE) }),
    ),
  }),
  run,
});
