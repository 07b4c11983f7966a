import { type Sql, sql } from "../../../engine/sql/index.ts";
import type { GetterContext } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { reportedCurrency } from "../../rates/index.ts";
import {
  type Chosen,
  chosenIn,
  type Filters,
  filtersOf,
  idsOrNull,
  isChosen,
  reportMeta,
  salesParameters,
} from "./report-query.ts";

export { daysOf, isWithin, READERS, readPeriod } from "./report-query.ts";

const { date, currency } = salesParameters;

/** The parameters that select leads in every report. */
export const leadSelection = {
  owner_employee_id: idsOrNull("Only leads with these current owners; null: without an owner."),
  source_id: idsOrNull("Only leads from these sources; null: without a source."),
  currency,
};

/** The parameters of a report over a period. */
export const analyticsParameters = { date, ...leadSelection };

/** Which leads a report counts, and in which currency. */
export interface LeadQuery {
  readonly currency: string;
  /** Null: whatever owner or source. */
  readonly owners: Chosen;
  readonly sources: Chosen;
}

type SelectionContext = GetterContext<"leads", typeof leadSelection>;
export type AnalyticsContext = GetterContext<"leads", typeof analyticsParameters>;

/** Reads the parameters that select leads. @throws 422 for an unknown currency */
export const readLeadQuery = ({ work, parameters }: SelectionContext): LeadQuery => ({
  currency: reportedCurrency(parameters.currency, work),
  owners: chosenIn(parameters.owner_employee_id),
  sources: chosenIn(parameters.source_id),
});

/** The condition on the selected leads that the caller sees. */
export const selectedLeads = (
  { matching }: Pick<SelectionContext, "matching">,
  { owners, sources }: LeadQuery,
  alias: string,
): Sql => sql`${matching(alias)} and ${isChosen(alias, "owner_employee_id", owners)}
  and ${isChosen(alias, "source_id", sources)}`;

const chosenBy = ({ owners, sources }: LeadQuery) => ({ owner_employee_id: owners, source_id: sources });

/** Returns the URL of the list of the selected leads that match further filters; null if there is no such list. */
export const linksTo =
  ({ link }: Pick<SelectionContext, "link">, query: LeadQuery) =>
  (filters: Filters): string | null => {
    const given = filtersOf(chosenBy(query), filters);
    return given && link("leads", { ...given, ...filters });
  };

/** The `meta` of a report, besides what it leaves out. */
export const analyticsMeta = ({ work }: Pick<SelectionContext, "work">, query: LeadQuery, period: Period) =>
  reportMeta(work, period, query.currency, chosenBy(query));
