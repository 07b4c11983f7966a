/** A range of day numbers (`day-numbers.ts`), both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** A leave year of twelve months, named by the calendar year in which it starts. */
export interface LeaveYear extends DayRange {
  readonly year: number;
}

const DAY_MS = 86_400_000;

/** The number of the first day of a month; months above 12 are in later years. */
const firstOfMonth = (year: number, month: number): number => Date.UTC(year, month - 1, 1) / DAY_MS;

/** The days from the first of month `from` to the day before month `before`; months above 12 are in later years. */
export const months = (year: number, from: number, before: number): DayRange => ({
  from: firstOfMonth(year, from),
  to: firstOfMonth(year, before) - 1,
});

/** The leave year of a calendar year that starts in the given month. */
export const leaveYear = (year: number, startMonth: number): LeaveYear => ({
  year,
  ...months(year, startMonth, startMonth + 12),
});

/** The name (calendar year of the start) of the leave year in which a day (`YYYY-MM-DD`) lies. */
export const leaveYearOf = (day: string, startMonth: number): number =>
  Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < startMonth ? 1 : 0);

/** The number of days of a range; 0 if it ends before it starts. */
export const lengthOf = ({ from, to }: DayRange): number => Math.max(0, to - from + 1);

export const overlapOf = (one: DayRange, other: DayRange): DayRange => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});
