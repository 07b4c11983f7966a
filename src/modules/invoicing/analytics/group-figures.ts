import { allCauses } from "../../../platform/figures/causes.ts";
import type { Figure } from "../../../platform/figures/figure.ts";
import { centsOf, missingRateOf, sumOf } from "../../projects/index.ts";

/** What groups of documents and of payments have in common. */
interface Group {
  readonly currency: string;
  readonly is_known: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
}

/** The sum over groups of an amount in the currency of the report; incomplete if some could not be converted. */
export const figureOf = <One extends Group>(
  groups: readonly One[],
  amount: (group: One) => string,
  currency: string,
): Figure => ({
  known: sumOf(groups.filter(({ is_known }) => is_known).map((group) => centsOf(amount(group)))),
  causes: allCauses(
    groups.filter(({ is_known }) => !is_known).map((group) => missingRateOf(group, group.currency, currency)),
  ),
});

/** How many documents or payments the groups have. */
export const entriesOf = (groups: readonly Group[]): number =>
  groups.reduce((count, { entries }) => count + entries, 0);

/** The exact sum of decimal texts in hundredths. */
export const centsIn = <One>(groups: readonly One[], amount: (group: One) => string): bigint =>
  sumOf(groups.map((group) => centsOf(amount(group))));
