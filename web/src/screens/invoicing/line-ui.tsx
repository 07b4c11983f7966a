import { invoiceLines } from "../../api/generated/resources/invoice-lines.ts";
import { resourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";

/** The names of what lines charge. */
export const LINE_KINDS = {
  manual: t("Other"),
  time: t("Time"),
  expense: t("Expense"),
  fixed_fee: t("Fixed fee"),
  retainer: t("Retainer"),
  overage: t("Overage"),
  revenue_share: t("Share of revenue"),
};

const isShare = ({ kind }: Readonly<Record<string, unknown>>): boolean => kind === "revenue_share";

/** The lines of an invoice. */
export const lineUi = resourceUi({
  resource: "invoice-lines",
  metadata: invoiceLines,
  title: t("Lines"),
  singular: t("Line"),
  fields: {
    kind: { label: t("What"), optionLabels: LINE_KINDS, hint: undefined },
    quantity: {
      hint: t("Negative for a deduction."),
      isOffered: ({ kind }) => (kind ?? "manual") === "manual",
    },
    unit_price: { label: t("Price"), hint: t("Without tax."), isOffered: (values) => !isShare(values) },
    discount_percent: { label: t("Discount") },
    tax_rate_id: { label: t("Tax"), hint: t("If empty, the client's, otherwise the default tax rate.") },
    tax_percent: { label: t("Tax") },
    project_id: { label: t("Project"), hint: undefined, within: "client_id" },
    period_start: { label: t("From"), hint: undefined },
    period_end: { label: t("Until"), hint: undefined },
    revenue_base: { label: t("Reported revenue"), hint: undefined, isOffered: isShare },
    net_amount: { label: t("Net") },
    position: { label: t("Place"), hint: t("If empty, last.") },
  },
  list: {
    columns: [
      "description",
      "position",
      "quantity",
      "unit",
      "unit_price",
      "discount_percent",
      "tax_percent",
      "net_amount",
    ],
    sort: "position",
    filters: {
      invoice_id: { label: t("Invoice"), resource: "invoices" },
      client_id: { label: t("Client"), resource: "clients" },
      employee_id: { label: t("Employee"), resource: "employees" },
      task_id: { label: t("Task"), resource: "tasks" },
    },
    emptyText: t("Nothing is charged yet."),
  },
  form: [
    {
      title: t("Line"),
      fields: [
        "kind",
        "description",
        "quantity",
        "unit",
        "unit_price",
        "discount_percent",
        "tax_rate_id",
        "project_id",
        "revenue_base",
        "period_start",
        "period_end",
        "position",
      ],
    },
  ],
});
