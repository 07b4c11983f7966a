import { action, field, type OpenWhen } from "../../../engine/declare/index.ts";
import type { ActionContext, GivenParameters, StoredRecord } from "../../../engine/work/index.ts";
import { linesWithSources, releaseLines } from "../billing/billed-sources.ts";
import { type ClosedOn, closedPeriod, holdInvoices, isDraft } from "./invoice-states.ts";

const parameters = { reason: field.string({ max: 255 }).required() };

function obstacle(invoice: Readonly<StoredRecord<"invoices">>, closedOn: ClosedOn): string | null {
  if (isDraft(invoice)) return "A draft cannot be voided; delete it.";
  if (invoice.voided_at !== null) return "The invoice is already void.";
  const isSettled = Number(invoice.paid_total) > 0 || Number(invoice.credited_total) > 0;
  if (isSettled) return "Delete the payments or issue a credit note instead.";
  return closedOn(invoice.issue_date!);
}

const openWhen: OpenWhen<"invoices"> = async (invoices, work) => {
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
  title: "Void",
  done: "Voided",
  description:
    "The invoice no longer counts, and what it billed can be billed again. It keeps its number, so that the series has no gap.",
  grants: [{ permissions: ["manage-invoices"] }],
  levels: ["record"],
  parameters,
  example: { reason: "Sent to the wrong client" },
  lock: holdInvoices,
  openWhen,
  run,
});
