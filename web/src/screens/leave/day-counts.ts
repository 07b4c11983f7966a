import { formatDays } from "../../format/numbers.ts";

/** "1 day", "2.5 days". */
export const inDays = (days: number): string => `${formatDays(days)} ${days === 1 ? "day" : "days"}`;

/** With its sign, as an entry of an account: "+20", "−3". */
export const signed = (days: number): string => `${days < 0 ? "−" : "+"}${formatDays(Math.abs(days))}`;
