import { addDays } from "../../../engine/declare/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { dayNumber, weekdayOfNumber } from "../../../platform/figures/day-numbers.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import type { RequestedTime } from "../holidays/requested-dates.ts";

/** Leave that an employee would like to take; it is not checked yet. */
export interface LeavePlan {
  readonly kind: "vacation" | "sick";
  readonly time: RequestedTime;
}

/** Lengths of holidays in calendar days, with their weights. */
const LENGTHS = [
  [12, 2],
  [5, 5],
  [3, 4],
  [2, 5],
  [1, 8],
] as const;

/** The number of holidays and illnesses per year. */
const PER_YEAR = { vacation: 10, sick: 2 } as const;

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOfNumber(dayNumber(day)));

/** The plans of an employee in a period. Illnesses are not after today. */
export function leavePlansOf({ from, to }: Period, today: string, random: SeededRandom): LeavePlan[] {
  const length = dayNumber(to) - dayNumber(from) + 1;
  if (length < 1) return [];
  const some = (perYear: number): number =>
    Math.round((perYear * length * (0.6 + random.next() * 0.8)) / 365);
  const someDay = (): string => addDays(from, random.integer(0, length - 1));
  const plans: LeavePlan[] = [];
  for (let left = some(PER_YEAR.vacation); left > 0; left--)
    plans.push({ kind: "vacation", time: holidayFrom(someDay(), random) });
  for (let left = some(PER_YEAR.sick); left > 0; left--) {
    const day = someDay();
    const end = addDays(day, random.integer(0, 3));
    if (day < today) plans.push({ kind: "sick", time: wholeDays(day, end < today ? end : today) });
  }
  return plans;
}

const wholeDays = (start_date: string, end_date: string): RequestedTime => ({
  start_date,
  end_date,
  start_period: "morning",
  end_period: "afternoon",
  minutes: null,
});

/** Long holidays are full weeks; short ones may start or end with a half day. */
function holidayFrom(day: string, random: SeededRandom): RequestedTime {
  const length = random.weighted(LENGTHS);
  const start = length >= 5 ? mondayOf(day) : day;
  const time = wholeDays(start, addDays(start, length - 1));
  if (length >= 5 || !random.chance(0.2)) return time;
  return random.chance(0.5) ? { ...time, start_period: "afternoon" } : { ...time, end_period: "morning" };
}
