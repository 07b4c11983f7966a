import type { Change, SettledChange } from "../../../engine/work/index.ts";
import type { Category } from "../expense-categories/categories.ts";
import { amountOfUnits, GREATEST_AMOUNT, isAbove, LEAST_AMOUNT, shownAmount } from "./expense-amounts.ts";
import type { Terms } from "./settle-billing.ts";

const TAX_BELOW_AMOUNT = "The tax amount field must be less than amount.";

/** What forbids the amount and the tax in it: the field and the message, or null. */
export function amountProblem(amount: string, tax: string): [field: string, message: string] | null {
  if (isAbove(LEAST_AMOUNT, amount)) return ["amount", `The amount field must be at least ${LEAST_AMOUNT}.`];
  if (isAbove(amount, GREATEST_AMOUNT))
    return ["amount", `The amount field must not be greater than ${shownAmount(GREATEST_AMOUNT)}.`];
  return isAbove(amount, tax) ? null : ["tax_amount", TAX_BELOW_AMOUNT];
}

/** Settles quantity, price and amount of an expense that is being written: units cost what the category says. */
export function settleAmount(change: Change<"expenses">, category: Category, baseCurrency: string): void {
  const { values, stored } = change;
  if (category.kind !== "unit") {
    values.quantity = null;
    values.unit_price = null;
    return;
  }
  values.currency = baseCurrency;
  if (!values.quantity) return;
  const hasSamePrice =
    stored !== null && !change.changes("quantity") && !change.changes("expense_category_id");
  if (!hasSamePrice) values.unit_price = category.unit_price;
  values.amount = amountOfUnits(values.quantity, values.unit_price!);
}

/** Notes what was asked for and is not so, and amounts that nobody could have spent. */
export function checkAmount(change: SettledChange<"expenses">, { asked, category }: Terms): void {
  const { values, unread } = change;
  if (category.kind === "unit") checkUnits(change, asked);
  else checkPlain(change, asked);
  const { amount, tax_amount: tax } = values;
  if (!amount || unread.has("amount") || unread.has("quantity")) return;
  const problem = amountProblem(amount, tax ?? "0");
  if (problem) change.fail(...problem);
}

function checkPlain({ values, sent, fail }: SettledChange<"expenses">, asked: Terms["asked"]): void {
  if (sent.has("quantity") && asked.quantity !== null)
    fail("quantity", "The quantity field is prohibited unless kind is unit.");
  if (!values.amount) fail("amount", "The amount field is required.");
}

function checkUnits({ values, sent, fail }: SettledChange<"expenses">, asked: Terms["asked"]): void {
  if (sent.has("currency") && asked.currency !== values.currency)
    fail("currency", "The selected currency is invalid.");
  if (!values.quantity) fail("quantity", "The quantity field is required when kind is unit.");
  else if (sent.has("amount") && asked.amount !== null && asked.amount !== values.amount)
    fail("amount", "The amount field must match quantity and unit price.");
}
