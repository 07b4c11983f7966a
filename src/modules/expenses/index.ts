import { module } from "../../engine/declare/index.ts";
import { expenseCategories } from "./expense-categories/expense-categories.resource.ts";
import { expenses } from "./expenses/expenses.resource.ts";
import { expensesOfEmployees } from "./expenses/expenses-of-employees.ts";
import { expenseReactions } from "./expenses/follow-others.ts";
import { recordedExpenses, recordingExpenses } from "./expenses/recorded-expenses.ts";

export { seedExpenseCategories } from "./seeds/categories.seed.ts";
export { seedExpenses } from "./seeds/expenses.seed.ts";

/** Expenses: what people and the company spend, its approval, what is reimbursed and what is rebilled. */
export const expensesModule = module({
  title: "Expenses",
  description: "Expenses of people and of the company: approval, reimbursement and rebilling.",
  resources: [expenses, expenseCategories],
  extensions: [expensesOfEmployees],
  reactions: [...expenseReactions, recordingExpenses],
  settingLocks: [recordedExpenses],
});
