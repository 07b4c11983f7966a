import { field } from "../../../engine/declare/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import type { DocumentTotals } from "../document-totals/document-totals.ts";
import type { StoredLine } from "./priced-lines.ts";

/** What is taxed with one rate, as it is printed. Amounts are in the currency of the document. */
export interface TaxSummaryRow {
  readonly tax_rate_id: string | null;
  readonly name: string | null;
  readonly category: string;
  readonly percent: number;
  readonly base: number;
  readonly tax: number;
  readonly exemption_reason: string | null;
}

const taxSummarySchema = {
  type: "array",
  items: {
    type: "object",
    required: ["tax_rate_id", "name", "category", "percent", "base", "tax", "exemption_reason"],
    properties: {
      tax_rate_id: { type: ["string", "null"] },
      name: { type: ["string", "null"] },
      category: { type: "string" },
      percent: { type: "number" },
      base: { type: "number" },
      tax: { type: "number" },
      exemption_reason: { type: ["string", "null"] },
    },
  },
};

const total = () => field.money().inCurrency("currency").managed().default("0.00");

/** The totals of a document, which follow from its lines. */
export const totalFields = {
  subtotal: total(),
  discount_total: total(),
  net_total: total(),
  tax_total: total(),
  total: total(),
  tax_summary: field
    .jsonb<readonly TaxSummaryRow[]>(taxSummarySchema)
    .default([])
    .describe("Taxed amount and tax for each rate: by percentage in descending order, without a rate last."),
};

/** The tax of a line as it is printed. */
type TaxedLine = Pick<
  StoredLine,
  "tax_rate_id" | "tax_name" | "tax_category" | "tax_percent" | "exemption_reason"
>;

/** The taxes as they are stored in `tax_summary`: amounts and percentages as numbers, in currency units and percent. */
export function summaryOf(
  totals: Pick<DocumentTotals, "taxes">,
  lines: readonly TaxedLine[],
): TaxSummaryRow[] {
  return totals.taxes.map(({ rate, base, tax }) => {
    const line = lines.find(
      ({ tax_rate_id, tax_percent }) => tax_rate_id === rate.id && unitsOf(tax_percent, 4) === rate.percent,
    )!;
    return {
      tax_rate_id: rate.id,
      name: line.tax_name,
      category: line.tax_category,
      percent: Number(line.tax_percent),
      base: Number(decimalText(base, 2)),
      tax: Number(decimalText(tax, 2)),
      exemption_reason: line.exemption_reason,
    };
  });
}
