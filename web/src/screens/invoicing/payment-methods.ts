import { t } from "../../messages/t.ts";
/** The names of the methods of payment. */
export const PAYMENT_METHODS = {
  bank_transfer: t("Bank transfer"),
  card: t("Card"),
  cash: t("Cash"),
  direct_debit: t("Direct debit"),
  cheque: t("Cheque"),
  credit_note: t("Credit note"),
  other: t("Other"),
} as const;
