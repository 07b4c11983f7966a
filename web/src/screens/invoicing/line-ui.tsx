import { invoiceLines } from "../../api/generated/resources/invoice-lines.ts";
import { resourceUi } from "../../declare/resource-ui.ts";

/** The names of what lines charge. */
export const LINE_KINDS = {
  manual: "Other",
  time: "Time",
  expense: "Expense",
  fixed_fee: "Fixed fee",
  retainer: "Retainer",
  overage: "Overage",
  revenue_share: "Share of revenue",
};

const isShare = ({ kind }: Readonly<Record<string, unknown>>): boolean => kind === "revenue_share";

/** The lines of an invoice. */
export const lineUi = resourceUi({
  resource: "invoice-lines",
  metadata: invoiceLines,
  title: "Lines",
  singular: "Line",
  fields: {
    kind: { label: "What", optionLabels: LINE_KINDS, hint: undefined },
    quantity: { hint: "Negative for a deduction.", isOffered: ({ kind }) => (kind ?? "manual") === "manual" },
    unit_price: { label: "Price", hint: "Without tax.", isOffered: (values) => !isShare(values) },
    discount_percent: { label: "Discount" },
    tax_rate_id: { label: "Tax", hint: "If empty, the client's, otherwise the default tax rate." },
    tax_percent: { label: "Tax" },
    project_id: { label: "Project", hint: undefined, within: "client_id" },
    period_start: { label: "From", hint: undefined },
    period_end: { label: "Until", hint: undefined },
    revenue_base: { label: "Reported revenue", hint: undefined, isOffered: isShare },
    net_amount: { label: "Net" },
    position: { hint: "If empty, last." },
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
      invoice_id: { label: "Invoice", resource: "invoices" },
      client_id: { label: "Client", resource: "clients" },
      employee_id: { label: "Employee", resource: "employees" },
      task_id: { label: "Task", resource: "tasks" },
    },
    emptyText: "Nothing is charged yet.",
  },
  form: [
    {
      title: "Line",
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
