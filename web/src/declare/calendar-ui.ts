import type { ApiRecord } from "../api/records.ts";
import type { ListView } from "./resource-ui.ts";

/** What a calendar or a timeline of a resource declares: the days of a record, and what is shown of it. */
export interface DatedUi<One = ApiRecord> {
  /** The path of the screen, and that of the list of the same records. */
  readonly path: string;
  readonly listPath: string;
  /** The field with the first day. The list has a filter of the same name. */
  readonly from: string;
  /** The field with the last day, which may be empty for records without an end; without it, records are on one day. */
  readonly to?: string;
  /** What a record is called; by default as everywhere. */
  title?(record: One): string;
  /** What is said beside the name. */
  note?(record: One): string | null;
  /** The colour of a record, as `#rrggbb`; null for the usual one. It never says what the texts do not say. */
  color?(record: One): string | null;
  /** Whether it is not settled, such as leave that awaits a decision; it is drawn with a dashed line. */
  isTentative?(record: One): boolean;
  /** The fields that refer to other records, whose names are requested too. */
  readonly related?: readonly string[];
  /** Further relationships, as in `include`. */
  readonly include?: string;
  /** The selections that are offered instead of those of the list. */
  readonly views?: readonly ListView[];
}

/** A resource whose records are shown in a calendar, by month and by week. */
export interface CalendarUi<One = ApiRecord> extends DatedUi<One> {
  /** The days by which records can be placed, if there are several; the usual one is `from`. */
  readonly days?: readonly string[];
  /**
   * The fields with the moments at which a record begins and ends, for records that have a place among the hours of a
   * week. A record without the first one is above the hours.
   */
  readonly times?: { readonly from: string; readonly to: string };
}
