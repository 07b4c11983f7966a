import type { KnownRates } from "./known-rates.ts";
import type { Row } from "./read-list.ts";
import type { WorkingDays } from "./working-days.ts";

/** What figures are computed from beside the rows of their lists. */
export interface Facts {
  readonly rates: KnownRates;
  readonly working: WorkingDays;
  /** By id, archived ones too. */
  readonly projects: ReadonlyMap<string, Row>;
  readonly baseCurrency: string;
  /** The whole response. */
  readonly data: Row;
  readonly meta: Row;
}

/** The rows of the lists behind the links of a group, by the link's name. */
export type Lists = Readonly<Record<string, readonly Row[]>>;

/** What the figures beside some links are the sums of. */
export interface LinkRule {
  /** The resource that each link lists; null: one that nobody keeps, so that the link is. */
  readonly links: Readonly<Record<string, string | null>>;
  /**
   * What the lists say the figures are, by path within the group; `a + b` for figures that only together are a sum of
   * rows.
   */
  readonly figures: (lists: Lists, group: Row, facts: Facts) => Readonly<Record<string, number | null>>;
  /** Figures in the group that are no sums of listed rows, or follow from the others. */
  readonly others: readonly string[];
}
