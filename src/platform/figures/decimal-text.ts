/**
 * Parses a decimal as it is stored to a whole number of units: "12.5" with 4 decimals becomes 125,000.
 * @throws SyntaxError for a text that is no decimal or has more decimals
 */
export function unitsOf(decimal: string, decimals: number): bigint {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  const fraction = parts?.[3]?.replace(/0+$/, "") ?? "";
  if (!parts || fraction.length > decimals)
    throw new SyntaxError(`${decimal} has more than ${decimals} decimals.`);
  const units = BigInt(parts[2]! + fraction.padEnd(decimals, "0"));
  return parts[1] === "-" ? -units : units;
}

/** Formats whole units as a decimal: 12,345 with 2 decimals becomes "123.45". */
export function decimalText(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, "0");
  const sign = units < 0n ? "-" : "";
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
