const SECOND_MS = 1_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a moment. Moments are milliseconds since 1970. */
export function zoneOffset(timezone: string, moment: number): number {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone: timezone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(timezone, format);
  }
  const second = Math.floor(moment / SECOND_MS) * SECOND_MS;
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(second)) part[type] = Number(value);
  const shown = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!);
  return shown - second;
}

/** A stretch of time, `end` excluded, in which the clocks are `offset` ahead of UTC. */
export interface SteadyStretch {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/**
 * Divides a stretch of a few days where the clocks of the time zone change. It finds one change, and no time zone has
 * two within days.
 */
export function steadyStretches(timezone: string, start: number, end: number): SteadyStretch[] {
  const [first, last] = [zoneOffset(timezone, start), zoneOffset(timezone, end - 1)];
  if (first === last) return [{ start, end, offset: first }];
  let [before, after] = [Math.floor(start / SECOND_MS), Math.ceil(end / SECOND_MS)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zoneOffset(timezone, middle * SECOND_MS) === first) before = middle;
    else after = middle;
  }
  const change = after * SECOND_MS;
  return [
    { start, end: change, offset: first },
    { start: change, end, offset: last },
  ];
}
