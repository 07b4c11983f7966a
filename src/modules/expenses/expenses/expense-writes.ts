import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type Change,
  type ComingWrite,
  conflict,
  fieldMessage,
  type Hooks,
  MESSAGES,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { isEmployedOn, requireOwnOr } from "../../employees/index.ts";
import { type Category, categoriesOf } from "../expense-categories/categories.ts";
import { closedPeriod } from "./closed-period.ts";
import { changesDuplicates, flagDuplicates, lockDuplicates } from "./duplicates.ts";
import { settleRate } from "./exchange-rate.ts";
import { inBaseCurrency, needsReceipt } from "./expense-amounts.ts";
import { MANAGERS } from "./expenses.policy.ts";
import { isOpen, refuseLocked } from "./locked-fields.ts";
import { forgetReceipts, receiptIds } from "./receipts.ts";
import { settleAmount } from "./settle-amount.ts";
import { settleBilling } from "./settle-billing.ts";
import { RECEIPT_REQUIRED } from "./submit.ts";

/** What decides whether two expenses may be the same cost. */
const COMPARED = ["date", "currency", "amount", "quantity", "expense_category_id"] as const;

async function lock({ kind, sent }: ComingWrite<"expenses">, work: Work): Promise<void> {
  const isDelete = kind === "update" && sent.size === 0;
  if (kind === "create" || isDelete || COMPARED.some((name) => sent.has(name))) await lockDuplicates(work);
}

async function settleAndCheck(change: Change<"expenses">, work: Work): Promise<void> {
  const { values, stored } = change;
  checkOwner(change, work);
  if (stored && ![...change.sent].some((name) => change.changes(name))) return;
  values.base_currency ??= work.workspace.baseCurrency;
  await checkClosed(change, work);
  if (refuseLocked(change, work)) return;
  await checkDate(change, work);
  const category = (await categoriesOf(work, [values])).get(values.expense_category_id ?? "");
  if (!category) return refuseCategory(change);
  if (stored === null || isOpen(stored)) settleAmount(change, category, values.base_currency);
  if (stored === null || stored.approved_amount === null) await settleRate(change, work);
  await settleBilling(change, work, category);
  if (stored === null && values.submit_immediately === true) submit(change, work, category);
  await noteDuplicates(change, work);
}

/** A category that was there when it was looked for may be gone by now: without one no rule holds. */
function refuseCategory({ values, fail }: Change<"expenses">): void {
  if (values.expense_category_id)
    fail("expense_category_id", fieldMessage(MESSAGES.selected, "expense_category_id"));
}

/** @throws 403 for the expense of somebody else from a caller without manage-expenses. */
function checkOwner({ stored, values, unread }: Change<"expenses">, work: Work): void {
  if (stored !== null) return;
  // A value that cannot be read is nobody's, so that it tells no more than another's would.
  const employeeId = unread.has("employee_id") ? undefined : (values.employee_id ?? work.actor.employeeId);
  requireOwnOr(MANAGERS, work.actor, employeeId, "employee_id");
}

async function checkClosed({ stored, values, fail }: Change<"expenses">, work: Work): Promise<void> {
  const closedOn = await closedPeriod(work);
  const problem = (stored && closedOn(stored.date)) ?? (values.date ? closedOn(values.date) : null);
  if (problem) fail("date", problem);
}

async function checkDate(change: Change<"expenses">, work: Work): Promise<void> {
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

/** Handed in at once: it has no receipt yet. */
function submit(change: Change<"expenses">, work: Work, { receipt_required_above }: Category): void {
  const { values } = change;
  const rate = values.exchange_rate ?? null;
  const base = values.amount ? inBaseCurrency(values.amount, rate) : null;
  if (needsReceipt(base, receipt_required_above)) change.fail("receipts", RECEIPT_REQUIRED);
  values.status = "submitted";
  values.submitted_at = work.now;
}

async function noteDuplicates({ id, stored, values, unread }: Change<"expenses">, work: Work): Promise<void> {
  const isWhole = values.employee_id && values.date && values.currency && values.amount;
  if (!isWhole || unread.size > 0 || (stored && !changesDuplicates(stored, values))) return;
  if (stored) await flagDuplicates(work, stored, id);
  await flagDuplicates(work, values, id);
}

async function refuseUnlessOpen(stored: Readonly<StoredRecord<"expenses">>, work: Work): Promise<void> {
  if (!isOpen(stored)) throw conflict("Only a draft or rejected expense can be deleted.");
  const closed = (await closedPeriod(work))(stored.date);
  if (closed) throw conflict(closed);
  const { id } = stored;
  await flagDuplicates(work, stored, id);
  forgetReceipts(work, id, await receiptIds(work, id));
}

/** Rules, derived values and consequences of writing an expense. */
export const expenseHooks: Hooks<"expenses"> = {
  lock,
  check: { write: settleAndCheck, delete: refuseUnlessOpen },
};
