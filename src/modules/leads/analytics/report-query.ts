import {
  idKind,
  listOf,
  momentOnTheWire,
  orNull,
  parameter,
  textKind,
} from "../../../engine/declare/index.ts";
import { column, type Sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type Chosen as ChosenValues, isAmong } from "../../../platform/figures/chosen-values.ts";
import {
  dateParameter,
  limitedPeriod,
  MAX_PERIOD_DAYS,
  periodForMeta,
} from "../../../platform/figures/report-period.ts";

export { chosenIn, type Filters, filtersOf } from "../../../platform/figures/chosen-values.ts";
export { isWithinDays as isWithin } from "../../../platform/figures/within-days.ts";

/** The permission to read the reports on sales. */
export const READERS = ["view-reports-crm"] as const;

const PERIOD = "the previous full month";

/** The parameters that all reports on sales have. */
export const salesParameters = {
  date: dateParameter(
    PERIOD,
    `Days are those of UTC; at most ${MAX_PERIOD_DAYS.toLocaleString("en")} of them.`,
  ),
  currency: parameter(textKind(), {
    description: "The currency of all amounts; default: the workspace's.",
  }),
};

/** A parameter with ids, among which can be null. */
export const idsOrNull = (description: string) => parameter(listOf(orNull(idKind)), { description });

/** The chosen values of such a parameter; null: it was not given. */
export type Chosen = ChosenValues | null;

/** The requested period, or the previous month. @throws 422 for one that is too long */
export const readPeriod = ({
  work,
  parameters,
}: {
  readonly work: Work;
  readonly parameters: { readonly date?: Parameters<typeof limitedPeriod>[0] };
}): Period => limitedPeriod(parameters.date, PERIOD, work);

/** The condition that a field of a record has one of the chosen values. */
export const isChosen = (alias: string, name: string, chosen: Chosen): Sql =>
  isAmong(column(alias, name), chosen);

/** The filter of a list that selects a period. */
export const daysOf = ({ from, to }: Period): string => `${from},${to}`;

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
