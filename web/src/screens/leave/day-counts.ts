import { formatNumber } from "../../format/numbers.ts";

/** "1 day", "2.5 days". */
export const inDays = (days: number): string =>
  `${formatNumber(days, undefined)} ${days === 1 ? "day" : "days"}`;

/** With its sign, as an entry of an account: "+20", "−3". */
export const signed = (days: number): string => `${days < 0 ? "−" : "+"}${formatNumber(Math.abs(days))}`;
