import { dayOf } from "../../../format/calendar.ts";

/** Approved leave as everybody sees it. */
export interface Absence {
  readonly employee_id: string;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly start_period: string;
  readonly end_period: string;
}

/** Those of somebody's absences that have part of a day. */
export const absencesOn = (absences: readonly Absence[], day: string): Absence[] =>
  absences.filter(({ start_date, end_date }) => dayOf(start_date) <= day && day <= dayOf(end_date));

/** Which part of a day an absence takes. */
export function partOf(absence: Absence, day: string): "whole" | "morning" | "afternoon" {
  const { start_date, end_date, start_period, end_period } = absence;
  if (dayOf(start_date) === day && start_period === "afternoon") return "afternoon";
  return dayOf(end_date) === day && end_period === "morning" ? "morning" : "whole";
}
