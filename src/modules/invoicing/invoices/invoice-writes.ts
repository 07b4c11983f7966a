import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  fieldLabel,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { problemOfOwnRate } from "../../rates/index.ts";
import { releaseInvoice } from "../billing/billed-sources.ts";
import { checkContact } from "../documents/document-contact.ts";
import { checkDiscount, PRICED, settleDiscount } from "../documents/document-discount.ts";
import { createLines } from "../invoice-lines/new-lines.ts";
import { holdInvoices, ISSUED_IS_LOCKED, isDraft, refuseUnlessDraft } from "./invoice-states.ts";
import { calculateTotals, withTotalsAtEnd } from "./stored-totals.ts";

async function lock({ id }: ComingWrite<"invoices">, work: Work): Promise<void> {
  if (id !== null) await holdInvoices(work, [id]);
}

interface ClientDefaults {
  readonly currency: string;
  readonly invoice_notes: string | null;
  readonly contact_id: string | null;
  readonly [column: string]: unknown;
}

const defaultsOf = (work: ReadOnlyWork, clientId: string): Promise<ClientDefaults | null> =>
  work.row<ClientDefaults>(sql`select c.currency, c.invoice_notes,
      (select p.id from client_contacts p where p.workspace_id = c.workspace_id and p.client_id = c.id and p.is_billing
        order by p.id limit 1) as contact_id
    from clients c where c.workspace_id = ${fromContext("workspace")} and c.id = ${clientId}`);

async function settle(change: Change<"invoices">, work: ReadOnlyWork): Promise<void> {
  const { values, sent, stored } = change;
  await settleDiscount(change, work);
  if (stored !== null) {
    // A rate holds for the currency that it was given for. That of a credit note stays with its currency.
    const isRepriced = stored.document_type === "invoice" && change.changes("currency");
    if (isRepriced && !sent.has("exchange_rate")) values.exchange_rate = null;
    return;
  }
  const client = values.client_id ? await defaultsOf(work, values.client_id) : null;
  if (client) {
    if (!sent.has("currency")) values.currency ??= client.currency;
    if (!sent.has("notes")) values.notes ??= client.invoice_notes;
    if (!sent.has("client_contact_id")) values.client_contact_id ??= client.contact_id;
  }
  values.currency ??= work.workspace.baseCurrency;
}

async function check(change: SettledChange<"invoices">, work: ReadOnlyWork): Promise<void> {
  if (change.stored && !isDraft(change.stored)) return refuseAllButPrivateNotes(change);
  if (change.stored?.document_type === "credit_note") return refuseTermsOfCredit(change);
  checkDiscount(change);
  checkPeriod(change);
  checkRate(change, work);
  await checkContact(change, work);
  if (change.stored) await checkBoundToProjects(change, work);
}

function refuseAllButPrivateNotes(change: SettledChange<"invoices">): void {
  for (const name of change.sent)
    if (name !== "private_notes" && change.changes(name)) change.fail(name, ISSUED_IS_LOCKED);
}

/** What a credit note has in common with its invoice. */
const CREDITED_TERMS = [
  "client_id",
  "currency",
  "exchange_rate",
  "discount_type",
  "discount_value",
  "tax_rounding",
  "due_date",
] as const;

function refuseTermsOfCredit(change: SettledChange<"invoices">): void {
  for (const name of CREDITED_TERMS)
    if (change.changes(name))
      change.fail(name, message`The ${fieldLabel(name)} field of a credit note cannot be changed.`);
  checkPeriod(change);
}

/** Refuses any rate but 1 for an invoice in the workspace's currency. */
function checkRate({ values, sent, changes, fail }: SettledChange<"invoices">, work: ReadOnlyWork): void {
  const { exchange_rate: rate, currency } = values;
  if (!rate || !currency || !sent.has("exchange_rate") || !changes("exchange_rate")) return;
  const problem = problemOfOwnRate(rate, currency, work.workspace.baseCurrency);
  if (problem) fail("exchange_rate", problem);
}

function checkPeriod({ values, fail }: SettledChange<"invoices">): void {
  const { period_start: start = null, period_end: end = null } = values;
  if (start !== null && end === null)
    fail("period_end", "The period end field is required when period start is present.");
  if (end !== null && start === null)
    fail("period_start", "The period start field is required when period end is present.");
}

/** The client and the currency are those of the projects that the lines belong to. */
async function checkBoundToProjects(change: SettledChange<"invoices">, work: ReadOnlyWork): Promise<void> {
  const changed = (["client_id", "currency"] as const).filter((name) => change.changes(name));
  if (changed.length === 0) return;
  const bound =
    await work.row(sql`select 1 from invoice_lines l where l.workspace_id = ${fromContext("workspace")}
    and l.invoice_id = ${change.id} and (l.project_id is not null or l.source_count > 0) limit 1`);
  if (!bound) return;
  const label = { client_id: "client id", currency: "currency" };
  for (const name of changed) change.fail(name, message`The ${label[name]} field cannot be changed.`);
}

async function writeParts(
  { kind, id, values, changes }: WrittenChange<"invoices">,
  work: Work,
): Promise<void> {
  const lines = kind === "create" ? (values.lines ?? []) : [];
  if (lines.length > 0) await withTotalsAtEnd(work, id, () => createLines(work, id, lines));
  else if (kind === "update" && PRICED.some((name) => changes(name))) await calculateTotals(work, id);
}

/** The rules and side effects of writing an invoice. */
export const invoiceHooks: Hooks<"invoices"> = {
  lock,
  settle,
  check: {
    write: check,
    delete: (stored: Readonly<StoredRecord<"invoices">>) => refuseUnlessDraft(stored),
  },
  after: {
    check: { delete: ({ id }, work) => releaseInvoice(work, id) },
    write: writeParts,
  },
};
