import Fraction from "fraction.js";

/** The two halves of a date. */
export interface Slots {
  readonly morning: boolean;
  readonly afternoon: boolean;
}

/** The part of a date that is free because of a public holiday. */
export type FreePart = "day" | "afternoon";

/** The current working time of one employee; it applies to every date, since there is no contract history. */
export interface WorkingTime {
  readonly employeeId: string;
  /** The first day of employment, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** The last day of employment, included; null if there is none; the day before the first for somebody who never started. */
  readonly lastDay: string | null;
  /** The ISO weekdays on which the employee works, at least one. */
  readonly weekdays: readonly number[];
  /** Whole hours per week; 0 if all time is overtime. */
  readonly weeklyHours: number;
  /** The free parts by day (`YYYY-MM-DD`), within the loaded period. */
  readonly publicHolidays: ReadonlyMap<string, FreePart>;
}

/** The possible sources of an employee's weekdays, in order of precedence. */
export interface StatedWeekdays {
  readonly employee: readonly number[] | null;
  /** The weekdays of the employee's work locations, lowest id first. */
  readonly locations: readonly (readonly number[] | null)[];
  readonly workspace: readonly number[];
}

/** The employee's own weekdays, otherwise those of the first location that has some, otherwise the workspace's. */
export const weekdaysOf = ({ employee, locations, workspace }: StatedWeekdays): readonly number[] =>
  employee ?? locations.find((weekdays) => weekdays !== null) ?? workspace;

/** The exact minutes of one working day: weekly hours divided by weekdays. Round only sums of it. */
export const dayMinutes = ({
  weeklyHours,
  weekdays,
}: Pick<WorkingTime, "weeklyHours" | "weekdays">): Fraction =>
  new Fraction(weeklyHours * 60, weekdays.length);
