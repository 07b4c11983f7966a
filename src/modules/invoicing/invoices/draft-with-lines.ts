import type { RecordChanges, Values, Work } from "../../../engine/work/index.ts";
import { withTotalsAtEnd } from "./stored-totals.ts";

/**
 * Creates the draft of an invoice by its rules, with manual lines that are stored as they are given, in order. Returns
 * the invoice's id. @throws 422 with all invalid fields of the invoice; 403 if the actor may create none
 */
export async function draftWithLines(
  work: Work,
  body: Readonly<Values>,
  systemValues: RecordChanges<"invoices">,
  lines: readonly RecordChanges<"invoice-lines">[],
): Promise<string> {
  const id = await work.createByRules("invoices", body, systemValues);
  await withTotalsAtEnd(work, id, async () => {
    await work.createAll(
      "invoice-lines",
      lines.map((line, index) => ({ ...line, invoice_id: id, position: index + 1 })),
    );
  });
  return id;
}
