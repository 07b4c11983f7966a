/** Figures of responses as whole numbers of their smallest unit, in which sums, products and roundings are exact. */

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

/** An exact number of units, or null where something of it is not known. */
export type Exact = bigint | null;

/** The sum of what is known whole only where every part is. */
export function sumIfKnown<Row>(rows: Iterable<Row>, unitsIn: (row: Row) => Exact): Exact {
  let sum = 0n;
  for (const row of rows) {
    const units = unitsIn(row);
    if (units === null) return null;
    sum += units;
  }
  return sum;
}

export const plus = (...parts: readonly Exact[]): Exact => sumIfKnown(parts, (part) => part);

export const minus = (one: Exact, other: Exact): Exact =>
  one === null || other === null ? null : one - other;

/** The sum over rows of what is known of a figure of theirs; null where there are rows, and nothing is. */
export function totalKnown<Row>(rows: readonly Row[], figure: (row: Row) => number | null): Exact {
  const known = rows.map(figure).filter((one) => one !== null);
  return rows.length > 0 && known.length === 0 ? null : sumOf(known, cents);
}

/** A ratio as a whole number, half away from zero. */
export function rounded(part: bigint, whole: bigint): bigint {
  const isNegative = part < 0n !== whole < 0n;
  const [a, b] = [part < 0n ? -part : part, whole < 0n ? -whole : whole];
  const half = (2n * a + b) / (2n * b);
  return isNegative ? -half : half;
}

/** The figure that so many hundredths are shown as. */
export function shown(hundredths: bigint): number;
export function shown(hundredths: Exact): number | null;
export function shown(hundredths: Exact): number | null {
  return hundredths === null ? null : Number(hundredths) / 100;
}

/** A ratio as shown: two decimals; null over 0, and where a part is not known. */
export const ratio = (part: Exact, whole: Exact): number | null =>
  part === null || whole === null || whole === 0n ? null : shown(rounded(part * 100n, whole));

export const hours = (minutes: bigint): number => shown(rounded(minutes * 100n, 60n));

export const percent = (part: Exact, whole: Exact): number | null =>
  ratio(part === null ? null : part * 100n, whole);

/** An hourly rate of an amount in hundredths and minutes. */
export const hourly = (amount: Exact, minutes: bigint): number | null =>
  amount === null || minutes === 0n ? null : shown(rounded(amount * 60n, minutes));
