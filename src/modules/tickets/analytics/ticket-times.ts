import { percentOf } from "../../../platform/figures/percent-of.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { type MinuteCount, UNTRACKED } from "./ticket-counts.ts";

const ticketsOf = (counts: readonly MinuteCount[]): number =>
  counts.reduce((sum, { tickets }) => sum + tickets, 0);

/** The minutes of the ticket at a place in ascending order, the first one being 0. */
function minutesAt(ascending: readonly MinuteCount[], place: number): number {
  let before = 0;
  for (const { minutes, tickets } of ascending) {
    before += tickets;
    if (before > place) return minutes;
  }
  throw new RangeError(`There is no ticket at the place ${place}.`);
}

/** The figures of the tickets that reached a moment in the period, by the minutes that it took. */
export function timesOf(counts: readonly MinuteCount[]) {
  const tracked = counts
    .filter(({ minutes }) => minutes !== UNTRACKED)
    .sort((one, other) => one.minutes - other.minutes);
  const count = ticketsOf(tracked);
  const met_count = ticketsOf(tracked.filter(({ is_met }) => is_met));
  const total = tracked.reduce((sum, { minutes, tickets }) => sum + minutes * tickets, 0);
  const middle = () =>
    minutesAt(tracked, Math.floor((count - 1) / 2)) + minutesAt(tracked, Math.floor(count / 2));
  return {
    count,
    average_minutes: roundRatio(total, count, 2),
    median_minutes: count === 0 ? null : roundRatio(middle(), 2, 2),
    met_count,
    breached_count: count - met_count,
    compliance: percentOf(met_count, count),
    untracked_count: ticketsOf(counts) - count,
  };
}
