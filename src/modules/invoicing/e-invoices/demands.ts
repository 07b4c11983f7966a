import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import { absolute, roundedQuotient } from "../../../platform/figures/exact-rounding.ts";
import type { ElectronicDocument, TaxBreakdown, TaxCategory } from "./electronic-document.ts";

/** Something that a document must say, by a rule of EN 16931 or of a profile. */
export interface Demand {
  /** The rule as the standard names it: `BR-DE-15`. */
  readonly rule: string;
  /** Where it is entered, or what has it: `client.buyer_reference`. */
  readonly field: string;
  /** What is missing, in words. */
  readonly what: string;
  /** Whether the document has it, or does not need it. */
  readonly isMet: (document: ElectronicDocument) => boolean;
}

export const has = ({ taxes }: ElectronicDocument, ...categories: TaxCategory[]): boolean =>
  taxes.some(({ category }) => categories.includes(category));

const taxesSeller = ({ seller }: ElectronicDocument): boolean =>
  seller.vatNumber !== null || seller.taxNumber !== null;

const sellerTax = (rule: string, category: TaxCategory): Demand => ({
  rule,
  field: "workspace.vat_number",
  what: "VAT number or tax number of the seller",
  isMet: (document) => !has(document, category) || taxesSeller(document),
});

const sellerVat = (rule: string, category: TaxCategory): Demand => ({
  rule,
  field: "workspace.vat_number",
  what: "VAT number of the seller, beginning with the code of its country",
  isMet: (document) => !has(document, category) || document.seller.vatNumber !== null,
});

/**
 * Whether the tax is the product of base and percentage. The rule of the standard is checked with a tolerance of less
 * than one unit of the currency, within which rounding by line and credits of what is left always are, unless a
 * document has hundreds of lines.
 */
function isProduct({ base, tax, percent }: TaxBreakdown): boolean {
  const product = roundedQuotient(unitsOf(base, 2) * unitsOf(percent, 4), 1_000_000n);
  return absolute(product - unitsOf(tax, 2)) < 100n;
}

/** What EN 16931 itself demands of what a document of ours can lack; the rest is refused when it is issued. */
export const standardDemands: readonly Demand[] = [
  {
    rule: "BR-CO-26",
    field: "workspace.registration_number",
    what: "registration number of the seller",
    isMet: ({ seller }) =>
      seller.vatNumber !== null || seller.registrationNumber !== null || seller.identifier !== null,
  },
  sellerTax("BR-S-02", "S"),
  sellerTax("BR-Z-02", "Z"),
  sellerTax("BR-E-02", "E"),
  sellerTax("BR-AE-02", "AE"),
  {
    rule: "BR-AE-02",
    field: "client.vat_number",
    what: "VAT number or registration number of the buyer",
    isMet: (document) =>
      !has(document, "AE") || document.buyer.vatNumber !== null || document.buyer.registrationNumber !== null,
  },
  sellerVat("BR-IC-02", "K"),
  {
    rule: "BR-IC-02",
    field: "client.vat_number",
    what: "VAT number of the buyer, beginning with the code of its country",
    isMet: (document) => !has(document, "K") || document.buyer.vatNumber !== null,
  },
  {
    rule: "BR-IC-11",
    field: "invoice.period_start",
    what: "period that the invoice covers",
    isMet: (document) => !has(document, "K") || document.period !== null,
  },
  sellerVat("BR-G-02", "G"),
  {
    rule: "BR-E-10",
    field: "invoice.tax_summary",
    what: "reason of the exemption",
    isMet: ({ taxes }) => taxes.every((one) => one.category !== "E" || one.exemptionReason !== null),
  },
  {
    rule: "BR-O-11",
    field: "invoice.tax_summary",
    what: "a document of its own for what is outside the scope of tax",
    isMet: (document) => !has(document, "O") || document.taxes.length === 1,
  },
  {
    rule: "BR-CO-17",
    field: "invoice.tax_rounding",
    what: "a tax that is the product of taxable amount and percentage",
    isMet: ({ taxes }) => taxes.every(isProduct),
  },
];

export const sellerEndpoint: Demand = {
  rule: "PEPPOL-EN16931-R020",
  field: "workspace.electronic_address",
  what: "electronic address of the seller",
  isMet: ({ seller }) => seller.endpoint !== null,
};

export const buyerEndpoint: Demand = {
  rule: "PEPPOL-EN16931-R010",
  field: "client.electronic_address",
  what: "electronic address of the buyer",
  isMet: ({ buyer }) => buyer.endpoint !== null,
};
