import type { Change } from "../../../engine/work/index.ts";
import type { Category } from "../expense-categories/categories.ts";
import { amountOfUnits, GREATEST_AMOUNT, isAbove, LEAST_AMOUNT, shownAmount } from "./expense-amounts.ts";

const TAX_BELOW_AMOUNT = "The tax amount field must be less than amount.";

/** What forbids the amount and the tax in it: the field and the message, or null. */
export function amountProblem(amount: string, tax: string): [field: string, message: string] | null {
  if (isAbove(LEAST_AMOUNT, amount)) return ["amount", `The amount field must be at least ${LEAST_AMOUNT}.`];
  if (isAbove(amount, GREATEST_AMOUNT))
    return ["amount", `The amount field must not be greater than ${shownAmount(GREATEST_AMOUNT)}.`];
  return isAbove(amount, tax) ? null : ["tax_amount", TAX_BELOW_AMOUNT];
}

/** Settles quantity, price, amount and tax of an expense that is being written, and notes what cannot be. */
export function settleAmount(change: Change<"expenses">, category: Category, baseCurrency: string): void {
  const { values, unread } = change;
  if (category.kind === "unit") settleUnits(change, category, baseCurrency);
  else settlePlain(change);
  const { amount, tax_amount: tax } = values;
  if (!amount || unread.has("amount") || unread.has("quantity")) return;
  const problem = amountProblem(amount, tax ?? "0");
  if (problem) change.fail(...problem);
}

function settlePlain(change: Change<"expenses">): void {
  const { values, sent } = change;
  if (sent.has("quantity") && values.quantity !== null)
    change.fail("quantity", "The quantity field is prohibited unless kind is unit.");
  values.quantity = null;
  values.unit_price = null;
  if (!values.amount) change.fail("amount", "The amount field is required.");
}

function settleUnits(change: Change<"expenses">, { unit_price }: Category, baseCurrency: string): void {
  const { values, sent, stored } = change;
  if (sent.has("currency") && values.currency !== baseCurrency)
    change.fail("currency", "The selected currency is invalid.");
  values.currency = baseCurrency;
  if (!values.quantity) {
    change.fail("quantity", "The quantity field is required when kind is unit.");
    return;
  }
  const hasSamePrice =
    stored !== null && !change.changes("quantity") && !change.changes("expense_category_id");
  if (!hasSamePrice) values.unit_price = unit_price;
  const computed = amountOfUnits(values.quantity, values.unit_price!);
  if (sent.has("amount") && values.amount !== null && values.amount !== computed)
    change.fail("amount", "The amount field must match quantity and unit price.");
  values.amount = computed;
}
