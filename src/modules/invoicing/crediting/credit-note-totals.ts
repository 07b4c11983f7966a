import { fromContext, sql } from "../../../engine/sql/index.ts";
import { invalidField, message, type Values, type Work } from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { creditedTax, type RemainingGroup } from "../document-totals/credited-tax.ts";
import type { DocumentTotals, GroupTax, TaxRounding } from "../document-totals/document-totals.ts";
import type { LineTax } from "../document-totals/tax-groups.ts";

/** The lines with the same tax rate and percentage, as one text. */
const keyOf = (id: string | null, percent: bigint): string => JSON.stringify([id, String(percent)]);

interface Row extends Values {
  readonly tax_rate_id: string | null;
  readonly percent: string;
  readonly base: string;
  readonly tax: string;
}

/** What of each tax rate of an invoice is not credited by issued credit notes, besides the given one. */
async function remainingTaxes(
  work: Work,
  invoiceId: string,
  exceptCreditNote: string,
): Promise<Map<string, RemainingGroup>> {
  const rows = await work.rows<Row>(sql`select t.tax_rate_id, t.percent::text,
      sum(case i.document_type when 'invoice' then t.base else -t.base end)::text as base,
      sum(case i.document_type when 'invoice' then t.tax else -t.tax end)::text as tax
    from invoices i
    cross join jsonb_to_recordset(i.tax_summary) as t(tax_rate_id text, percent numeric(14, 4), base numeric(14, 2),
      tax numeric(14, 2))
    where i.workspace_id = ${fromContext("workspace")} and i.number is not null and i.voided_at is null
      and (i.id = ${invoiceId} or i.credited_invoice_id = ${invoiceId}) and i.id <> ${exceptCreditNote}
    group by 1, 2`);
  return new Map(
    rows.map(({ tax_rate_id, percent, base, tax }) => [
      keyOf(tax_rate_id, unitsOf(percent, 4)),
      { base: unitsOf(base, 2), tax: unitsOf(tax, 2) },
    ]),
  );
}

/** What of the total of an invoice is left for a credit note, in cents. Drafts of others count. */
async function remainingTotal(work: Work, invoiceId: string, exceptCreditNote: string): Promise<bigint> {
  const row = await work.row<{ remaining: string }>(sql`select
      sum(case i.document_type when 'invoice' then i.total else -i.total end)::text as remaining
    from invoices i where i.workspace_id = ${fromContext("workspace")} and i.voided_at is null
      and (i.id = ${invoiceId} or i.credited_invoice_id = ${invoiceId}) and i.id <> ${exceptCreditNote}`);
  return unitsOf(row!.remaining, 2);
}

/** A credit note whose totals are calculated; the lines are those of the totals, in their order. */
export interface CalculatedNote {
  readonly id: string;
  readonly invoiceId: string;
  readonly taxRounding: TaxRounding;
  readonly taxes: readonly LineTax[];
}

/**
 * The totals of a credit note (section C of invoicing): the tax of each rate is at most what is left of it, so that
 * crediting an invoice completely adds up to its total. @throws 422 if the credit exceeds what is left of the invoice
 */
export async function creditNoteTotals(
  work: Work,
  { id, invoiceId, taxRounding, taxes: taxesOfLines }: CalculatedNote,
  totals: DocumentTotals,
): Promise<DocumentTotals> {
  const remaining = await remainingTaxes(work, invoiceId, id);
  const taxes = totals.taxes.map((group): GroupTax => {
    const key = keyOf(group.rate.id, group.rate.percent);
    const nets = totals.lines
      .filter((_, index) => keyOf(taxesOfLines[index]!.id, taxesOfLines[index]!.percent) === key)
      .map(({ net }) => net);
    const terms = { nets, percent: group.rate.percent, taxRounding };
    return { ...group, tax: creditedTax(terms, remaining.get(key) ?? { base: 0n, tax: 0n }) };
  });
  const taxTotal = taxes.reduce((sum, { tax }) => sum + tax, 0n);
  const total = totals.netTotal + taxTotal;
  const most = await remainingTotal(work, invoiceId, id);
  if (total > most)
    throw invalidField("lines", message`The credit exceeds the remaining total of ${decimalText(most, 2)}.`);
  return { ...totals, taxes, taxTotal, total };
}
