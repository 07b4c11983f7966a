import { action, type Obstacle, type OpenWhen } from "../../../engine/declare/index.ts";
import type { ActionContext, StoredRecord } from "../../../engine/work/index.ts";
import { message, said } from "../../../engine/work/index.ts";
import { type Category, categoriesOf } from "../expense-categories/categories.ts";
import { closedPeriod, closedPeriodProblems } from "./closed-period.ts";
import { changesDuplicates, lockDuplicates, noteDuplicatesOf } from "./duplicates.ts";
import { amountOfUnits, inBaseCurrency, needsReceipt } from "./expense-amounts.ts";
import { SPENDERS } from "./expenses.policy.ts";
import { isOpen } from "./locked-fields.ts";
import { amountProblem } from "./settle-amount.ts";

export const RECEIPT_REQUIRED = "The receipts field is required for this amount.";

/** The unit price and amount with which an expense is submitted: the category's current price, if it has one. */
function currentPrice({ quantity, amount }: Readonly<StoredRecord<"expenses">>, { unit_price }: Category) {
  return quantity === null
    ? { unit_price: null, amount: amount }
    : { unit_price, amount: amountOfUnits(quantity, unit_price!) };
}

const submissionObstacles: OpenWhen<"expenses"> = async (expenses, work) => {
  const closedOn = await closedPeriod(work);
  const categories = await categoriesOf(work, expenses);
  return expenses.map((expense): Obstacle => {
    if (!isOpen(expense)) return message`The expense is already ${said(expense.status)}.`;
    const category = categories.get(expense.expense_category_id)!;
    const { amount } = currentPrice(expense, category);
    const problem = amountProblem(amount, expense.tax_amount);
    const base = inBaseCurrency(amount, expense.exchange_rate);
    const lacksReceipt = needsReceipt(base, category.receipt_required_above) && expense.has_receipt !== true;
    return [
      ...closedPeriodProblems(closedOn, expense),
      ...(problem ? [problem] : []),
      ...(lacksReceipt ? [["receipts", RECEIPT_REQUIRED] as const] : []),
    ];
  });
};

async function run({ work, records }: ActionContext<"expenses">): Promise<undefined> {
  const categories = await categoriesOf(work, records);
  const priced = records.map((expense) =>
    currentPrice(expense, categories.get(expense.expense_category_id)!),
  );
  for (const [index, expense] of records.entries()) {
    const id = expense.id;
    const submitted = { ...expense, ...priced[index] };
    if (changesDuplicates(expense, submitted)) await noteDuplicatesOf(work, expense, id);
    if (changesDuplicates(expense, submitted) || expense.status === "rejected")
      await noteDuplicatesOf(work, submitted, id);
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
  description:
    "Submits the expense for approval. For categories of the kind unit, it fixes the current unit price.",
  grants: [SPENDERS],
  lock: lockDuplicates,
  openWhen: submissionObstacles,
  run,
});
