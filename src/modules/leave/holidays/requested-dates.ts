import { daysFrom } from "../../../engine/declare/index.ts";

export const PERIODS = ["morning", "afternoon"] as const;
export type DayPeriod = (typeof PERIODS)[number];

/** The time that a request asks for. Days are `YYYY-MM-DD`; `minutes` is for hourly leave on one date. */
export interface RequestedTime {
  readonly start_date: string;
  readonly end_date: string;
  readonly start_period: DayPeriod;
  readonly end_period: DayPeriod;
  readonly minutes: number | null;
}

/** The slots of one date that a request asks for, or the minutes of hourly leave. */
export interface RequestedDate {
  readonly date: string;
  readonly morning: boolean;
  readonly afternoon: boolean;
  readonly minutes: number | null;
}

/** The dates of a request in order with the requested slots or minutes, whether they are working days or not. */
export function requestedDates(time: RequestedTime): RequestedDate[] {
  const { start_date, end_date, start_period, end_period, minutes } = time;
  if (minutes !== null) return [{ date: start_date, morning: false, afternoon: false, minutes }];
  return daysFrom(start_date, end_date).map((date) => ({
    date,
    morning: date !== start_date || start_period === "morning",
    afternoon: date !== end_date || end_period === "afternoon",
    minutes: null,
  }));
}
