import { expenseCategories } from "../../api/generated/resources/expense-categories.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The kinds of cost and their rules. */
export default listScreen({
  resource: "expense-categories",
  metadata: expenseCategories,
  title: "Kinds of cost",
  singular: "Kind of cost",
  note: "What can be spent on, and which rules hold.",
  fields: {
    code: { label: "Ledger account", hint: undefined },
    kind: {
      hint: "Fixed once an expense has it.",
      optionLabels: { amount: "An amount", unit: "Units at a price" },
    },
    unit_name: { label: "Unit", hint: "Such as km." },
    unit_price: { label: "Price of a unit", hint: "A change acts on what is submitted from then on." },
    receipt_required_above: {
      label: "Receipt required above",
      hint: "With tax, in our currency. Empty: never, 0: always.",
    },
    limit_amount: { label: "Limit of one expense", hint: "Above it only finance approves." },
    is_billable_default: { label: "Usually billed to the client" },
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
    emptyText: "A kind of cost is what money is spent on, such as travel.",
  },
  form: [
    { title: "Kind of cost", fields: ["name", "code", "description", "kind", "unit_name", "unit_price"] },
    {
      title: "Rules",
      fields: ["receipt_required_above", "limit_amount", "is_billable_default", "default_markup_percent"],
    },
  ],
  initial: () => ({ kind: "amount" }),
});
