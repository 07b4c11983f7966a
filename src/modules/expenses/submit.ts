import { action } from "../../engine/declare/index.ts";
import type { ActionContext, StoredRecord } from "../../engine/work/index.ts";
import { type Category, categoriesOf } from "./categories.ts";
import { closedPeriod } from "./closed-period.ts";
import { changesTwins, lockTwins, noteTwins } from "./duplicates.ts";
import { amountOfUnits, inBaseCurrency, needsReceipt } from "./expense-amounts.ts";
import { SPENDERS } from "./expenses.policy.ts";
import { isOpen } from "./locked-fields.ts";
import { refuseAt, refuseClosed } from "./refusals.ts";
import { amountProblem } from "./settle-amount.ts";

export const RECEIPT_REQUIRED = "The receipts field is required for this amount.";

/** The price and the amount by which an expense is handed in: of units those of today's price. */
function pricedNow({ quantity, amount }: Readonly<StoredRecord<"expenses">>, { unit_price }: Category) {
  return quantity === null
    ? { unit_price: null, amount: amount }
    : { unit_price, amount: amountOfUnits(quantity, unit_price!) };
}

async function run(context: ActionContext<"expenses">): Promise<undefined> {
  const { work, records, refuse, throwIfRefused } = context;
  const closedOn = await closedPeriod(work);
  const categories = await categoriesOf(work, records);
  const priced = records.map((expense) => pricedNow(expense, categories.get(expense.expense_category_id)!));
  for (const [index, expense] of records.entries()) {
    if (!isOpen(expense)) {
      refuse(index, `The expense is already ${expense.status}.`);
      continue;
    }
    refuseClosed(context, index, closedOn);
    const { amount } = priced[index]!;
    const problem = amountProblem(amount, expense.tax_amount);
    if (problem) refuseAt(context, index, ...problem);
    const base = inBaseCurrency(amount, expense.exchange_rate);
    const { receipt_required_above } = categories.get(expense.expense_category_id)!;
    if (needsReceipt(base, receipt_required_above) && expense.has_receipt !== true)
      refuseAt(context, index, "receipts", RECEIPT_REQUIRED);
  }
  throwIfRefused();
  for (const [index, expense] of records.entries()) {
    const id = expense.id;
    const submitted = { ...expense, ...priced[index] };
    if (changesTwins(expense, submitted)) await noteTwins(work, expense, id);
    if (changesTwins(expense, submitted) || expense.status === "rejected")
      await noteTwins(work, submitted, id);
    await work.update("expenses", id, {
      ...priced[index],
      status: "submitted",
      submitted_at: work.now,
      status_explanation: null,
      decided_at: null,
      decided_by_employee_id: null,
    });
  }
}

export const submit = action("expenses", {
  title: "Submit",
  done: "Submitted",
  description: "Hands it in for approval; units take the category's present price for good.",
  grants: [SPENDERS],
  lock: lockTwins,
  run,
});
