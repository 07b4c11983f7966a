import type { Values, Work } from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { documentTotals, summaryOf } from "../../invoicing/index.ts";
import type { PrintedOfferLine } from "../printing/printed-offer.ts";
import { PACKAGES } from "./offered-work.seed.ts";
import type { Addressee } from "./seeded-addressees.seed.ts";

type Stored = PrintedOfferLine & { readonly id: string };

const amount = (cents: bigint): string => decimalText(cents, 2);

/** The lines of an offer of about the given net amount, in whole units of the currency. */
export function offeredLines(random: SeededRandom, net: number): readonly Values[] {
  const rate = random.pick([85, 95, 110, 125]);
  return random.pick(PACKAGES).map(({ share, isOptional = false, unit, ...texts }, index) => {
    const part = (net * share) / 100;
    const quantity = unit === "hour" ? Math.max(1, Math.round(part / rate)) : unit === "month" ? 12 : 1;
    return {
      ...texts,
      position: index + 1,
      quantity: `${quantity}.0000`,
      unit,
      unit_price: unit === "hour" ? `${rate}.00` : `${Math.max(5, Math.round(part / quantity / 5) * 5)}.00`,
      discount_percent: random.chance(0.05) ? "10.00" : "0.00",
      is_optional: isOptional,
      is_selected: isOptional && random.chance(0.3),
    };
  });
}

/** The stored lines of one version and the totals of the offer. */
export function storedLines(
  work: Work,
  { id, created_at }: { readonly id: string; readonly created_at: Date },
  lines: readonly Values[],
  { tax_rate_id, tax_name, tax_category, tax_percent, exemption_reason }: Addressee,
) {
  const tax = { id: tax_rate_id, name: tax_name ?? "", percent: unitsOf(tax_percent, 4) };
  const priced = (some: readonly Values[]) =>
    documentTotals({
      lines: some.map((line) => ({
        quantity: { tenThousandths: unitsOf(line.quantity as string, 4) },
        unitPrice: unitsOf(line.unit_price as string, 2),
        discountPercent: unitsOf(line.discount_percent as string, 2),
        tax,
      })),
      discount: null,
      taxRounding: "total",
    });
  const isCounting = (line: Values) => !line.is_optional || Boolean(line.is_selected);
  const counting = priced(lines.filter(isCounting));
  const optional = priced(lines.filter((line) => !isCounting(line)));
  const all = priced(lines);
  const stamps = { created_at, updated_at: created_at };
  return {
    lines: lines.map(
      (line, index) =>
        ({
          ...{ id: work.newId(created_at), offer_id: id, ...line, ...stamps },
          ...{ tax_rate_id, tax_name, tax_category, tax_percent },
          net_amount: amount(all.lines[index]!.net),
        }) as unknown as Stored,
    ),
    totals: {
      subtotal: amount(counting.subtotal),
      discount_total: amount(counting.discountTotal),
      net_total: amount(counting.netTotal),
      tax_total: amount(counting.taxTotal),
      total: amount(counting.total),
      optional_total: amount(optional.subtotal),
      tax_summary: summaryOf(counting, [
        { tax_rate_id, tax_name, tax_category, tax_percent, exemption_reason },
      ]),
    },
  };
}
