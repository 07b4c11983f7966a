import { formatPeriod } from "../format/dates.ts";
import { inHours } from "../format/durations.ts";
import { t } from "../messages/t.ts";

/** Why figures of a row are unknown, as the API reports it. */
export interface Unknown {
  /** The paths of the figures: `revenue.total`. */
  readonly figures: readonly string[];
  readonly reason: "no_exchange_rate" | "no_price" | "no_cost";
  readonly from_currency?: string;
  readonly to_currency?: string;
  readonly first_date?: string;
  readonly last_date?: string;
  readonly minutes?: number;
}

/** A row that is missing from totals, with the names of its unknown figures in the totals. */
export interface LeftOut {
  readonly id: string | null;
  readonly name: string | null;
  readonly unknown: readonly Unknown[];
}

/** The part of totals that reports which rows they exclude. */
export interface Totalled {
  readonly left_out?: readonly LeftOut[];
  readonly left_out_count?: number;
}

/** The cause as a sentence, with days and hours in the person's format. */
export function reasonInWords({ reason, ...unknown }: Unknown): string {
  switch (reason) {
    case "no_exchange_rate":
      return t`There is no exchange rate from ${unknown.from_currency} to ${unknown.to_currency} for ${formatPeriod(
        String(unknown.first_date),
        String(unknown.last_date),
      )}.`;
    case "no_price":
      return t`There is no rate for ${inHours(unknown.minutes ?? 0)} of billable time.`;
    case "no_cost":
      return t`There is no internal cost rate for ${inHours(unknown.minutes ?? 0)}.`;
  }
}

/** Why a figure is unknown, each cause once; empty if it is known, or if there is none. */
export const reasonsOf = (unknown: readonly Unknown[] | undefined, path: string): readonly string[] => [
  ...new Set((unknown ?? []).filter(({ figures }) => figures.includes(path)).map(reasonInWords)),
];

/** How many of the rows a total excludes from one figure. */
export const leftOutOf = ({ left_out = [] }: Totalled, figure: string): readonly LeftOut[] =>
  left_out.filter(({ unknown }) => unknown.some(({ figures }) => figures.includes(figure)));

/** Whether any of the causes can be fixed by adding an exchange rate. */
export const lacksRate = (unknown: readonly Unknown[]): boolean =>
  unknown.some(({ reason }) => reason === "no_exchange_rate");
