/** Figures of answers as whole numbers of their smallest unit, in which sums, products and roundings are exact. */

/** The number of units of so many decimals that a figure is. @throws for a figure with more decimals */
export function unitsOf(figure: number | string, decimals: number): bigint {
  const [, sign, whole, fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(figure)) ?? [];
  if (whole === undefined || fraction.length > decimals)
    throw new Error(`${figure} is no decimal of at most ${decimals} places.`);
  const units = BigInt(whole + fraction.padEnd(decimals, "0"));
  return sign === "-" ? -units : units;
}

/** An amount in whole hundredths; nothing is nothing. */
export const cents = (amount: number | null): bigint => (amount === null ? 0n : unitsOf(amount, 2));

export const sumOf = <Row>(rows: Iterable<Row>, unitsIn: (row: Row) => bigint): bigint => {
  let sum = 0n;
  for (const row of rows) sum += unitsIn(row);
  return sum;
};

/** A ratio as a whole number, half away from zero. */
export function rounded(part: bigint, whole: bigint): bigint {
  const isNegative = part < 0n !== whole < 0n;
  const [a, b] = [part < 0n ? -part : part, whole < 0n ? -whole : whole];
  const half = (2n * a + b) / (2n * b);
  return isNegative ? -half : half;
}

/** The figure that so many hundredths are shown as. */
export const shown = (hundredths: bigint): number => Number(hundredths) / 100;

/** A ratio as shown: two decimals; null over 0. */
export const ratio = (part: bigint, whole: bigint): number | null =>
  whole === 0n ? null : shown(rounded(part * 100n, whole));

export const hours = (minutes: bigint): number => shown(rounded(minutes * 100n, 60n));

export const percent = (part: bigint, whole: bigint): number | null => ratio(part * 100n, whole);

/** An hourly rate of an amount in hundredths and minutes. */
export const hourly = (amount: bigint, minutes: bigint): number | null =>
  minutes === 0n ? null : shown(rounded(amount * 60n, minutes));
