import { column, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values } from "../../../engine/work/index.ts";
import { creditNoteTotals } from "../crediting/credit-note-totals.ts";
import { storedTotals } from "../documents/stored-totals.ts";

interface CreditTerms extends Values {
  readonly credited_invoice_id: string | null;
}

/** A line of a credit note keeps the tax of the credited line, and a line of an offer the tax of the offer. */
const keepsTax = (alias: string): Sql =>
  sql`(${column(alias, "credited_line_id")} is not null or ${column(alias, "keeps_tax")})`;

/** The totals of invoices and credit notes. */
export const invoiceTotals = storedTotals<CreditTerms>({
  documents: "invoices",
  lines: "invoice-lines",
  parent: "invoice_id",
  isDraft: (alias) => sql`${column(alias, "number")} is null`,
  keepsTax,
  minutes: (alias) => column(alias, "minutes"),
  amounts: ["gross_amount", "discount_amount", "net_amount", "discount_share"],
  terms: ["credited_invoice_id"],
  async adjusted(work, { id, terms, taxes, totals }) {
    const { credited_invoice_id: invoiceId, tax_rounding: taxRounding } = terms;
    if (invoiceId === null) return totals;
    return creditNoteTotals(work, { id, invoiceId, taxRounding, taxes }, totals);
  },
});

/** Calculates the totals of a draft and the amounts of its lines, and stores those that changed. */
export const calculateTotals = invoiceTotals.calculate;

/** Whether a draft is written as a whole: whoever does so numbers its lines, and calculates its totals, at the end. */
export const areTotalsHeld = invoiceTotals.areHeld;

/** Runs writes of the lines of a draft, and calculates its totals once after all of them. */
export const withTotalsAtEnd = invoiceTotals.withTotalsAtEnd;
