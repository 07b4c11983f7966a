import { Group, Stack, Text, Title } from "@mantine/core";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { RelatedRecords } from "../../records/related-records.tsx";
import { useMay } from "../../session/session.ts";
import { InvoiceStatus } from "./invoice-status.tsx";
import { invoiceUi, numberOf } from "./invoice-ui.tsx";
import { lineUi } from "./line-ui.tsx";
import { paymentUi } from "./payment-ui.tsx";

function InvoiceHeader({ record }: RecordViewProps<"invoices">) {
  const { status, client_name, reference } = record.attributes;
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Title order={1}>{numberOf(record)}</Title>
        <InvoiceStatus status={status} />
      </Group>
      <Text c="dimmed">{reference === null ? client_name : `${client_name} · ${reference}`}</Text>
    </Stack>
  );
}

function InvoiceLines({ record }: RecordViewProps<"invoices">) {
  const may = useMay();
  const mayCreate =
    record.attributes.number === null &&
    record.attributes.document_type === "invoice" &&
    may("manage-invoices");
  return <RelatedRecords ui={lineUi} of={{ invoice_id: record.id }} mayCreate={mayCreate} />;
}

function InvoicePayments({ record }: RecordViewProps<"invoices">) {
  const may = useMay();
  const { number, balance_due, status } = record.attributes;
  const isOpen = number !== null && status !== "void" && balance_due > 0;
  return (
    <RelatedRecords
      ui={paymentUi}
      of={{ invoice_id: record.id }}
      mayCreate={isOpen && may("manage-invoices")}
    />
  );
}

/** The page of an invoice: its figures and texts, lines and payments. */
export default recordPage({
  ui: invoiceUi,
  listPath: "/invoices",
  Header: InvoiceHeader,
  tabs: [
    {
      id: "invoice",
      label: "Invoice",
      sections: [
        {
          title: "Amounts",
          fields: [
            "net_total",
            "discount_total",
            "tax_total",
            "total",
            "paid_total",
            "credited_total",
            "balance_due",
            "base_total",
          ],
        },
        {
          title: "Invoice",
          fields: [
            "client_id",
            "client_contact_id",
            "credited_invoice_id",
            "reference",
            "currency",
            "exchange_rate",
          ],
        },
        {
          title: "Dates",
          fields: ["issue_date", "due_date", "period_start", "period_end", "sent_at", "paid_at"],
        },
        { title: "Discount and tax", fields: ["discount_type", "discount_value", "tax_rounding"] },
        { title: "Texts", fields: ["notes", "terms", "private_notes", "void_reason"] },
      ],
    },
    { id: "lines", label: "Lines", Content: InvoiceLines, isShown: () => true },
    {
      id: "payments",
      label: "Payments",
      Content: InvoicePayments,
      isShown: (record) => record.attributes.number !== null,
    },
    {
      id: "history",
      label: "History",
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
