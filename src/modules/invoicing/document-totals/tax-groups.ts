/** The tax of a line as it is printed. */
export interface LineTax {
  /** The tax rate; null for a line without one. */
  readonly id: string | null;
  /** Empty for a line without a tax rate. */
  readonly name: string;
  /** Ten-thousandths of a percent, from 0 to 1,000,000. */
  readonly percent: bigint;
}

/** The tax of a line without a tax rate: 0 %, outside the scope of the tax. */
export const NO_TAX: LineTax = { id: null, name: "", percent: 0n };

/** A line in its group. */
export interface GroupedLine {
  /** Its place among all lines of the document, from 0. */
  readonly place: number;
  readonly net: bigint;
}

/** The lines with the same tax, in order. */
export interface TaxGroup {
  readonly rate: LineTax;
  readonly lines: readonly GroupedLine[];
  /** The sum of the net amounts of the lines, in cents. */
  readonly net: bigint;
}

/**
 * Groups lines by their tax: by percentage in descending order, then by name; the group without a tax rate is the last.
 * Lines with the same tax rate but another percentage, which an offer froze before the rate was changed, are a group of
 * their own.
 */
export function taxGroups(lines: readonly { readonly net: bigint; readonly tax: LineTax }[]): TaxGroup[] {
  const groups = new Map<string, { rate: LineTax; lines: GroupedLine[]; net: bigint }>();
  for (const [place, { net, tax }] of lines.entries()) {
    const key = JSON.stringify([tax.id, String(tax.percent)]);
    const group = groups.get(key) ?? { rate: tax, lines: [], net: 0n };
    group.lines.push({ place, net });
    group.net += net;
    groups.set(key, group);
  }
  return [...groups.values()].sort(byRate);
}

function byRate({ rate: a }: TaxGroup, { rate: b }: TaxGroup): number {
  if ((a.id === null) !== (b.id === null)) return a.id === null ? 1 : -1;
  if (a.percent !== b.percent) return a.percent > b.percent ? -1 : 1;
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return (a.id ?? "") < (b.id ?? "") ? -1 : 1;
}
