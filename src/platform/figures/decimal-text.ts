import Fraction from "fraction.js";

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Parses a decimal as it is stored to a whole number of units: "12.5" with 4 decimals becomes 125,000.
 * @throws SyntaxError for a text that is no decimal or has more decimals
 */
export function unitsOf(decimal: string, decimals: number): bigint {
  const parts = DECIMAL.exec(decimal);
  const fraction = parts?.[3]?.replace(/0+$/, "") ?? "";
  if (!parts || fraction.length > decimals)
    throw new SyntaxError(`${decimal} has more than ${decimals} decimals.`);
  const units = BigInt(parts[2]! + fraction.padEnd(decimals, "0"));
  return parts[1] === "-" ? -units : units;
}

/**
 * A decimal as whole numbers: "12.50" is 1250 ÷ 100. Reports do this for every amount that they read, and a fraction in
 * lowest terms takes many times as long.
 */
export function ratioOf(decimal: string): { readonly numerator: bigint; readonly denominator: bigint } {
  const parts = DECIMAL.exec(decimal);
  if (!parts) {
    const { s, n, d } = new Fraction(decimal);
    return { numerator: s * n, denominator: d };
  }
  const fraction = parts[3] ?? "";
  const units = BigInt(parts[2]! + fraction);
  return { numerator: parts[1] === "-" ? -units : units, denominator: 10n ** BigInt(fraction.length) };
}

/** Formats whole units as a decimal: 12,345 with 2 decimals becomes "123.45". */
export function decimalText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, "0");
  const sign = units < 0n ? "-" : "";
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
