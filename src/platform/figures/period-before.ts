import { addDays } from "../../engine/declare/calendar.ts";
import { monthBefore, monthOf, type Period } from "./calendar-intervals.ts";
import { dayNumber } from "./day-numbers.ts";

/** Whether the period consists of whole calendar months. */
const isOfMonths = ({ from, to }: Period): boolean => monthOf(from).from === from && monthOf(to).to === to;

const monthsIn = ({ from, to }: Period): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

/**
 * The period that ends the day before the given one: as many whole months if the given one consists of calendar months,
 * else as many days.
 */
export function periodBefore(period: Period): Period {
  const to = addDays(period.from, -1);
  if (!isOfMonths(period)) return { from: addDays(to, dayNumber(period.from) - dayNumber(period.to)), to };
  let { from } = period;
  for (let left = monthsIn(period); left > 0; left--) from = monthBefore(from).from;
  return { from, to };
}
