import type { UiModule } from "../../declare/screen.ts";
import { t } from "../../messages/t.ts";

/** The screens of expenses. */
export const expenses: UiModule = {
  label: t("Expenses"),
  icon: "receipt",
  cards: { "expenses-to-decide": "/approvals" },
  screens: [
    {
      path: "/expenses",
      title: t("Expenses"),
      navigation: t("Expenses"),
      load: () => import("./expenses.tsx"),
      lists: "expenses",
    },
    { path: "/expenses/new", title: t("New expense"), load: () => import("./new-expense.tsx") },
    {
      path: "/expenses/categories",
      title: t("Expense categories"),
      navigation: t("Expense categories"),
      permissions: ["manage-expenses"],
      load: () => import("./categories.tsx"),
      lists: "expense-categories",
    },
    {
      path: "/expenses/$id",
      title: t("Expense"),
      shows: "expenses",
      load: () => import("./expense-page.tsx"),
    },
  ],
  approvals: { resource: "expenses", load: () => import("./expense-approvals.tsx") },
};
