import { fromContext, sql } from "../../../engine/sql/index.ts";
import { invalidField, type Values, type Work } from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { absolute } from "../../../platform/figures/exact-rounding.ts";
import { creditNoteTotals } from "../crediting/credit-note-totals.ts";
import type { DocumentDiscount } from "../document-totals/discount-shares.ts";
import { type DocumentTotals, documentTotals, type TaxRounding } from "../document-totals/document-totals.ts";
import type { Quantity } from "../document-totals/line-amounts.ts";
import type { TaxSummaryRow } from "./invoice-fields.ts";

interface StoredTerms extends Values {
  readonly discount_type: "percent" | "fixed" | null;
  readonly discount_value: string | null;
  readonly tax_rounding: TaxRounding;
  readonly credited_invoice_id: string | null;
}

interface StoredLine extends Values {
  readonly id: string;
  readonly quantity: string;
  readonly minutes: number | null;
  readonly unit_price: string;
  readonly discount_percent: string;
  readonly tax_rate_id: string | null;
  readonly tax_name: string | null;
  readonly tax_category: string;
  readonly tax_percent: string;
  readonly exemption_reason: string | null;
  /** The amounts, names and percentages that are stored now, in one text. */
  readonly stored: string;
}

const held = new WeakMap<Work, Set<string>>();

/**
 * Runs writes of the lines of a draft, and calculates its totals once after all of them instead of after each. Calls
 * can be nested.
 */
export async function withTotalsAtEnd(
  work: Work,
  invoiceId: string,
  write: () => Promise<void>,
): Promise<void> {
  const drafts = held.get(work) ?? new Set();
  if (drafts.has(invoiceId)) return write();
  held.set(work, drafts.add(invoiceId));
  try {
    await write();
  } finally {
    drafts.delete(invoiceId);
  }
  await calculateTotals(work, invoiceId);
}

/**
 * The lines of a draft in order, with the current name and percentage of their tax rates. A credit note keeps those of its
 * invoice.
 */
const linesOf = (work: Work, invoiceId: string): Promise<StoredLine[]> =>
  work.rows<StoredLine>(sql`select l.id, l.quantity::text, l.minutes, l.unit_price::text, l.discount_percent::text,
      l.tax_rate_id, case when l.credited_line_id is null then r.name else l.tax_name end as tax_name,
      case when l.credited_line_id is null then coalesce(r.category, 'outside_scope') else l.tax_category end
        as tax_category,
      (case when l.credited_line_id is null then coalesce(r.percent, 0) else l.tax_percent end)::text as tax_percent,
      r.exemption_reason,
      concat_ws('|', l.gross_amount, l.discount_amount, l.net_amount, l.discount_share, l.tax_percent, l.tax_category,
        l.tax_name) as stored
    from invoice_lines l left join tax_rates r on r.workspace_id = l.workspace_id and r.id = l.tax_rate_id
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId}
    order by l.position, l.id`);

/** Calculates the totals of a draft and the amounts of its lines, and stores those that changed. */
export async function calculateTotals(work: Work, invoiceId: string): Promise<void> {
  if (held.get(work)?.has(invoiceId)) return;
  const terms =
    await work.row<StoredTerms>(sql`select i.discount_type, i.discount_value::text, i.tax_rounding,
      i.credited_invoice_id
    from invoices i where i.workspace_id = ${fromContext("workspace")} and i.id = ${invoiceId} and i.number is null`);
  // Issued documents keep their totals, and a deleted draft has none.
  if (!terms) return;
  const lines = await linesOf(work, invoiceId);
  const priced = lines.map(pricedLine);
  const { tax_rounding: taxRounding, credited_invoice_id: creditedId } = terms;
  const plain = documentTotals({ lines: priced, discount: discountOf(terms), taxRounding });
  const note = { id: invoiceId, taxRounding, taxes: priced.map(({ tax }) => tax) };
  const totals =
    creditedId === null ? plain : await creditNoteTotals(work, { ...note, invoiceId: creditedId }, plain);
  refuseHugeAmounts(totals);
  for (const [index, line] of lines.entries()) await storeLine(work, line, totals.lines[index]!);
  await work.update("invoices", invoiceId, {
    subtotal: amount(totals.subtotal),
    discount_total: amount(totals.discountTotal),
    net_total: amount(totals.netTotal),
    tax_total: amount(totals.taxTotal),
    total: amount(totals.total),
    tax_summary: summaryOf(totals, lines),
  });
}

const MOST = 999_999_999_999n;

/** @throws 422 if an amount has more digits than the program stores */
function refuseHugeAmounts({ lines, subtotal, total }: DocumentTotals): void {
  const amounts = [subtotal, total, ...lines.map(({ gross }) => gross)];
  if (amounts.some((one) => absolute(one) > MOST))
    throw invalidField("total", "The total field must not be greater than 9999999999.99.");
}

const amount = (cents: bigint): string => decimalText(cents, 2);

const quantityOf = ({ minutes, quantity }: StoredLine): Quantity =>
  minutes === null ? { tenThousandths: unitsOf(quantity, 4) } : { minutes: BigInt(minutes) };

const pricedLine = (line: StoredLine) => ({
  quantity: quantityOf(line),
  unitPrice: unitsOf(line.unit_price, 2),
  discountPercent: unitsOf(line.discount_percent, 2),
  tax: { id: line.tax_rate_id, name: line.tax_name ?? "", percent: unitsOf(line.tax_percent, 4) },
});

function discountOf({ discount_type, discount_value }: StoredTerms): DocumentDiscount | null {
  if (discount_type === null || discount_value === null) return null;
  const units = unitsOf(discount_value, 2);
  return discount_type === "percent" ? { percent: units } : { fixed: units };
}

async function storeLine(
  work: Work,
  line: StoredLine,
  amounts: DocumentTotals["lines"][number],
): Promise<void> {
  const { tax_name, tax_category } = line;
  const values = {
    gross_amount: amount(amounts.gross),
    discount_amount: amount(amounts.discount),
    net_amount: amount(amounts.net),
    discount_share: amount(amounts.discountShare),
    tax_percent: decimalText(unitsOf(line.tax_percent, 4), 4),
    tax_category: tax_category as "standard",
    tax_name,
  };
  if (
    Object.values(values)
      .filter((value) => value !== null)
      .join("|") === line.stored
  )
    return;
  await work.update("invoice-lines", line.id, values);
}

/** The taxes as they are stored in `tax_summary`: amounts and percentages as numbers, in currency units and percent. */
function summaryOf(totals: DocumentTotals, lines: readonly StoredLine[]): TaxSummaryRow[] {
  return totals.taxes.map(({ rate, base, tax }) => {
    const line = lines.find(({ tax_rate_id }) => tax_rate_id === rate.id)!;
    return {
      tax_rate_id: rate.id,
      name: line.tax_name,
      category: line.tax_category,
      percent: Number(line.tax_percent),
      base: Number(amount(base)),
      tax: Number(amount(tax)),
      exemption_reason: line.exemption_reason,
    };
  });
}
