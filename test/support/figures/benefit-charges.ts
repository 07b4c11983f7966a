import { daysFrom } from "./working-days.ts";

/** What decides on which days an enrolment is charged; days are given as they are returned or as `YYYY-MM-DD`. */
export interface Charged {
  readonly start_date: string;
  readonly end_date: string | null;
  readonly frequency: string;
}

const STEPS: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, yearly: 12 };

const partsOf = (day: string) => day.slice(0, 10).split("-").map(Number) as [number, number, number];

/** Whether an enrolment is charged on a day, decided for this day alone. */
export function isChargedOn({ start_date, end_date, frequency }: Charged, day: string): boolean {
  const first = start_date.slice(0, 10);
  if (day < first || (end_date !== null && day > end_date.slice(0, 10))) return false;
  if (frequency === "one_time") return day === first;
  const [year, month, date] = partsOf(day);
  const [firstYear, firstMonth, firstDate] = partsOf(first);
  const months = (year - firstYear) * 12 + month - firstMonth;
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return months % STEPS[frequency]! === 0 && date === Math.min(firstDate, lastOfMonth);
}

/** The number of charges of an enrolment in a period, counted day by day. */
export const chargesOf = (enrolment: Charged, from: string, to: string): number =>
  daysFrom(from.slice(0, 10), to.slice(0, 10)).filter((day) => isChargedOn(enrolment, day)).length;

/** How often it is charged in a full year. */
export const chargesPerYear = ({ frequency }: Charged): number =>
  frequency === "one_time" ? 0 : 12 / STEPS[frequency]!;
