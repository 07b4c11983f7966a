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
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { roundedQuotient } from "../../../platform/figures/exact-rounding.ts";
import { releaseLines } from "../billing/billed-sources.ts";
import { checkCreditedLine } from "../crediting/credited-line-rules.ts";
import { defaultTax } from "../documents/default-tax.ts";
import { checkQuantity } from "../documents/document-lines.ts";
import { holdWithCredited, isDraft, LINES_ARE_LOCKED } from "../invoices/invoice-states.ts";
import { holdTerms } from "../invoices/project-locks.ts";
import { areTotalsHeld, calculateTotals } from "../invoices/stored-totals.ts";
import { MAX_LINES, WRITTEN_KINDS } from "./line-fields.ts";
import { countLines, placeOthers, putInOrder } from "./line-order.ts";
import { type BilledProject, checkBilledOnce, holdFees, projectOf } from "./line-project.ts";
import { checkBillingKind, checkPeriod, checkProject } from "./line-rules.ts";

type Invoice = Readonly<StoredRecord<"invoices">>;

/** What `settle` passes on to `check`. */
interface Settled {
  readonly invoice: Invoice | null;
  readonly project: BilledProject | null;
  readonly count: number;
}

async function settle(change: Change<"invoice-lines">, work: ReadOnlyWork): Promise<Settled> {
  const { values, stored, sent, once } = change;
  const { invoice_id: invoiceId, project_id: projectId } = values;
  await once(`hold ${invoiceId} ${projectId} ${values.kind}`, () => holdBilled(change, work));
  const invoice = invoiceId
    ? await once(`invoice ${invoiceId}`, () => work.find("invoices", invoiceId))
    : null;
  const project = projectId ? await once(`project ${projectId}`, () => projectOf(work, projectId)) : null;
  const present = invoice ? await once(`lines of ${invoice.id}`, () => countLines(work, invoice.id)) : 0;
  const count = present + change.ahead.filter((line) => line.invoice_id === invoiceId).length;
  if (stored === null && !sent.has("tax_rate_id"))
    values.tax_rate_id ??= await once(`tax of ${invoiceId}`, () =>
      defaultTax(work, invoice?.client_id ?? null),
    );
  // A line of an offer has the offer's tax until another one is given.
  if (stored !== null && sent.has("tax_rate_id")) values.keeps_tax = false;
  settlePosition(change, count);
  if (values.kind !== "manual") values.quantity = stored?.quantity ?? "1.0000";
  if (values.kind === "revenue_share") settleShare(change, project);
  return { invoice, project, count };
}

/** Writers of one draft run one at a time, so that its totals include every line; so do those that bill fees. */
async function holdBilled({ values }: Change<"invoice-lines">, work: ReadOnlyWork): Promise<void> {
  if (values.invoice_id) await holdWithCredited(work, [values.invoice_id]);
  if (!values.project_id) return;
  await holdTerms(work, values.project_id);
  if (values.kind !== "manual") await holdFees(work, values.project_id);
}

function settlePosition({ values, stored, sent, changes }: Change<"invoice-lines">, count: number): void {
  if (stored !== null && !changes("position")) return;
  const last = stored === null ? count + 1 : count;
  values.position = Math.min(sent.has("position") ? (values.position ?? last) : last, last);
}

/** The price of a share of revenue is the part of the reported revenue that the project earns. */
function settleShare({ values }: Change<"invoice-lines">, project: BilledProject | null): void {
  const { revenue_base: base } = values;
  const percent = project?.revenue_share_percent;
  if (!base || !percent) return;
  values.unit_price = decimalText(roundedQuotient(unitsOf(base, 2) * unitsOf(percent, 4), 1_000_000n), 2);
}

async function check(
  change: SettledChange<"invoice-lines">,
  work: ReadOnlyWork,
  { invoice, project, count }: Settled,
): Promise<void> {
  const { values, stored, fail } = change;
  if (invoice && !isDraft(invoice)) {
    const isChanged = stored === null || [...change.sent].some((name) => change.changes(name));
    if (isChanged) fail("invoice_id", LINES_ARE_LOCKED);
    return;
  }
  if (invoice?.document_type === "credit_note") return checkCreditedLine(change, invoice, work);
  const isOfBilling = stored === null && values.kind && !WRITTEN_KINDS.includes(values.kind);
  if (isOfBilling) fail("kind", "The selected kind is invalid.", WRITTEN_KINDS);
  if (stored === null && count >= MAX_LINES)
    fail("invoice_id", message`An invoice must not have more than ${MAX_LINES} lines.`);
  checkBillingKind(change);
  checkQuantity(change);
  if (
    (values.unit_price ?? null) === null &&
    !change.unread.has("unit_price") &&
    values.kind !== "revenue_share"
  )
    fail("unit_price", "The unit price field is required.");
  checkPeriod(change);
  if (!isOfBilling) checkProject(change, invoice, project);
  if (project) await checkBilledOnce(change, project, work);
}

async function afterWrite(
  { id, values, stored, changes }: WrittenChange<"invoice-lines">,
  work: Work,
  { count }: Settled,
): Promise<void> {
  const position = values.position as number;
  // A new line behind all others leaves them where they are.
  if (stored === null ? position <= count : changes("position"))
    await placeOthers(work, values.invoice_id, id, position);
  await work.afterLast(`totals of ${values.invoice_id}`, () => calculateTotals(work, values.invoice_id));
}

async function afterDelete(
  { invoice_id }: Readonly<StoredRecord<"invoice-lines">>,
  work: Work,
): Promise<void> {
  await work.afterLast(`lines left of ${invoice_id}`, async () => {
    if (!areTotalsHeld(work, invoice_id)) await putInOrder(work, invoice_id, []);
    await calculateTotals(work, invoice_id);
  });
}

async function refuseOnIssued(
  stored: Readonly<StoredRecord<"invoice-lines">>,
  work: ReadOnlyWork,
): Promise<void> {
  await holdWithCredited(work, [stored.invoice_id]);
  const invoice = await work.find("invoices", stored.invoice_id);
  if (invoice && !isDraft(invoice)) throw conflict(LINES_ARE_LOCKED);
}

/** The rules and side effects of writing a line of a draft. */
export const lineHooks: Hooks<"invoice-lines", Settled> = {
  settle,
  check: { write: check, delete: refuseOnIssued },
  after: {
    check: { delete: ({ id }, work) => releaseLines(work, [id]) },
    write: afterWrite,
    delete: afterDelete,
  },
};
