import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import type { DocumentAllowance, ElectronicTax, TaxBreakdown, TaxCategory } from "./electronic-document.ts";
import type { ChargedLine, TaxedAmount } from "./electronic-source.ts";
import { oneLine } from "./plain-text.ts";

const CATEGORIES: Readonly<Record<string, TaxCategory>> = {
  standard: "S",
  zero: "Z",
  exempt: "E",
  reverse_charge: "AE",
  intra_community: "K",
  export: "G",
  outside_scope: "O",
};

/** Why nothing is charged, as a code of the list VATEX; an exemption has its reason in words. */
const EXEMPTIONS: Readonly<Partial<Record<TaxCategory, string>>> = {
  AE: "VATEX-EU-AE",
  K: "VATEX-EU-IC",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
};

/** Decimal text without zeros at its end. */
export const trimmed = (decimal: string): string =>
  decimal.includes(".") ? decimal.replace(/0+$/, "").replace(/\.$/, "") : decimal;

/** The tax of a line: category and percentage in the terms of EN 16931. */
export const electronicTax = (category: string, percent: string): ElectronicTax => ({
  category: CATEGORIES[category]!,
  percent: trimmed(percent),
});

const keyOf = ({ category, percent }: ElectronicTax): string => `${category} ${percent}`;

/**
 * The tax breakdown. EN 16931 has one for each category and percentage, so that tax rates of the same category and
 * percentage are added up.
 */
export function taxBreakdown(taxed: readonly TaxedAmount[]): TaxBreakdown[] {
  const groups = grouped(taxed, (row) => keyOf(electronicTax(row.category, row.percent)));
  return [...groups.values()].map((rows): TaxBreakdown => {
    const tax = electronicTax(rows[0]!.category, rows[0]!.percent);
    const sum = (amount: "base" | "tax") =>
      decimalText(
        rows.reduce((total, row) => total + unitsOf(row[amount], 2), 0n),
        2,
      );
    const reasons = [...new Set(rows.flatMap((row) => oneLine(row.exemption_reason) ?? []))].join("; ");
    const isTaxed = tax.category === "S" || tax.category === "Z";
    return {
      ...tax,
      base: sum("base"),
      tax: sum("tax"),
      exemptionReason: isTaxed || reasons === "" ? null : reasons,
      exemptionCode: EXEMPTIONS[tax.category] ?? null,
    };
  });
}

/** The discount of a document: an allowance for each category and percentage, with the shares of its lines. */
export function documentAllowances(charged: readonly ChargedLine[], reason: string): DocumentAllowance[] {
  const groups = grouped(charged, (line) => keyOf(electronicTax(line.tax_category, line.tax_percent)));
  return [...groups.values()].flatMap((lines) => {
    const amount = lines.reduce((sum, { discount_share }) => sum + unitsOf(discount_share, 2), 0n);
    const [{ tax_category, tax_percent }] = lines as [ChargedLine];
    return amount === 0n
      ? []
      : [{ ...electronicTax(tax_category, tax_percent), amount: decimalText(amount, 2), reason }];
  });
}
