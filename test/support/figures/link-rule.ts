import type { KnownRates } from "./known-rates.ts";
import type { Row } from "./read-list.ts";
import type { WorkingDays } from "./working-days.ts";

/** The data from which figures are computed, besides the rows of their lists. */
export interface Facts {
  readonly rates: KnownRates;
  readonly working: WorkingDays;
  /** By id, archived ones too. */
  readonly projects: ReadonlyMap<string, Row>;
  /** By id. */
  readonly invoices: ReadonlyMap<string, Row>;
  readonly baseCurrency: string;
  /** The whole response. */
  readonly data: Row;
  readonly meta: Row;
}

/** The rows of the lists behind the links of a group, by the link's name. */
export type Lists = Readonly<Record<string, readonly Row[]>>;

type LinkedLists = Readonly<Record<string, string | null>>;

/** The lists of a rule; if the response decides which there are, those of the response. */
export const listsOf = ({ links }: Pick<LinkRule, "links">, facts: Facts): LinkedLists =>
  typeof links === "function" ? links(facts) : links;

/** Which lists the links of a group lead to, and which of its figures are sums of their rows. */
export interface LinkRule {
  /** The resource that each link lists; null if there is no such list, so that the link must be null. */
  readonly links: LinkedLists | ((facts: Facts) => LinkedLists);
  /**
   * The expected figures from the lists, by path within the group; `a + b` for figures that are a sum of rows only when
   * they are added.
   */
  readonly figures: (lists: Lists, group: Row, facts: Facts) => Readonly<Record<string, number | null>>;
  /** Figures of the group that are not sums of listed rows, or that follow from the others. */
  readonly others: readonly string[];
}
