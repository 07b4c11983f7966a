/** The source of the current time. Tests pass a clock that they set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved: `fixedClock("2026-07-14T10:00:00Z")`. */
export function fixedClock(at: string | Date): Clock & { set(at: string | Date): void } {
  let current = new Date(at);
  return {
    now: () => new Date(current),
    set: (next) => {
      current = new Date(next);
    },
  };
}
