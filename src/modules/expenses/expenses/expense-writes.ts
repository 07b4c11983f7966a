import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type ReadOnlyWork,
  type SettledChange,
  type StoredRecord,
  type Work,
  type WrittenChange,
} from "../../../engine/work/index.ts";
import { isEmployedOn, requireOwnOr } from "../../employees/index.ts";
import { type Category, categoriesOf } from "../expense-categories/categories.ts";
import { closedPeriod } from "./closed-period.ts";
import { changesDuplicates, lockDuplicates, noteDuplicatesOf } from "./duplicates.ts";
import { checkRate, settleRate } from "./exchange-rate.ts";
import { inBaseCurrency, needsReceipt } from "./expense-amounts.ts";
import { MANAGERS } from "./expenses.policy.ts";
import { isOpen, lockProblems, type Problem } from "./locked-fields.ts";
import { receipts } from "./receipts.ts";
import { checkAmount, settleAmount } from "./settle-amount.ts";
import { checkBilling, settleBilling, type Terms } from "./settle-billing.ts";
import { RECEIPT_REQUIRED } from "./submit.ts";

/** The writable fields that determine whether two expenses are possible duplicates. */
const COMPARED = ["date", "currency", "amount", "quantity", "expense_category_id"] as const;

async function lock({ kind, sent }: ComingWrite<"expenses">, work: Work): Promise<void> {
  const isDelete = kind === "update" && sent.size === 0;
  if (kind === "create" || isDelete || COMPARED.some((name) => sent.has(name))) await lockDuplicates(work);
}

/** What `settle` passes on to `check`. */
interface Settled {
  /** Whether the request changes anything. */
  readonly isChanged: boolean;
  /** Changes that the status does not allow. */
  readonly locked: readonly Problem[];
  /** Null if the expense is locked or has no valid category, so that the other rules do not apply. */
  readonly terms: Terms | null;
}

async function settle(change: Change<"expenses">, work: ReadOnlyWork): Promise<Settled> {
  const { values, stored } = change;
  const isChanged = stored === null || [...change.sent].some((name) => change.changes(name));
  if (!isChanged) return { isChanged, locked: [], terms: null };
  values.base_currency ??= work.workspace.baseCurrency;
  const locked = lockProblems(change, work.actor);
  const category =
    locked.length === 0
      ? (await categoriesOf(work, [values])).get(values.expense_category_id ?? "")
      : undefined;
  if (!category) return { isChanged, locked, terms: null };
  const requested = { ...values };
  if (isPriced(change)) settleAmount(change, category, values.base_currency);
  if (isConverted(change)) await settleRate(change, work);
  const project = await settleBilling(change, work, category);
  if (isSubmitted(change)) {
    values.status = "submitted";
    values.submitted_at = work.now;
  }
  return { isChanged, locked, terms: { requested, category, project } };
}

/** The order matters: it is the order of the messages, and a failed step skips rules that would not make sense. */
async function check(
  change: SettledChange<"expenses">,
  work: ReadOnlyWork,
  { isChanged, locked, terms }: Settled,
): Promise<void> {
  checkOwner(change, work);
  if (!isChanged) return;
  await checkClosed(change, work);
  for (const [name, problem] of locked) change.fail(name, problem);
  if (locked.length > 0) return;
  await checkDate(change, work);
  if (!terms) return refuseCategory(change);
  if (isPriced(change)) checkAmount(change, terms);
  if (isConverted(change)) checkRate(change, terms.requested, work.actor);
  await checkBilling(change, work, terms);
  if (isSubmitted(change)) checkReceipt(change, terms.category);
}

type Written = Pick<Change<"expenses">, "stored" | "values">;

const isPriced = ({ stored }: Written): boolean => stored === null || isOpen(stored);
const isConverted = ({ stored }: Written): boolean => stored === null || stored.approved_amount === null;
/** Whether a new expense is submitted immediately. */
const isSubmitted = ({ stored, values }: Written): boolean =>
  stored === null && values.submit_immediately === true;

/** Refuses a category that was deleted after the reference was checked. */
function refuseCategory({ values, fail }: SettledChange<"expenses">): void {
  if (values.expense_category_id)
    fail("expense_category_id", fieldMessage(MESSAGES.selected, "expense_category_id"));
}

/** @throws 403 for another employee's expense if the caller lacks manage-expenses */
function checkOwner({ stored, values, unread }: SettledChange<"expenses">, work: ReadOnlyWork): void {
  if (stored !== null) return;
  // An invalid id is treated like somebody else's, so that the response does not reveal which ids exist.
  const employeeId = unread.has("employee_id") ? undefined : (values.employee_id ?? work.actor.employeeId);
  requireOwnOr(MANAGERS, work.actor, employeeId, "employee_id");
}

async function checkClosed(
  { stored, values, fail }: SettledChange<"expenses">,
  work: ReadOnlyWork,
): Promise<void> {
  const closedOn = await closedPeriod(work);
  const problem = (stored && closedOn(stored.date)) ?? (values.date ? closedOn(values.date) : null);
  if (problem) fail("date", problem);
}

async function checkDate(change: SettledChange<"expenses">, work: ReadOnlyWork): Promise<void> {
  const { date, employee_id } = change.values;
  if (!date || !change.changes("date")) return;
  if (date > work.today) {
    change.fail("date", "The date field must be a date before or equal to today.");
    return;
  }
  if (!employee_id) return;
  const employed =
    await work.row(sql`select 1 from employees e where e.workspace_id = ${fromContext("workspace")}
    and e.id = ${employee_id} and ${isEmployedOn("e", sql`${date}::date`)}`);
  if (!employed) change.fail("date", "The date is outside the employment.");
}

/** Refuses to submit an expense immediately if a receipt is required: a new expense has none. */
function checkReceipt(
  { values, fail }: SettledChange<"expenses">,
  { receipt_required_above }: Category,
): void {
  const base = values.amount ? inBaseCurrency(values.amount, values.exchange_rate ?? null) : null;
  if (needsReceipt(base, receipt_required_above)) fail("receipts", RECEIPT_REQUIRED);
}

async function noteDuplicates({ id, stored, values }: WrittenChange<"expenses">, work: Work): Promise<void> {
  if (stored && !changesDuplicates(stored, values)) return;
  if (stored) await noteDuplicatesOf(work, stored, id);
  await noteDuplicatesOf(work, values, id);
}

async function refuseUnlessOpen(
  stored: Readonly<StoredRecord<"expenses">>,
  work: ReadOnlyWork,
): Promise<void> {
  if (!isOpen(stored)) throw conflict("Only a draft or rejected expense can be deleted.");
  const closed = (await closedPeriod(work))(stored.date);
  if (closed) throw conflict(closed);
}

async function cleanUp(stored: Readonly<StoredRecord<"expenses">>, work: Work): Promise<void> {
  const { id } = stored;
  await noteDuplicatesOf(work, stored, id);
  await receipts.deleteContents(work, id, await receipts.ids(work, id));
}

/** The hooks of expenses. */
export const expenseHooks: Hooks<"expenses", Settled> = {
  lock,
  settle,
  check: { write: check, delete: refuseUnlessOpen },
  after: { check: { write: noteDuplicates, delete: cleanUp } },
};
