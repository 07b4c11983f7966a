import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { RecordHistory } from "../../records/record-history.tsx";
import { recordPage } from "../../records/record-page.tsx";
import { RelatedRecords } from "../../records/related-records.tsx";
import { DocumentTab } from "./document-tab.tsx";
import { ElectronicInvoiceMenu } from "./electronic-invoice-menu.tsx";
import { InvoiceHeader } from "./invoice-header.tsx";
import { invoiceUi } from "./invoice-ui.tsx";
import { PaymentButton } from "./payment-button.tsx";
import { paymentUi } from "./payment-ui.tsx";

/** What can be done with the document beside its actions. */
function InvoiceButtons(props: RecordViewProps<"invoices">) {
  return (
    <>
      <ElectronicInvoiceMenu {...props} />
      <PaymentButton {...props} />
    </>
  );
}

/** The payments on the invoice; a new one is recorded by the button of the page. */
function InvoicePayments({ record }: RecordViewProps<"invoices">) {
  return <RelatedRecords ui={paymentUi} of={{ invoice_id: record.id }} mayCreate={false} />;
}

/** The credit notes that correct the invoice; they are created by its action. */
function CreditNotes({ record }: RecordViewProps<"invoices">) {
  return <RelatedRecords ui={creditNoteUi} of={{ credited_invoice_id: record.id }} mayCreate={false} />;
}

const creditNoteUi = {
  ...invoiceUi,
  title: t("Credit notes"),
  list: { ...invoiceUi.list, emptyText: t("Nothing of this invoice was credited.") },
};

/** The page of an invoice: its figures and texts, lines and payments. */
export default recordPage({
  ui: invoiceUi,
  listPath: "/invoices",
  Header: InvoiceHeader,
  Buttons: InvoiceButtons,
  include: ["creditedInvoice"],
  tabs: [
    { id: "invoice", label: t("Invoice"), Content: DocumentTab, isShown: () => true },
    {
      id: "details",
      label: t("Details"),
      sections: [
        {
          title: t("Invoice"),
          fields: [
            "client_id",
            "client_contact_id",
            "credited_invoice_id",
            "reference",
            "currency",
            "exchange_rate",
            "base_total",
          ],
        },
        {
          title: t("Dates"),
          fields: ["issue_date", "due_date", "period_start", "period_end", "sent_at", "paid_at"],
        },
        { title: t("Discount and tax"), fields: ["discount_type", "discount_value", "tax_rounding"] },
        { title: t("Texts"), fields: ["notes", "terms", "private_notes"] },
      ],
    },
    {
      id: "payments",
      label: t("Payments"),
      Content: InvoicePayments,
      isShown: (record) => record.attributes.number !== null,
    },
    {
      id: "credit-notes",
      label: t("Credit notes"),
      Content: CreditNotes,
      isShown: ({ attributes }) => attributes.number !== null && attributes.document_type === "invoice",
    },
    {
      id: "history",
      label: t("History"),
      Content: RecordHistory,
      isShown: (_record, may) => may("view-audit-log"),
    },
  ],
});
