import type { Change, SettledChange, Text } from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";
import type { Category } from "../expense-categories/categories.ts";
import { amountOfUnits, isAbove, MAX_AMOUNT, MIN_AMOUNT, shownAmount } from "./expense-amounts.ts";
import type { Terms } from "./settle-billing.ts";

const TAX_BELOW_AMOUNT = "The tax amount field must be less than amount.";

/** The problem with an amount or the tax in it; null if both are valid. */
export function amountProblem(amount: string, tax: string): [field: string, message: Text] | null {
  if (isAbove(MIN_AMOUNT, amount))
    return ["amount", message`The amount field must be at least ${MIN_AMOUNT}.`];
  if (isAbove(amount, MAX_AMOUNT))
    return ["amount", message`The amount field must not be greater than ${shownAmount(MAX_AMOUNT)}.`];
  return isAbove(amount, tax) ? null : ["tax_amount", TAX_BELOW_AMOUNT];
}

/** Sets price, amount and currency for a category of the kind unit; clears quantity and price for others. */
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

/** Checks the amount, and that the requested values agree with those that were computed. */
export function checkAmount(change: SettledChange<"expenses">, { requested, category }: Terms): void {
  const { values, unread } = change;
  if (category.kind === "unit") checkUnits(change, requested);
  else checkPlain(change, requested);
  const { amount, tax_amount: tax } = values;
  if (!amount || unread.has("amount") || unread.has("quantity")) return;
  const problem = amountProblem(amount, tax ?? "0");
  if (problem) change.fail(...problem);
}

function checkPlain({ values, sent, fail }: SettledChange<"expenses">, requested: Terms["requested"]): void {
  if (sent.has("quantity") && requested.quantity !== null)
    fail("quantity", "The quantity field is prohibited unless kind is unit.");
  if (!values.amount) fail("amount", "The amount field is required.");
}

function checkUnits({ values, sent, fail }: SettledChange<"expenses">, requested: Terms["requested"]): void {
  if (sent.has("currency") && requested.currency !== values.currency)
    fail("currency", "The selected currency is invalid.");
  if (!values.quantity) fail("quantity", "The quantity field is required when kind is unit.");
  else if (sent.has("amount") && requested.amount !== null && requested.amount !== values.amount)
    fail("amount", "The amount field must match quantity and unit price.");
}
