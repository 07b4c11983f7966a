import { heading, type Look, listed } from "./look.ts";

/** The screens of expenses, of which Ana has some. */
export const expensesLooks: readonly Look[] = [
  { name: "expenses", path: "/expenses?view=all", ready: listed("Taxi abroad") },
  { name: "a new expense", path: "/expenses/new", ready: heading("New expense") },
  { name: "an expense", path: "/expenses/$first(/expenses?search=train)", ready: heading("Train to Cluj") },
  {
    name: "the receipts of an expense",
    path: "/expenses/$first(/expenses?search=train)?tab=receipts",
    ready: listed("bill.pdf"),
  },
  { name: "expense categories", path: "/expenses/categories", ready: listed("Accommodation") },
];
