import { module } from "../../engine/declare/index.ts";
import { expenseCategories } from "./expense-categories.resource.ts";
import { expenses } from "./expenses.resource.ts";
import { expenseReactions } from "./follow-others.ts";
import { recordedExpenses, recordingExpenses } from "./recorded-expenses.ts";

export { seedExpenseCategories } from "./categories.seed.ts";
export { seedExpenses } from "./expenses.seed.ts";

/** Expenses: what people and the company spend, its approval, what is paid back and what is billed on. */
export const expensesModule = module({
  title: "Expenses",
  description: "What people and the company spend: its approval, what is paid back and what is billed on.",
  resources: [expenses, expenseCategories],
  reactions: [...expenseReactions, recordingExpenses],
  settingLocks: [recordedExpenses],
});
