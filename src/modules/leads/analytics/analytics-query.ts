import {
  idKind,
  listOf,
  momentOnTheWire,
  orNull,
  parameter,
  textKind,
  valuesOf,
} from "../../../engine/declare/index.ts";
import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import { type GetterContext, invalidField } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { type Chosen, isAmong } from "../../../platform/figures/chosen-values.ts";
import { dayNumber } from "../../../platform/figures/day-numbers.ts";
import { dateParameter, periodForMeta, reportedPeriod } from "../../../platform/figures/report-period.ts";
import { reportedCurrency } from "../../rates/index.ts";

export { isWithinDays as isWithin } from "../../../platform/figures/within-days.ts";

/** The permission to read the reports on leads. */
export const READERS = ["view-reports-crm"] as const;

const PERIOD = "the previous full month";
const MAX_DAYS = 1827;

/** The parameters that select leads in every report. */
export const leadSelection = {
  owner_employee_id: parameter(listOf(orNull(idKind)), {
    description: "Only leads with these current owners; null: without an owner.",
  }),
  source_id: parameter(listOf(orNull(idKind)), {
    description: "Only leads from these sources; null: without a source.",
  }),
  currency: parameter(textKind(), {
    description: "The currency of all amounts; default: the workspace's.",
  }),
};

/** The parameters of a report over a period. */
export const analyticsParameters = {
  date: dateParameter(PERIOD, `Days are those of UTC; at most ${MAX_DAYS.toLocaleString("en")} of them.`),
  ...leadSelection,
};

/** Which leads a report counts, and in which currency. */
export interface LeadQuery {
  readonly currency: string;
  /** Null: whatever owner or source. */
  readonly owners: Chosen | null;
  readonly sources: Chosen | null;
}

type SelectionContext = GetterContext<"leads", typeof leadSelection>;
export type AnalyticsContext = GetterContext<"leads", typeof analyticsParameters>;

/** Reads the parameters that select leads. @throws 422 for an unknown currency */
export function readLeadQuery({ work, parameters }: SelectionContext): LeadQuery {
  const chosen = (given: SelectionContext["parameters"]["source_id"]): Chosen | null =>
    given === undefined ? null : valuesOf(given);
  return {
    currency: reportedCurrency(parameters.currency, work),
    owners: chosen(parameters.owner_employee_id),
    sources: chosen(parameters.source_id),
  };
}

/** The requested period, or the previous month. @throws 422 for one that is too long */
export function readPeriod({ work, parameters }: AnalyticsContext): Period {
  const period = reportedPeriod(parameters.date, PERIOD, work);
  if (dayNumber(period.to) - dayNumber(period.from) >= MAX_DAYS)
    throw invalidField("date", `The date parameter must not span more than ${MAX_DAYS} days.`);
  return period;
}

/** The condition on the selected leads that the caller sees. */
export const selectedLeads = (
  { matching }: Pick<SelectionContext, "matching">,
  { owners, sources }: LeadQuery,
  alias: string,
): Sql => sql`${matching(alias)} and ${isAmong(column(alias, "owner_employee_id"), owners)}
  and ${isAmong(column(alias, "source_id"), sources)}`;

/** The filter of a list that selects a period. */
export const daysOf = ({ from, to }: Period): string => `${from},${to}`;

type Filters = Readonly<Record<string, string>>;

/** The filter of the list for chosen values; undefined if the list has none that means the same. */
function filterOf(chosen: Chosen | null): string | null | undefined {
  if (chosen === null) return null;
  if (chosen.length > 1 && chosen.includes(null)) return undefined;
  return chosen.map((id) => id ?? "null").join(",");
}

/** The filters of the query as the list has them; null if the list cannot express them. */
function filtersOf({ owners, sources }: LeadQuery, without: Filters): Filters | null {
  const given = { owner_employee_id: filterOf(owners), source_id: filterOf(sources) };
  const rest = Object.entries(given).filter(([name]) => !(name in without));
  if (rest.some(([, value]) => value === undefined)) return null;
  return Object.fromEntries(rest.filter((one): one is [string, string] => typeof one[1] === "string"));
}

/** Returns the URL of the list of the selected leads that match further filters; null if there is no such list. */
export const linksTo =
  ({ link }: Pick<SelectionContext, "link">, query: LeadQuery) =>
  (filters: Filters): string | null => {
    const given = filtersOf(query, filters);
    return given && link("leads", { ...given, ...filters });
  };

/** The `meta` of a report, besides what it leaves out. */
export function analyticsMeta(
  { work }: Pick<SelectionContext, "work">,
  { owners, sources, currency }: LeadQuery,
  period: Period,
) {
  return {
    date: periodForMeta(period),
    currency,
    as_of: momentOnTheWire(work.now),
    filters: {
      ...(owners && { owner_employee_id: owners }),
      ...(sources && { source_id: sources }),
    },
  };
}
