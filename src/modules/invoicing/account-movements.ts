import type { Work } from "../../engine/work/index.ts";

export const MOVEMENT_KINDS = ["invoice", "credit_note", "payment", "refund"] as const;

/** What changed how much a client owes, on one day and in one currency. */
export interface AccountMovement {
  /** Of the document or the payment. */
  readonly id: string;
  /** `YYYY-MM-DD`: a document's date of issue, a payment's date. */
  readonly day: string;
  readonly kind: (typeof MOVEMENT_KINDS)[number];
  readonly invoice_id: string;
  /** Of the document that it is or concerns. */
  readonly number: string;
  /** What the client owes more by it, in hundredths; negative: less. */
  readonly cents: bigint;
}

/** All that has moved on a client's account up to a day. */
export interface ClientAccount {
  readonly movements: readonly AccountMovement[];
  /** Currencies, other than the one requested, in which there are movements; sorted. */
  readonly otherCurrencies: readonly string[];
}

/** Whose account in which currency is requested, up to and including which day. */
export interface AccountRequest {
  readonly clientId: string;
  readonly currency: string;
  readonly to: string;
}

/** Reads a client's account. As long as no invoices are kept, nothing has moved on any. */
export const clientAccount = async (_request: AccountRequest, _work: Work): Promise<ClientAccount> => ({
  movements: [],
  otherCurrencies: [],
});
