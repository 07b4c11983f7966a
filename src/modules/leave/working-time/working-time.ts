import Fraction from "fraction.js";

/** The two halves of a date in which people work. */
export interface Slots {
  readonly morning: boolean;
  readonly afternoon: boolean;
}

/** The part of a date that a public holiday makes free: the day, or its afternoon. */
export type FreePart = "day" | "afternoon";

/** The current working time of one employee; it applies to every date, since there is no contract history. */
export interface WorkingTime {
  readonly employeeId: string;
  /** First day of employment, `YYYY-MM-DD`. */
  readonly firstDay: string;
  /** Last day of employment, worked; null: none known. The day before the first for a hire who never came. */
  readonly lastDay: string | null;
  /** ISO weekdays on which the employee works, at least one. */
  readonly weekdays: readonly number[];
  /** Whole hours a week; 0: only overtime. */
  readonly weeklyHours: number;
  /** By day (`YYYY-MM-DD`), within the period for which it was loaded. */
  readonly publicHolidays: ReadonlyMap<string, FreePart>;
}

/** Where an employee's weekdays may be said, in the order of what is asked first. */
export interface StatedWeekdays {
  readonly employee: readonly number[] | null;
  /** Of the employee's work locations, lowest id first. */
  readonly locations: readonly (readonly number[] | null)[];
  readonly workspace: readonly number[];
}

/** The employee's own weekdays, else those of the first location that has some, else the workspace's. */
export const weekdaysOf = ({ employee, locations, workspace }: StatedWeekdays): readonly number[] =>
  employee ?? locations.find((weekdays) => weekdays !== null) ?? workspace;

/** Minutes of one working day: weekly hours over weekdays, exact. Round sums of it, never itself. */
export const dayMinutes = ({
  weeklyHours,
  weekdays,
}: Pick<WorkingTime, "weeklyHours" | "weekdays">): Fraction =>
  new Fraction(weeklyHours * 60, weekdays.length);
