import { action, fact, field, type OpenWhen } from "../../../engine/declare/index.ts";
import { column, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, GivenParameters, StoredRecord, Text } from "../../../engine/work/index.ts";
import { linesWithSources, releaseLines } from "../billing/billed-sources.ts";
import { type ClosedOn, closedPeriod, holdInvoices, isDraft } from "./invoice-states.ts";

const parameters = { reason: field.string({ max: 255 }).required() };

const facts = {
  has_credit_notes: fact<boolean>(
    (
      alias,
    ) => sql`exists (select from invoices note where note.workspace_id = ${column(alias, "workspace_id")}
      and note.credited_invoice_id = ${column(alias, "id")} and note.voided_at is null)`,
  ),
};

type Voidable = Readonly<StoredRecord<"invoices"> & { has_credit_notes: boolean }>;

function obstacle(invoice: Voidable, closedOn: ClosedOn): Text | null {
  if (isDraft(invoice)) return "A draft cannot be voided; delete it.";
  if (invoice.voided_at !== null) return "The invoice is already void.";
  if (invoice.document_type === "credit_note" && invoice.release_sources)
    return "The credit note has released what was billed; it cannot be voided.";
  const isSettled = Number(invoice.paid_total) > 0 || Number(invoice.credited_total) > 0;
  if (isSettled || invoice.has_credit_notes) return "Delete the payments or issue a credit note instead.";
  return closedOn(invoice.issue_date!);
}

const openWhen: OpenWhen<"invoices", unknown, typeof facts> = async (invoices, work) => {
  const closedOn = await closedPeriod(work);
  return invoices.map((invoice) => obstacle(invoice, closedOn));
};

async function run({ work, records, params }: ActionContext<"invoices", GivenParameters<typeof parameters>>) {
  for (const { id } of records) {
    const lines = await linesWithSources(work, id);
    await releaseLines(work, lines);
    await work.updateAll("invoice-lines", lines, { released_at: work.now });
    await work.update("invoices", id, { voided_at: work.now, void_reason: params.reason, paid_at: null });
  }
  return undefined;
}

/** Voids an issued invoice that nothing was paid on, and frees what it billed. Its number stays used. */
export const voidInvoice = action("invoices", {
  title: "Void the document",
  done: "Voided",
  description:
    "The invoice no longer counts, and what it billed can be billed again. It keeps its number, so that the series has no gap.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  parameters,
  example: { reason: "Sent to the wrong client" },
  lock: holdInvoices,
  facts,
  openWhen,
  run,
});
