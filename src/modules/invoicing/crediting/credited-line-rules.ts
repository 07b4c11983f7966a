import {
  fieldLabel,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
} from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { absolute } from "../../../platform/figures/exact-rounding.ts";
import { creditableLines } from "./credited-lines.ts";

/** In the draft of a credit note, only the amounts of lines can be changed, and lines can be deleted. */
export async function checkCreditedLine(
  { stored, values, sent, changes, fail, once }: SettledChange<"invoice-lines">,
  note: Readonly<StoredRecord<"invoices">>,
  work: ReadOnlyWork,
): Promise<void> {
  if (stored === null) {
    fail("invoice_id", "The selected invoice id is invalid.");
    return;
  }
  for (const name of sent)
    if (name !== "unit_price" && changes(name))
      fail(name, message`The ${fieldLabel(name)} field cannot be changed.`);
  if (!changes("unit_price") || !values.unit_price) return;
  const lines = await once(`creditable for ${note.id}`, () =>
    creditableLines(work, note.credited_invoice_id!, note.id),
  );
  const credited = lines.find(({ id }) => id === stored.credited_line_id);
  const most = absolute(credited?.remaining ?? 0n);
  if (unitsOf(values.unit_price, 2) > most)
    fail("unit_price", message`The unit price field must not be greater than ${decimalText(most, 2)}.`);
}
