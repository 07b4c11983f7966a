import { dayOf } from "../../../format/calendar.ts";

/** An absence in the team calendar. */
export interface Absence {
  readonly employee_id: string;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly start_period: string;
  readonly end_period: string;
}

/** The absences that cover a day at least in part. */
export const absencesOn = (absences: readonly Absence[], day: string): Absence[] =>
  absences.filter(({ start_date, end_date }) => dayOf(start_date) <= day && day <= dayOf(end_date));

/** The part of a day that an absence takes. */
export function partOf(absence: Absence, day: string): "whole" | "morning" | "afternoon" {
  const { start_date, end_date, start_period, end_period } = absence;
  if (dayOf(start_date) === day && start_period === "afternoon") return "afternoon";
  return dayOf(end_date) === day && end_period === "morning" ? "morning" : "whole";
}
