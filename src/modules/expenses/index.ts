import { module } from "../../engine/declare/index.ts";
import { expenseCards } from "./expense-cards.ts";
import { expenseCategories } from "./expense-categories/expense-categories.resource.ts";
import { initialCategories } from "./expense-categories/initial-categories.ts";
import { expenseNotifications } from "./expense-notifications.ts";
import { expenseReactions } from "./expenses/expense-reactions.ts";
import { expenses } from "./expenses/expenses.resource.ts";
import { expensesOfEmployees } from "./expenses/expenses-of-employees.ts";
import { recordedExpenses, recordingExpenses } from "./expenses/recorded-expenses.ts";

export { seedExpenses } from "./seeds/expenses.seed.ts";

/** Expenses of employees and of the company: approval, reimbursement and rebilling. */
export const expensesModule = module({
  title: "Expenses",
  description: "Expenses of employees and of the company: approval, reimbursement and rebilling.",
  resources: [expenses, expenseCategories],
  notifications: expenseNotifications,
  homeCards: expenseCards,
  extensions: [expensesOfEmployees],
  reactions: [...expenseReactions, recordingExpenses],
  initialRecords: [initialCategories],
  settingLocks: [recordedExpenses],
});
