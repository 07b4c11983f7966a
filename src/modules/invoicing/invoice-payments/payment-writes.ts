import {
  type Change,
  conflict,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import { problemOfOwnRate, rateOfDay } from "../../rates/index.ts";
import { closedPeriod, holdInvoices, isDraft } from "../invoices/invoice-states.ts";
import { addUpPayments } from "./paid-totals.ts";

type Invoice = Readonly<StoredRecord<"invoices">>;

/** The documents of a payment, which other writers wait for. */
interface Documents {
  readonly invoice: Invoice;
  /** The credit note that is applied; null for money. */
  readonly note: Invoice | null;
}

interface PaymentDocuments {
  readonly invoice_id?: string | null;
  readonly credit_note_id?: string | null;
}

const documentsOf = ({ invoice_id, credit_note_id }: PaymentDocuments): string[] =>
  [invoice_id, credit_note_id].filter((id) => typeof id === "string");

/** Sets what follows from the invoice. */
async function settle(
  { values, sent, stored }: Change<"invoice-payments">,
  work: ReadOnlyWork,
): Promise<Documents | null> {
  if (!values.invoice_id) return null;
  await holdInvoices(work, documentsOf(values));
  const invoice = await work.find("invoices", values.invoice_id);
  if (!invoice) return null;
  const note = values.credit_note_id ? await work.find("invoices", values.credit_note_id) : null;
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
  return { invoice, note };
}

async function check(
  change: SettledChange<"invoice-payments">,
  work: ReadOnlyWork,
  documents: Documents | null,
): Promise<void> {
  const { values, stored, fail } = change;
  if (!documents) {
    // The invoice may have been deleted since it was looked for.
    if (values.invoice_id) fail("invoice_id", "The selected invoice id is invalid.");
    return;
  }
  const { invoice, note } = documents;
  if (isDraft(invoice) || invoice.voided_at !== null) {
    fail("invoice_id", "The selected invoice id is invalid.");
    return;
  }
  checkRate(change, invoice, work);
  const isApplicable = checkCredit(change, documents);
  const open = leastOf(
    note && isApplicable ? [invoice.balance_due, note.balance_due] : [invoice.balance_due],
  );
  if (stored === null && values.amount && unitsOf(values.amount, 2) > unitsOf(open, 2))
    fail("amount", message`The amount field must not be greater than ${open}.`);
  await checkDay(change, work);
}

/** Refuses any rate but 1 for a document in the workspace's currency. */
function checkRate(
  { values, sent, changes, fail }: SettledChange<"invoice-payments">,
  { currency }: Invoice,
  work: ReadOnlyWork,
): void {
  const rate = sent.has("exchange_rate") && changes("exchange_rate") ? values.exchange_rate : null;
  const problem = rate ? problemOfOwnRate(rate, currency, work.workspace.baseCurrency) : null;
  if (problem) fail("exchange_rate", problem);
}

const leastOf = (amounts: readonly string[]): string =>
  amounts.reduce((least, one) => (unitsOf(one, 2) < unitsOf(least, 2) ? one : least));

/** Refuses a credit note that cannot be applied: it must be of the same client and in the same currency. */
function checkCredit(
  { values, stored, changes, fail }: SettledChange<"invoice-payments">,
  { invoice, note }: Documents,
): boolean {
  const wasCredit = stored?.method === "credit_note";
  if (stored !== null && changes("method") && (wasCredit || values.method === "credit_note")) {
    fail("method", "The method field cannot be changed from or to credit_note.");
    return false;
  }
  if (values.method === "credit_note" && invoice.document_type === "credit_note")
    fail("method", "The selected method is invalid.");
  if (!note) return true;
  const isIssuedNote = note.document_type === "credit_note" && !isDraft(note) && note.voided_at === null;
  const suits = isIssuedNote && note.client_id === invoice.client_id && note.currency === invoice.currency;
  if (!suits) fail("credit_note_id", "The selected credit note id is invalid.");
  return suits;
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
  await holdInvoices(work, documentsOf(stored));
  const closed = (await closedPeriod(work))(stored.paid_at);
  if (closed) throw conflict(closed);
}

async function afterWrite(
  { kind, values, changes }: WrittenChange<"invoice-payments">,
  work: Work,
): Promise<void> {
  if (kind === "create" || changes("paid_at")) await addUpDocuments(values, work);
}

async function addUpDocuments(payment: PaymentDocuments, work: Work): Promise<void> {
  for (const id of documentsOf(payment)) await addUpPayments(work, id);
}

/** The rules and side effects of booking a payment. */
export const paymentHooks: Hooks<"invoice-payments", Documents | null> = {
  settle,
  check: { write: check, delete: checkDeletion },
  after: { write: afterWrite, delete: (stored, work) => addUpDocuments(stored, work) },
};
