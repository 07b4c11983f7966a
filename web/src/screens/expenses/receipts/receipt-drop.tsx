import { FileDrop } from "../../../components/uploads/file-drop.tsx";
import { t } from "../../../messages/t.ts";
import { RECEIPT_KINDS } from "./receipt-files.ts";

interface ReceiptDropProps {
  readonly isBusy?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The area where receipts are dropped or selected from the device. */
export const ReceiptDrop = (props: ReceiptDropProps) => (
  <FileDrop
    label={t("Add a receipt")}
    hint={t("or drop it here: PDF, PNG, JPEG, WebP or HEIC, up to 25 MB.")}
    accept={RECEIPT_KINDS}
    {...props}
  />
);
