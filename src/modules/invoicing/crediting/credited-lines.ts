import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values } from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";

/** A line of an issued invoice, and what of it can still be credited. */
export interface CreditableLine {
  readonly id: string;
  readonly kind: string;
  readonly description: string;
  readonly projectId: string | null;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly taxRateId: string | null;
  readonly taxName: string | null;
  readonly taxCategory: string;
  readonly taxPercent: string;
  /** What it charges after the discount of the document, in cents; negative for a deduction. */
  readonly charged: bigint;
  /** What no credit note that is not void credits, in cents; with the sign of `charged`. */
  readonly remaining: bigint;
}

interface Row extends Values {
  readonly id: string;
  readonly kind: string;
  readonly description: string;
  readonly project_id: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly tax_rate_id: string | null;
  readonly tax_name: string | null;
  readonly tax_category: string;
  readonly tax_percent: string;
  readonly charged: string;
  readonly credited: string;
}

/** The lines of an invoice in order, with what of them can be credited besides the given credit note. */
export async function creditableLines(
  work: ReadOnlyWork,
  invoiceId: string,
  exceptCreditNote: string | null = null,
): Promise<CreditableLine[]> {
  const rows =
    await work.rows<Row>(sql`select l.id, l.kind, l.description, l.project_id, l.period_start, l.period_end,
      l.tax_rate_id, l.tax_name, l.tax_category, l.tax_percent::text, (l.net_amount - l.discount_share)::text as charged,
      coalesce((select sum(c.net_amount) from invoice_lines c
        join invoices note on note.workspace_id = c.workspace_id and note.id = c.invoice_id
        where c.workspace_id = l.workspace_id and c.credited_line_id = l.id and note.voided_at is null
          and note.id is distinct from ${exceptCreditNote}), 0.00)::text as credited
    from invoice_lines l where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId}
    order by l.position, l.id`);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    description: row.description,
    projectId: row.project_id,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    taxRateId: row.tax_rate_id,
    taxName: row.tax_name,
    taxCategory: row.tax_category,
    taxPercent: row.tax_percent,
    charged: unitsOf(row.charged, 2),
    remaining: unitsOf(row.charged, 2) - unitsOf(row.credited, 2),
  }));
}
