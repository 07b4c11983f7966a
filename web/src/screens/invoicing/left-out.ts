import { inHours } from "../../format/durations.ts";
import { formatNumber } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";

/** A number with its noun: "1 entry", "12 entries". */
export const counted = (count: number, one: string, several: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

/** The unbilled time that billing leaves out. */
export interface LeftOutTime {
  readonly unapproved_minutes: number;
  readonly unpriced_entries: number;
}

/** What billing leaves out, and why, in sentences. */
export const leftOutInWords = ({ unapproved_minutes, unpriced_entries }: LeftOutTime): string[] => [
  ...(unapproved_minutes > 0 ? [t`${inHours(unapproved_minutes)} of time, because it is not approved.`] : []),
  ...(unpriced_entries > 0
    ? [t`${counted(unpriced_entries, t("time entry"), t("time entries"))}, for which there is no rate.`]
    : []),
];
