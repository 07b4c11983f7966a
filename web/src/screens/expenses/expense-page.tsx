import { Alert, Group, Stack, Text, Title } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { ExpenseAmount } from "./expense-amount.tsx";
import { ExpenseStatus } from "./expense-status.tsx";
import { expenseUi } from "./expense-ui.tsx";
import { Receipts } from "./receipts/receipts.tsx";

function ExpenseHeader({ record }: RecordViewProps<"expenses">) {
  const { description, merchant, status, status_explanation, is_receipt_missing } = record.attributes;
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{String(description)}</Title>
        <ExpenseStatus status={String(status)} />
      </Group>
      <Group gap="xs">
        <ExpenseAmount record={record} />
        {merchant !== null && <Text c="dimmed">{String(merchant)}</Text>}
      </Group>
      {status_explanation !== null && <Text size="sm">{String(status_explanation)}</Text>}
      {is_receipt_missing === true && (
        <Alert
          color="orange"
          icon={<Icon name="alert-triangle" />}
          title={t("A receipt is required for this amount.")}
        >
          {t("Add it under Receipts; then the expense can be submitted.")}
        </Alert>
      )}
    </Stack>
  );
}

/** The page of an expense. */
export default recordPage({
  ui: expenseUi,
  listPath: "/expenses",
  Header: ExpenseHeader,
  tabs: [
    {
      id: "expense",
      label: t("Expense"),
      sections: [
        {
          title: t("Expense"),
          fields: ["description", "expense_category_id", "date", "merchant", "employee_id", "paid_by"],
        },
        {
          title: t("Amount"),
          fields: [
            "amount",
            "currency",
            "quantity",
            "unit_price",
            "tax_amount",
            "exchange_rate",
            "approved_amount",
            "net_amount",
            "base_amount",
          ],
        },
        {
          title: t("For a client"),
          fields: [
            "project_id",
            "client_id",
            "is_billable",
            "markup_percent",
            "billable_amount",
            "billing_status",
          ],
        },
        {
          title: t("Decision"),
          fields: [
            "submitted_at",
            "decided_at",
            "decided_by_employee_id",
            "reimbursed_on",
            "reimbursement_reference",
            "possible_duplicate_ids",
          ],
        },
      ],
    },
    { id: "receipts", label: t("Receipts"), Content: Receipts, isShown: () => true },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
