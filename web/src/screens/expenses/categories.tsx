import { expenseCategories } from "../../api/generated/resources/expense-categories.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The expense categories and their rules. */
export default listScreen({
  resource: "expense-categories",
  metadata: expenseCategories,
  title: "Expense categories",
  singular: "Expense category",
  note: "What money can be spent on, and the rules that apply.",
  fields: {
    code: { label: "Ledger account", hint: undefined },
    kind: {
      hint: "It cannot be changed once an expense uses the category.",
      optionLabels: { amount: "An amount", unit: "Unit price" },
    },
    unit_name: { label: "Unit", hint: "Such as km." },
    unit_price: { label: "Price per unit", hint: "A change applies to expenses submitted afterwards." },
    receipt_required_above: {
      label: "Receipt required above",
      hint: "Including tax, in the workspace's currency. Empty: never; 0: always.",
    },
    limit_amount: { label: "Limit per expense", hint: "Only finance can approve expenses above it." },
    is_billable_default: { label: "Billed to the client by default" },
    default_markup_percent: { label: "Usual markup", hint: undefined },
  },
  list: {
    columns: ["name", "kind", "code", "unit_price", "receipt_required_above", "limit_amount"],
    more: [
      "unit_name",
      "description",
      "is_billable_default",
      "default_markup_percent",
      "is_used",
      "created_at",
    ],
    sort: "name",
    views: [
      { id: "current", label: "Current", filters: { archived: "false" } },
      { id: "archived", label: "Archived", filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: "An expense category is a type of expense, such as travel.",
  },
  form: [
    { title: "Expense category", fields: ["name", "code", "description", "kind", "unit_name", "unit_price"] },
    {
      title: "Rules",
      fields: ["receipt_required_above", "limit_amount", "is_billable_default", "default_markup_percent"],
    },
  ],
  initial: () => ({ kind: "amount" }),
});
