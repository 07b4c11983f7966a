import { formatDays, formatNumber } from "../format/numbers.ts";
import { RowsBehind } from "./rows-behind.tsx";

export const inNumbers = (count: number): string => formatNumber(count, 0);

/** Days; a dash if there are none. */
export const daysOrDash = (days: number | null | undefined): string =>
  days === null || days === undefined ? "–" : formatDays(days);

/** A number that opens the records behind it; a dash if there is none. */
export const counted = (count: number | null | undefined, link: string | null | undefined) =>
  count === null || count === undefined ? "–" : <RowsBehind link={link}>{inNumbers(count)}</RowsBehind>;
