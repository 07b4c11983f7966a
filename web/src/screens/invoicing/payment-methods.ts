/** The names of the methods of payment. */
export const PAYMENT_METHODS = {
  bank_transfer: "Bank transfer",
  card: "Card",
  cash: "Cash",
  direct_debit: "Direct debit",
  cheque: "Cheque",
  credit_note: "Credit note",
  other: "Other",
} as const;
