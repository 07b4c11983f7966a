import { RowsBehind } from "../../../figures/rows-behind.tsx";
import { formatDays, formatNumber } from "../../../format/numbers.ts";

export const inNumbers = (count: number): string => formatNumber(count, 0);

/** Days; a dash if there are none. */
export const daysOrDash = (days: number | null): string => (days === null ? "–" : formatDays(days));

/** A number that opens the records behind it. */
export const counted = (count: number, link: string | null | undefined) => (
  <RowsBehind link={link}>{inNumbers(count)}</RowsBehind>
);
