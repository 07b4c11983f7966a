import { expenseCategories } from "../../api/generated/resources/expense-categories.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

/** The expense categories and their rules. */
export default listScreen({
  resource: "expense-categories",
  metadata: expenseCategories,
  title: t("Expense categories"),
  singular: t("Expense category"),
  note: t("What money can be spent on, and the rules that apply."),
  fields: {
    code: { label: t("Ledger account"), hint: undefined },
    kind: {
      hint: t("It cannot be changed once an expense uses the category."),
      optionLabels: { amount: t("An amount"), unit: t("Unit price") },
    },
    unit_name: { label: t("Unit"), hint: t("Such as km.") },
    unit_price: { label: t("Price per unit"), hint: t("A change applies to expenses submitted afterwards.") },
    receipt_required_above: {
      label: t("Receipt required above"),
      hint: t("Including tax, in the workspace's currency. Empty: never; 0: always."),
    },
    limit_amount: { label: t("Limit per expense"), hint: t("Only finance can approve expenses above it.") },
    is_billable_default: { label: t("Billed to the client by default") },
    default_markup_percent: { label: t("Usual markup"), hint: undefined },
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
      { id: "current", label: (them) => t("Current", them), filters: { archived: "false" } },
      { id: "archived", label: (them) => t("Archived", them), filters: { archived: "true" } },
    ],
    filters: { archived: { isHidden: true } },
    emptyText: t("An expense category is a type of expense, such as travel."),
  },
  form: [
    {
      title: t("Expense category"),
      fields: ["name", "code", "description", "kind", "unit_name", "unit_price"],
    },
    {
      title: t("Rules"),
      fields: ["receipt_required_above", "limit_amount", "is_billable_default", "default_markup_percent"],
    },
  ],
  initial: () => ({ kind: "amount" }),
});
