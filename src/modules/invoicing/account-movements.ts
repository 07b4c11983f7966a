import type { Work } from "../../engine/work/index.ts";

export const MOVEMENT_KINDS = ["invoice", "credit_note", "payment", "refund"] as const;

/** A change of the amount that a client owes, on one day and in one currency. */
export interface AccountMovement {
  /** The id of the document or the payment. */
  readonly id: string;
  /** `YYYY-MM-DD`: the date of issue of a document, or the date of a payment. */
  readonly day: string;
  readonly kind: (typeof MOVEMENT_KINDS)[number];
  readonly invoice_id: string;
  /** The number of the document, or of the document that was paid. */
  readonly number: string;
  /** By how much the amount owed increases, in cents; negative if it decreases. */
  readonly cents: bigint;
}

/** All movements of a client's account up to a day. */
export interface ClientAccount {
  readonly movements: readonly AccountMovement[];
  /** Other currencies with movements, sorted. */
  readonly otherCurrencies: readonly string[];
}

/** The client, the currency and the last day of a requested account. */
export interface AccountRequest {
  readonly clientId: string;
  readonly currency: string;
  readonly to: string;
}

/** Reads a client's account. It has no movements until there are invoices. */
export const clientAccount = async (_request: AccountRequest, _work: Work): Promise<ClientAccount> => ({
  movements: [],
  otherCurrencies: [],
});
