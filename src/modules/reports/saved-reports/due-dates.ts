import { addDays } from "../../../engine/declare/index.ts";
import { monthOf } from "../../../platform/figures/calendar-intervals.ts";
import { dayNumber, weekdayOfNumber } from "../../../platform/figures/day-numbers.ts";

/** When a report is sent: on an ISO weekday, or on a day of the month. */
export type Schedule =
  | { readonly schedule: "weekly"; readonly weekday: number }
  | { readonly schedule: "monthly"; readonly monthDay: number };

/** The first due date on or after a day. In a month without the day it is the last day of the month. */
export function firstDueOn(schedule: Schedule, from: string): string {
  if (schedule.schedule === "weekly") {
    const ahead = (schedule.weekday - weekdayOfNumber(dayNumber(from)) + 7) % 7;
    return addDays(from, ahead);
  }
  const due = dayOfMonth(from, schedule.monthDay);
  return due >= from ? due : dayOfMonth(addDays(monthOf(from).to, 1), schedule.monthDay);
}

/** A day of the month of another day, or the month's last one. */
function dayOfMonth(day: string, number: number): string {
  const wanted = `${day.slice(0, 8)}${String(number).padStart(2, "0")}`;
  const { to } = monthOf(day);
  return wanted > to ? to : wanted;
}
