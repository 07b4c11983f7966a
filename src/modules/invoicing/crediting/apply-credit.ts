import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { StoredRecord, Work } from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { releaseLines } from "../billing/billed-sources.ts";
import { addUpPayments } from "../invoice-payments/paid-totals.ts";
import { calculateTotals } from "../invoices/stored-totals.ts";

/**
 * What follows when a credit note is issued: as much as possible of it is applied to its invoice on its date, sources are
 * released if it says so, and other drafts for the invoice are calculated again.
 */
export async function applyCredit(work: Work, noteId: string): Promise<void> {
  const note = (await work.find("invoices", noteId))!;
  const invoice = (await work.find("invoices", note.credited_invoice_id!))!;
  const [total, open] = [unitsOf(note.total, 2), unitsOf(invoice.balance_due, 2)];
  const applied = total < open ? total : open;
  if (applied > 0n)
    await work.create("invoice-payments", {
      invoice_id: invoice.id,
      amount: decimalText(applied, 2),
      paid_at: note.issue_date!,
      method: "credit_note",
      credit_note_id: note.id,
      currency: note.currency,
      client_id: note.client_id,
      exchange_rate: invoice.exchange_rate!,
    });
  await addUpPayments(work, invoice.id);
  await addUpPayments(work, note.id);
  if (note.release_sources) await releaseCredited(work, note);
  for (const id of await otherDrafts(work, note)) await calculateTotals(work, id);
}

async function releaseCredited(work: Work, { id }: Readonly<StoredRecord<"invoices">>): Promise<void> {
  const rows = await work.rows<{ id: string }>(sql`select l.credited_line_id as id from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${id} and l.credited_line_id is not null`);
  const lines = rows.map((row) => row.id);
  await releaseLines(work, lines);
  await work.updateAll("invoice-lines", lines, { released_at: work.now });
}

async function otherDrafts(
  work: Work,
  { id, credited_invoice_id }: Readonly<StoredRecord<"invoices">>,
): Promise<string[]> {
  const rows = await work.rows<{ id: string }>(sql`select i.id from invoices i
    where i.workspace_id = ${fromContext("workspace")} and i.credited_invoice_id = ${credited_invoice_id}
      and i.number is null and i.id <> ${id} order by i.id`);
  return rows.map((row) => row.id);
}
