/**
 * A number of days in ten-thousandths: 12.5 days are 125000. Integers keep sums exact; the largest value that the rules
 * allow (10 digits) is far below 2^53.
 */
export type Days = number;

export const ONE_DAY: Days = 10_000;

/** Parses days from a PostgreSQL numeric: `"12.5000"` becomes 125000. */
export function daysOf(numeric: string): Days {
  const [whole = "0", digits = ""] = numeric.replace("-", "").split(".");
  const days = Number(whole) * ONE_DAY + Number(digits.slice(0, 4).padEnd(4, "0"));
  return numeric.startsWith("-") && days !== 0 ? -days : days;
}

/** The same for a value that may be null. */
export const daysOrNull = (numeric: string | null): Days | null =>
  numeric === null ? null : daysOf(numeric);

/** Days as a JSON number: 125000 becomes 12.5. */
export const shownDays = (days: Days): number => (days === 0 ? 0 : days / ONE_DAY);

/** Formats days for a numeric column: 125000 becomes `"12.5000"`. */
export const numericOf = (days: Days): string => {
  const size = Math.abs(days);
  const digits = String(size % ONE_DAY).padStart(4, "0");
  return `${days < 0 ? "-" : ""}${(size - (size % ONE_DAY)) / ONE_DAY}.${digits}`;
};

/**
 * `amount x above / below`, rounded half up to a multiple of `step`. No argument may be negative, and both
 * `2 x amount x above` and `2 x below x step` must be below 2^53.
 */
export function roundedShare(amount: Days, above: number, below: number, step: Days): Days {
  const divisor = 2 * below * step;
  const dividend = 2 * amount * above + below * step;
  return ((dividend - (dividend % divisor)) / divisor) * step;
}
