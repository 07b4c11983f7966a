/** No exchange rate is known for amounts of some days; days as `YYYY-MM-DD`. */
export interface MissingRate {
  readonly reason: "no_exchange_rate";
  readonly from_currency: string;
  readonly to_currency: string;
  /** The first and the last day of which an amount is missing. */
  readonly first_date: string;
  readonly last_date: string;
  /** How many amounts: of entries, expenses or parts of a fee. */
  readonly count: number;
}

/** Time that is for a client's account, but has no price; or time that has no cost. */
export interface MissingMinutes {
  readonly reason: "no_price" | "no_cost";
  /** Worked minutes. */
  readonly minutes: number;
}

/** Why a figure could not be computed whole. */
export type Cause = MissingRate | MissingMinutes;

export const CAUSES = ["no_exchange_rate", "no_price", "no_cost"] as const;

const minutesOf = (minutes: number): string => `${minutes} ${minutes === 1 ? "minute has" : "minutes have"}`;

/** The cause in a sentence; days as `YYYY-MM-DD`. */
export function causeInWords(cause: Cause): string {
  switch (cause.reason) {
    case "no_exchange_rate":
      return `There is no exchange rate from ${cause.from_currency} to ${cause.to_currency} on or before ${cause.last_date}.`;
    case "no_price":
      return `${minutesOf(cause.minutes)} no price.`;
    case "no_cost":
      return `${minutesOf(cause.minutes)} no cost.`;
  }
}

const kindOf = (cause: Cause): string =>
  cause.reason === "no_exchange_rate"
    ? `${cause.reason} ${cause.from_currency} ${cause.to_currency}`
    : cause.reason;

function joined(one: Cause, other: Cause): Cause {
  if (one.reason === "no_exchange_rate" && other.reason === "no_exchange_rate")
    return {
      ...one,
      first_date: one.first_date < other.first_date ? one.first_date : other.first_date,
      last_date: one.last_date > other.last_date ? one.last_date : other.last_date,
      count: one.count + other.count,
    };
  if (one.reason !== "no_exchange_rate" && other.reason !== "no_exchange_rate")
    return { ...one, minutes: one.minutes + other.minutes };
  throw new TypeError("Causes of two kinds cannot be joined.");
}

/** The same causes reported about two figures that are made of the same parts: the wider of each kind. */
export function widestCauses(one: readonly Cause[], other: readonly Cause[]): readonly Cause[] {
  const size = (cause: Cause): number => (cause.reason === "no_exchange_rate" ? cause.count : cause.minutes);
  const wider = one.map((cause) => {
    const same = other.find((each) => kindOf(each) === kindOf(cause));
    return same && size(same) > size(cause) ? same : cause;
  });
  const others = other.filter((cause) => !one.some((each) => kindOf(each) === kindOf(cause)));
  return allCauses([...wider, ...others]);
}

/**
 * The causes of several figures, or rows, that have no part in common: one for each kind and pair of currencies, in a
 * fixed order.
 */
export function allCauses(causes: Iterable<Cause>): readonly Cause[] {
  const byKind = new Map<string, Cause>();
  for (const cause of causes) {
    const known = byKind.get(kindOf(cause));
    byKind.set(kindOf(cause), known ? joined(known, cause) : cause);
  }
  return [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cause]) => cause);
}
