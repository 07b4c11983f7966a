import { Button } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../components/icon.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { useMay } from "../../session/session.ts";
import { PaymentDialog } from "./payment-dialog.tsx";

/** The button that records a payment on an invoice, or a refund of a credit note, while something is open. */
export function PaymentButton({ record }: RecordViewProps<"invoices">) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { number, balance_due, status, document_type } = record.attributes;
  const isPayable = number !== null && status !== "void" && balance_due > 0;
  if (!isPayable || !may("manage-invoices")) return null;
  return (
    <>
      <Button leftSection={<Icon name="coin" size={16} />} onClick={() => setOpen(true)}>
        {document_type === "credit_note" ? t("Record a refund") : t("Record a payment")}
      </Button>
      {isOpen && <PaymentDialog invoice={record} onClose={() => setOpen(false)} />}
    </>
  );
}
