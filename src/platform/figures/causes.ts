import { message, plural, type Text } from "../../engine/errors/message.ts";
/** There is no exchange rate for amounts of some days; days are `YYYY-MM-DD`. */
export interface MissingRate {
  readonly reason: "no_exchange_rate";
  readonly from_currency: string;
  readonly to_currency: string;
  /** The first and the last day with such an amount. */
  readonly first_date: string;
  readonly last_date: string;
  /** The number of amounts: of entries, expenses or parts of a fee. */
  readonly count: number;
}

/** Billable time without a price, or time without a cost. */
export interface MissingMinutes {
  readonly reason: "no_price" | "no_cost";
  /** Worked minutes. */
  readonly minutes: number;
}

/** Why a figure could not be computed completely. */
export type Cause = MissingRate | MissingMinutes;

export const CAUSES = ["no_exchange_rate", "no_price", "no_cost"] as const;

/** Describes the cause in a sentence; days are `YYYY-MM-DD`. */
export function causeInWords(cause: Cause): Text {
  switch (cause.reason) {
    case "no_exchange_rate":
      return message`There is no exchange rate from ${cause.from_currency} to ${cause.to_currency} on or before ${cause.last_date}.`;
    case "no_price":
      return plural(
        cause.minutes,
        message`${cause.minutes} minute has no price.`,
        message`${cause.minutes} minutes have no price.`,
      );
    case "no_cost":
      return plural(
        cause.minutes,
        message`${cause.minutes} minute has no cost.`,
        message`${cause.minutes} minutes have no cost.`,
      );
  }
}

const kindOf = (cause: Cause): string =>
  cause.reason === "no_exchange_rate"
    ? `${cause.reason} ${cause.from_currency} ${cause.to_currency}`
    : cause.reason;

/** A text that two causes share only if they are the same, including their size. */
export const textOf = (cause: Cause): string =>
  cause.reason === "no_exchange_rate"
    ? `${kindOf(cause)} ${cause.first_date} ${cause.last_date} ${cause.count}`
    : `${kindOf(cause)} ${cause.minutes}`;

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

/** Combines the causes of two figures with the same parts: the larger of each kind. */
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
 * Combines the causes of several figures or rows without common parts: one for each kind and pair of currencies, in a
 * fixed order.
 */
export function allCauses(causes: readonly Cause[]): readonly Cause[] {
  if (causes.length < 2) return causes;
  const byKind = new Map<string, Cause>();
  for (const cause of causes) {
    const kind = kindOf(cause);
    const known = byKind.get(kind);
    byKind.set(kind, known ? joined(known, cause) : cause);
  }
  return [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cause]) => cause);
}
