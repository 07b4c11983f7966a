import { allCauses, type Cause } from "../../../../platform/figures/causes.ts";
import type { ReportedFigure } from "../../../../platform/figures/figure.ts";
import {
  type LeftOut,
  type ReportedFigures,
  type Unknown,
  unknownIn,
} from "../../../../platform/figures/figure-rows.ts";
import { costCauses, type LackingEntries, valueCauses } from "../../../projects/index.ts";

/** The entries of a group that lack the same values and have the same billing status. */
export interface GroupLack extends LackingEntries {
  readonly billing_status: string;
}

/** The missing values of a group, by currency; null if there are none. */
export type GroupLacks = readonly (readonly GroupLack[] | null)[] | null;

/** The billing status of the entries that each amount sums up. */
const PARTS: Readonly<Record<string, string>> = {
  invoiced_amount: "billed",
  drafted_amount: "drafted",
  unbilled_amount: "unbilled",
  covered_amount: "covered",
};

const unknownFor = (causes: readonly Cause[]): ReportedFigure => ({ value: null, causes: allCauses(causes) });

function reportedFiguresOf(lacks: readonly GroupLack[], baseCurrency: string): ReportedFigures {
  const currencies = { base: baseCurrency, report: baseCurrency };
  const values = (meant: readonly GroupLack[]) => meant.flatMap((one) => valueCauses(one, currencies));
  const [billed, cost] = [values(lacks), lacks.flatMap(costCauses)];
  return {
    billed_amount: unknownFor(billed),
    billed_by_currency: unknownFor(values(lacks.filter(({ value_lack }) => value_lack !== "rate_of_amount"))),
    ...Object.fromEntries(
      Object.entries(PARTS).map(([name, status]) => [
        name,
        unknownFor(values(lacks.filter(({ billing_status }) => billing_status === status))),
      ]),
    ),
    cost_amount: unknownFor(cost),
    profit_amount: unknownFor([...billed, ...cost]),
    margin_percent: unknownFor([...billed, ...cost]),
    effective_hourly_rate: unknownFor(billed),
  };
}

const flat = (lacks: GroupLacks): readonly GroupLack[] => (lacks ?? []).flatMap((some) => some ?? []);

/** The reasons why amounts of a group are null. */
export const unknownOfGroup = (lacks: GroupLacks, baseCurrency: string): Unknown[] =>
  unknownIn(reportedFiguresOf(flat(lacks), baseCurrency));

/** The figures that are totalled over all groups. */
const TOTALLED = ["billed_amount", "cost_amount", "profit_amount", "margin_percent"];

/** A row of the statement: a group that the totals leave out. */
export interface LeftOutGroup {
  readonly key: string | null;
  readonly entity_name: string;
  readonly lacks: GroupLacks;
}

/** The groups that the totals leave out, as in the response. */
export const shownLeftOut = (groups: readonly LeftOutGroup[], baseCurrency: string): LeftOut[] =>
  groups.map(({ key, entity_name, lacks }) => {
    const all = reportedFiguresOf(flat(lacks), baseCurrency);
    const figures = Object.fromEntries(TOTALLED.map((name) => [name, all[name]!]));
    return { id: key ?? "none", name: entity_name, unknown: unknownIn(figures) };
  });
