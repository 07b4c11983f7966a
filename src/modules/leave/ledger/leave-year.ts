/** Days by number (`day-numbers.ts`), both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** Twelve months, named by the calendar year in which they start. */
export interface LeaveYear extends DayRange {
  readonly year: number;
}

const DAY_MS = 86_400_000;

/** Months beyond 12 belong to the years after. */
const firstOfMonth = (year: number, month: number): number => Date.UTC(year, month - 1, 1) / DAY_MS;

/** The days from the first of one month (1 to 12, or beyond into the years after) to the last of the month before another. */
export const months = (year: number, from: number, before: number): DayRange => ({
  from: firstOfMonth(year, from),
  to: firstOfMonth(year, before) - 1,
});

/** The leave year of a name, for years that start with the given month. */
export const leaveYear = (year: number, startMonth: number): LeaveYear => ({
  year,
  ...months(year, startMonth, startMonth + 12),
});

/** The name of the leave year in which a day (`YYYY-MM-DD`) lies. */
export const leaveYearOf = (day: string, startMonth: number): number =>
  Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < startMonth ? 1 : 0);

/** How many days a range has; 0 when it ends before it begins. */
export const lengthOf = ({ from, to }: DayRange): number => Math.max(0, to - from + 1);

export const overlapOf = (one: DayRange, other: DayRange): DayRange => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});
