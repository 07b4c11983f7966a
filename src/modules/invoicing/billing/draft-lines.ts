import type { RecordChanges, Work } from "../../../engine/work/index.ts";
import { decimalText } from "../../../platform/figures/decimal-text.ts";
import { roundedQuotient } from "../../../platform/figures/exact-rounding.ts";
import { withTotalsAtEnd } from "../invoices/stored-totals.ts";
import type { BilledLine } from "./billed-line.ts";

/** The quantity of a line in hours, with four decimals. */
export const hoursOf = (minutes: number): string =>
  decimalText(roundedQuotient(BigInt(minutes) * 10_000n, 60n), 4);

/**
 * Adds lines to a draft after its present ones, and marks what they bill as drafted, with the minutes and the rates that
 * it is billed with.
 */
export async function draftLines(
  work: Work,
  { invoiceId, present, taxRateId }: { invoiceId: string; present: number; taxRateId: string | null },
  lines: readonly BilledLine[],
): Promise<void> {
  await withTotalsAtEnd(work, invoiceId, async () => {
    const ids = await work.createAll(
      "invoice-lines",
      lines.map((line, index) => ({
        invoice_id: invoiceId,
        position: present + index + 1,
        kind: line.kind,
        description: line.description,
        quantity: line.minutes === null ? "1.0000" : hoursOf(line.minutes),
        unit: line.minutes === null ? "item" : "hour",
        unit_price: decimalText(line.unitPrice, 2),
        minutes: line.minutes,
        tax_rate_id: taxRateId,
        project_id: line.projectId,
        task_id: line.taskId,
        employee_id: line.employeeId,
        period_start: line.period?.from ?? null,
        period_end: line.period?.to ?? null,
        source_count: line.entries.length + line.expenseIds.length,
      })),
    );
    await draftSources(work, ids, lines);
  });
}

/** Marks what the lines bill. Sources of all lines are written together, however much they differ. */
async function draftSources(
  work: Work,
  lineIds: readonly string[],
  lines: readonly BilledLine[],
): Promise<void> {
  const [entries, expenses] = [
    new Map<string, RecordChanges<"timesheets">>(),
    new Map<string, RecordChanges<"expenses">>(),
  ];
  for (const [index, line] of lines.entries()) {
    const invoice_line_id = lineIds[index]!;
    for (const { id, minutes, rate } of line.entries)
      entries.set(id, {
        ...{ invoice_line_id, invoiced_as: "drafted", frozen_billable_minutes: minutes },
        frozen_billed_rate: decimalText(rate, 2),
      });
    for (const id of line.expenseIds) expenses.set(id, { invoice_line_id, billing_status: "drafted" });
  }
  await work.updateEach("timesheets", entries);
  await work.updateEach("expenses", expenses);
}
