import {
  type Change,
  conflict,
  type Hooks,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import { rateOfDay } from "../../rates/index.ts";
import { closedPeriod, holdInvoices, isDraft } from "../invoices/invoice-states.ts";
import { addUpPayments } from "./paid-totals.ts";

type Invoice = Readonly<StoredRecord<"invoices">>;

/** Sets what follows from the invoice; returns the invoice, which other writers wait for from now on. */
async function settle(
  { values, sent, stored }: Change<"invoice-payments">,
  work: ReadOnlyWork,
): Promise<Invoice | null> {
  if (!values.invoice_id) return null;
  await holdInvoices(work, [values.invoice_id]);
  const invoice = await work.find("invoices", values.invoice_id);
  if (!invoice) return null;
  if (stored === null) {
    values.currency = invoice.currency;
    values.client_id = invoice.client_id;
  }
  const isRateGiven = sent.has("exchange_rate") && (values.exchange_rate ?? null) !== null;
  if (!isRateGiven && values.paid_at && (stored === null || sent.has("exchange_rate"))) {
    const { baseCurrency } = work.workspace;
    const ofDay = await rateOfDay(work, { from: invoice.currency, to: baseCurrency, day: values.paid_at });
    values.exchange_rate = ofDay ?? invoice.exchange_rate;
  }
  return invoice;
}

async function check(
  change: SettledChange<"invoice-payments">,
  work: ReadOnlyWork,
  invoice: Invoice | null,
): Promise<void> {
  const { values, stored, fail } = change;
  if (!invoice) {
    // The invoice may have been deleted since it was looked for.
    if (values.invoice_id) fail("invoice_id", "The selected invoice id is invalid.");
    return;
  }
  if (isDraft(invoice) || invoice.voided_at !== null) {
    fail("invoice_id", "The selected invoice id is invalid.");
    return;
  }
  const isTooMuch = values.amount && unitsOf(values.amount, 2) > unitsOf(invoice.balance_due, 2);
  if (stored === null && isTooMuch)
    fail("amount", `The amount field must not be greater than ${invoice.balance_due}.`);
  await checkDay(change, work);
}

async function checkDay(
  { values, stored, changes, fail }: SettledChange<"invoice-payments">,
  work: ReadOnlyWork,
) {
  const closedOn = await closedPeriod(work);
  const { paid_at: day } = values;
  const problem = (stored && closedOn(stored.paid_at)) ?? (day ? closedOn(day) : null);
  if (problem) fail("paid_at", problem);
  if (day && changes("paid_at") && day > work.today)
    fail("paid_at", "The paid at field must be a date before or equal to today.");
}

async function checkDeletion(
  stored: Readonly<StoredRecord<"invoice-payments">>,
  work: ReadOnlyWork,
): Promise<void> {
  await holdInvoices(work, [stored.invoice_id]);
  const closed = (await closedPeriod(work))(stored.paid_at);
  if (closed) throw conflict(closed);
}

async function afterWrite({ kind, values }: WrittenChange<"invoice-payments">, work: Work): Promise<void> {
  if (kind === "create") await addUpPayments(work, values.invoice_id);
}

/** The rules and side effects of booking a payment. */
export const paymentHooks: Hooks<"invoice-payments", Invoice | null> = {
  settle,
  check: { write: check, delete: checkDeletion },
  after: { write: afterWrite, delete: ({ invoice_id }, work) => addUpPayments(work, invoice_id) },
};
