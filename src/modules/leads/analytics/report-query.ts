import {
  idKind,
  listOf,
  momentOnTheWire,
  type Operand,
  orNull,
  parameter,
  textKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, type Sql } from "../../../engine/sql/index.ts";
import { invalidField, type Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type Chosen as ChosenValues, isAmong } from "../../../platform/figures/chosen-values.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";

export { isWithinDays as isWithin } from "../../../platform/figures/within-days.ts";

/** The permission to read the reports on sales. */
export const READERS = ["view-reports-crm"] as const;

const PERIOD = "the previous full month";
const MAX_DAYS = 1827;

/** The parameters that all reports on sales have. */
export const salesParameters = {
  date: dateParameter(PERIOD, `Days are those of UTC; at most ${MAX_DAYS.toLocaleString("en")} of them.`),
  currency: parameter(textKind(), {
    description: "The currency of all amounts; default: the workspace's.",
  }),
};

/** A parameter with ids, among which can be null. */
export const idsOrNull = (description: string) => parameter(listOf(orNull(idKind)), { description });

/** The chosen values of such a parameter; null: it was not given. */
export type Chosen = ChosenValues | null;

/** Reads such a parameter. */
export const chosenIn = (given: Operand<string | null> | undefined): Chosen =>
  given === undefined ? null : valuesOf(given);

/** The requested period, or the previous month. @throws 422 for one that is too long */
export function readPeriod({
  work,
  parameters,
}: {
  readonly work: Work;
  readonly parameters: { readonly date?: Parameters<typeof reportedPeriod>[0] };
}): Period {
  const period = reportedPeriod(parameters.date, PERIOD, work);
  if (dayNumber(period.to) - dayNumber(period.from) >= MAX_DAYS)
    throw invalidField("date", `The date parameter must not span more than ${MAX_DAYS} days.`);
  return period;
}

/** The condition that a field of a record has one of the chosen values. */
export const isChosen = (alias: string, name: string, chosen: Chosen): Sql =>
  isAmong(column(alias, name), chosen);

/** The filter of a list that selects a period. */
export const daysOf = ({ from, to }: Period): string => `${from},${to}`;

export type Filters = Readonly<Record<string, string>>;

/** The filter of the list for chosen values; undefined if the list has none that means the same. */
function filterOf(chosen: Chosen): string | null | undefined {
  if (chosen === null) return null;
  if (chosen.length > 1 && chosen.includes(null)) return undefined;
  return chosen.map((id) => id ?? "null").join(",");
}

/**
 * The filters of a list for the chosen values of each, except those that are given otherwise; null if the list cannot
 * express them.
 */
export function filtersOf(chosen: Readonly<Record<string, Chosen>>, without: Filters): Filters | null {
  const filters: Record<string, string> = {};
  for (const [name, values] of Object.entries(chosen)) {
    if (name in without) continue;
    const filter = filterOf(values);
    if (filter === undefined) return null;
    if (filter !== null) filters[name] = filter;
  }
  return filters;
}

/** The `meta` of a report, besides what it leaves out. */
export const reportMeta = (
  work: Work,
  period: Period,
  currency: string,
  chosen: Readonly<Record<string, Chosen>>,
) => ({
  date: periodForMeta(period),
  currency,
  as_of: momentOnTheWire(work.now),
  filters: Object.fromEntries(Object.entries(chosen).filter(([, values]) => values !== null)),
});
