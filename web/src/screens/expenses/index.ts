import type { UiModule } from "../../declare/screen.ts";

/** The screens of expenses. */
export const expenses: UiModule = {
  label: "Expenses",
  icon: "receipt",
  cards: { "expenses-to-decide": "/approvals" },
  screens: [
    {
      path: "/expenses",
      title: "Expenses",
      navigation: "Expenses",
      load: () => import("./expenses.tsx"),
      lists: "expenses",
    },
    { path: "/expenses/new", title: "New expense", load: () => import("./new-expense.tsx") },
    {
      path: "/expenses/categories",
      title: "Expense categories",
      navigation: "Expense categories",
      permissions: ["manage-expenses"],
      load: () => import("./categories.tsx"),
      lists: "expense-categories",
    },
    { path: "/expenses/$id", title: "Expense", shows: "expenses", load: () => import("./expense-page.tsx") },
  ],
  approvals: () => import("./expense-approvals.tsx"),
};
