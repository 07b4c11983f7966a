import Fraction from "fraction.js";
import type {
  DocumentTotals,
  PricedDocument,
} from "../../src/modules/invoicing/document-totals/document-totals.ts";
import type { LineTax } from "../../src/modules/invoicing/document-totals/tax-groups.ts";

const cents = (value: Fraction): Fraction => {
  const below = value.abs().floor();
  const up = value.abs().sub(below).compare(new Fraction(1, 2)) >= 0;
  return (up ? below.add(1) : below).mul(value.s < 0n ? -1 : 1);
};
const added = (values: readonly Fraction[]): Fraction =>
  values.reduce((all, one) => all.add(one), new Fraction(0));
const whole = (value: Fraction): bigint => value.s * value.n;

/** The totals of a document by steps A1 to A4, slowly and with rationals: what `documentTotals` is compared with. */
export function referenceTotals({ lines, discount, taxRounding }: PricedDocument): DocumentTotals {
  const amounts = lines.map(({ quantity, unitPrice, discountPercent }) => {
    const q =
      "minutes" in quantity
        ? new Fraction(quantity.minutes, 60n)
        : new Fraction(quantity.tenThousandths, 10_000n);
    const gross = cents(q.mul(unitPrice));
    const net = cents(q.mul(unitPrice).mul(new Fraction(1).sub(new Fraction(discountPercent, 10_000n))));
    return { gross, net };
  });
  const subtotal = added(amounts.map(({ net }) => net));
  const positive = subtotal.compare(0) > 0 ? subtotal : new Fraction(0);
  let discountTotal = new Fraction(0);
  if (discount && "percent" in discount)
    discountTotal = cents(positive.mul(new Fraction(discount.percent, 10_000n)));
  else if (discount)
    discountTotal = positive.compare(discount.fixed) < 0 ? positive : new Fraction(discount.fixed);

  const rates: LineTax[] = [];
  for (const { tax } of lines)
    if (!rates.some((one) => one.id === tax.id && one.percent === tax.percent)) rates.push(tax);
  rates.sort((a, b) => {
    if ((a.id === null) !== (b.id === null)) return a.id === null ? 1 : -1;
    return (
      Number(b.percent - a.percent) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : (a.id ?? "") < (b.id ?? "") ? -1 : 1)
    );
  });
  const placesOf = (rate: LineTax): number[] =>
    lines.flatMap(({ tax }, place) => (tax.id === rate.id && tax.percent === rate.percent ? [place] : []));
  const netOf = (rate: LineTax): Fraction => added(placesOf(rate).map((place) => amounts[place]!.net));

  const shares = rates.map((rate) =>
    subtotal.equals(0) ? new Fraction(0) : cents(discountTotal.mul(netOf(rate)).div(subtotal)),
  );
  if (!subtotal.equals(0)) {
    let largest = 0;
    for (const [index, rate] of rates.entries()) {
      const [own, best] = [netOf(rate), netOf(rates[largest]!)];
      const isTie = own.equals(best);
      const wins =
        rate.percent > rates[largest]!.percent ||
        (rate.percent === rates[largest]!.percent && rate.name < rates[largest]!.name);
      if (own.compare(best) > 0 || (isTie && wins)) largest = index;
    }
    if (!discountTotal.equals(0)) shares[largest] = shares[largest]!.add(discountTotal.sub(added(shares)));
  }

  const shareOfLine = lines.map(() => new Fraction(0));
  const taxes = rates.map((rate, index) => {
    const places = placesOf(rate);
    const share = shares[index]!;
    const sign = netOf(rate).s < 0n ? -1n : 1n;
    const sharing = places.filter(
      (place) => amounts[place]!.net.s === sign && !amounts[place]!.net.equals(0),
    );
    const weight = added(sharing.map((place) => amounts[place]!.net));
    // One cent after the other goes to the line that is furthest below its exact part.
    const exact = new Map(sharing.map((place) => [place, share.abs().mul(amounts[place]!.net).div(weight)]));
    for (const place of sharing) shareOfLine[place] = exact.get(place)!.floor();
    let left = Number(
      share
        .abs()
        .sub(added(sharing.map((place) => shareOfLine[place]!)))
        .valueOf(),
    );
    const missing = sharing.toSorted((a, b) => exact.get(b)!.mod(1).compare(exact.get(a)!.mod(1)) || a - b);
    for (const place of missing) {
      if (left === 0) break;
      shareOfLine[place] = shareOfLine[place]!.add(1);
      left--;
    }
    if (share.s < 0n) for (const place of sharing) shareOfLine[place] = shareOfLine[place]!.mul(-1);
    const percent = new Fraction(rate.percent, 1_000_000n);
    const base = netOf(rate).sub(share);
    const tax =
      taxRounding === "total"
        ? cents(base.mul(percent))
        : added(places.map((place) => cents(amounts[place]!.net.sub(shareOfLine[place]!).mul(percent))));
    return { rate, base: whole(base), tax: whole(tax) };
  });
  const taxTotal = taxes.reduce((all, { tax }) => all + tax, 0n);
  const netTotal = whole(subtotal.sub(discountTotal));
  return {
    lines: amounts.map(({ gross, net }, place) => ({
      gross: whole(gross),
      discount: whole(gross.sub(net)),
      net: whole(net),
      discountShare: whole(shareOfLine[place]!),
    })),
    subtotal: whole(subtotal),
    discountTotal: whole(discountTotal),
    netTotal,
    taxes,
    taxTotal,
    total: netTotal + taxTotal,
  };
}
