import type { DatedRecord } from "./calendar-days.ts";

export const MINUTES_OF_DAY = 24 * 60;
/** The time that the shortest record takes among the hours, so that its name can be read. */
const SHORTEST = 25;

/** A record among the hours of a day: from and to which minute, and in which of the lanes beside each other. */
export interface HourEntry extends DatedRecord {
  readonly begins: number;
  readonly ends: number;
  readonly lane: number;
  readonly lanes: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minutes of a day that a record with times takes. */
function minutesOn(day: string, { from, to, time }: DatedRecord) {
  const begins = Math.min(from === day ? minutesOf(time!.from) : 0, MINUTES_OF_DAY - SHORTEST);
  const ends = to === day ? minutesOf(time!.to) : MINUTES_OF_DAY;
  return { begins, ends: Math.max(ends, begins + SHORTEST) };
}

/**
 * The records with times of a day in the order of their begin. Those that overlap are beside each other, each in the
 * first lane that is free.
 */
export function hoursOf(day: string, records: readonly DatedRecord[]): HourEntry[] {
  const placed = records
    .filter(({ time, from, to }) => time && from <= day && day <= to)
    .map((dated) => ({ ...dated, ...minutesOn(day, dated) }))
    .sort((one, other) => one.begins - other.begins || one.ends - other.ends);
  const groups: (typeof placed)[] = [];
  let until = -1;
  for (const entry of placed) {
    if (entry.begins >= until) groups.push([]);
    groups.at(-1)!.push(entry);
    until = Math.max(until, entry.ends);
  }
  return groups.flatMap((group) => {
    const ends: number[] = [];
    const inLanes = group.map((entry) => {
      const free = ends.findIndex((end) => end <= entry.begins);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = entry.ends;
      return { ...entry, lane };
    });
    return inLanes.map((entry) => ({ ...entry, lanes: ends.length }));
  });
}
