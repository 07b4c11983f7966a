/**
 * An invoice or a credit note in the business terms of EN 16931 (BT-…), whatever the syntax in which it is written.
 * Amounts, prices, quantities and percentages are decimal text with a point; amounts have two decimals. Days are
 * `YYYY-MM-DD`. What is null or empty is left out of the XML.
 */
export interface ElectronicDocument {
  readonly type: "invoice" | "credit_note";
  /** BT-1 */
  readonly number: string;
  /** BT-2 */
  readonly issueDate: string;
  /** BT-9 */
  readonly dueDate: string | null;
  /** BT-5 */
  readonly currency: string;
  /** BT-6 and BT-111, if tax is accounted for in another currency. */
  readonly accounting: { readonly currency: string; readonly tax: string } | null;
  /** BT-10 */
  readonly buyerReference: string | null;
  /** BT-13 */
  readonly orderReference: string | null;
  /** BG-14 */
  readonly period: Period | null;
  /** BG-3 */
  readonly preceding: { readonly number: string; readonly issueDate: string } | null;
  /** BT-22 */
  readonly notes: readonly string[];
  /** BT-20 */
  readonly paymentTerms: string | null;
  readonly seller: ElectronicParty;
  readonly buyer: ElectronicParty;
  /** BG-15: where goods or services went, which a supply to another member state has to say. */
  readonly deliveredTo: ElectronicAddress | null;
  readonly payment: PaymentInstructions | null;
  /** BG-20 */
  readonly allowances: readonly DocumentAllowance[];
  /** BG-23 */
  readonly taxes: readonly TaxBreakdown[];
  readonly totals: ElectronicTotals;
  /** BG-25 */
  readonly lines: readonly ElectronicLine[];
}

export interface Period {
  readonly start: string;
  readonly end: string;
}

export interface ElectronicParty {
  /** BT-27, BT-44 */
  readonly name: string;
  /** BT-29, BT-46: a number of the party that is neither of those below. */
  readonly identifier: string | null;
  /** BT-30, BT-47 */
  readonly registrationNumber: string | null;
  /** BT-31, BT-48: with the code of its country. */
  readonly vatNumber: string | null;
  /** BT-32, only of sellers. */
  readonly taxNumber: string | null;
  /** BT-34, BT-49 */
  readonly endpoint: { readonly address: string; readonly scheme: string } | null;
  readonly address: ElectronicAddress;
  /** BG-6, only of sellers. */
  readonly contact: {
    readonly name: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  } | null;
}

export interface ElectronicAddress {
  readonly street: string | null;
  readonly city: string | null;
  readonly postCode: string | null;
  readonly subdivision: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
}

/** BG-16 */
export interface PaymentInstructions {
  /** BT-81: a code of UNTDID 4461. */
  readonly means: string;
  /** BT-83 */
  readonly remittance: string | null;
  /** BG-17; null: nothing is to be transferred. */
  readonly account: {
    readonly iban: string;
    readonly name: string | null;
    readonly bic: string | null;
  } | null;
}

/** A code of UNTDID 5305 as far as EN 16931 has it. */
export type TaxCategory = "S" | "Z" | "E" | "AE" | "K" | "G" | "O";

/** The tax of a line or an allowance. */
export interface ElectronicTax {
  readonly category: TaxCategory;
  readonly percent: string;
}

export interface DocumentAllowance extends ElectronicTax {
  /** BT-92 */
  readonly amount: string;
  /** BT-97 */
  readonly reason: string;
}

export interface TaxBreakdown extends ElectronicTax {
  /** BT-116 */
  readonly base: string;
  /** BT-117 */
  readonly tax: string;
  /** BT-120 */
  readonly exemptionReason: string | null;
  /** BT-121: a code of the list VATEX. */
  readonly exemptionCode: string | null;
}

export interface ElectronicTotals {
  /** BT-106 */
  readonly lines: string;
  /** BT-107; null without allowances. */
  readonly allowances: string | null;
  /** BT-109 */
  readonly net: string;
  /** BT-110 */
  readonly tax: string;
  /** BT-112 */
  readonly gross: string;
  /** BT-115 */
  readonly payable: string;
}

export interface ElectronicLine {
  /** BT-126 */
  readonly id: string;
  /** BT-153 */
  readonly name: string;
  /** BT-154 */
  readonly description: string | null;
  /** BT-129 */
  readonly quantity: string;
  /** BT-130: a code of UN/ECE Recommendation 20. */
  readonly unit: string;
  /** BG-32: what the line says about itself beside its description. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** BT-146 */
  readonly price: string;
  /** BT-149, in the unit of the quantity; null: 1. */
  readonly priceQuantity: string | null;
  /** BG-27: what is deducted from the price of the quantity. */
  readonly allowance: {
    readonly percent: string;
    readonly base: string;
    readonly amount: string;
    readonly reason: string;
  } | null;
  readonly tax: ElectronicTax;
  /** BG-26 */
  readonly period: Period | null;
  /** BT-131 */
  readonly net: string;
}
