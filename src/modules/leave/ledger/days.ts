/**
 * A number of days in ten-thousandths: 12.5 days are 125000. Whole numbers keep sums exact; the largest that the rules
 * can make (a limit of 10 digits) stays far below 2^53.
 */
export type Days = number;

export const ONE_DAY: Days = 10_000;

/** Reads days as PostgreSQL writes a numeric: `"12.5000"` is 125000. */
export function daysOf(numeric: string): Days {
  const [whole = "0", digits = ""] = numeric.replace("-", "").split(".");
  const days = Number(whole) * ONE_DAY + Number(digits.slice(0, 4).padEnd(4, "0"));
  return numeric.startsWith("-") && days !== 0 ? -days : days;
}

/** The same of a value that may be absent. */
export const daysOrNull = (numeric: string | null): Days | null =>
  numeric === null ? null : daysOf(numeric);

/** Days as JSON shows them: the number nearest to the decimal figure. */
export const shownDays = (days: Days): number => (days === 0 ? 0 : days / ONE_DAY);

/** Days as a numeric column takes them: 125000 is `"12.5000"`. */
export const numericOf = (days: Days): string => {
  const size = Math.abs(days);
  const digits = String(size % ONE_DAY).padStart(4, "0");
  return `${days < 0 ? "-" : ""}${(size - (size % ONE_DAY)) / ONE_DAY}.${digits}`;
};

/**
 * `amount x above / below`, rounded to a whole number of steps, half up. None may be negative, and `2 x amount x above`
 * as well as `2 x below x step` must stay below 2^53.
 */
export function roundedShare(amount: Days, above: number, below: number, step: Days): Days {
  const divisor = 2 * below * step;
  const dividend = 2 * amount * above + below * step;
  return ((dividend - (dividend % divisor)) / divisor) * step;
}
