import { fromContext, sql } from "../../engine/sql/index.ts";
import type { Values, Work } from "../../engine/work/index.ts";
import { unitsOf } from "../../platform/figures/decimal-text.ts";

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

interface Row extends Values, Omit<AccountMovement, "cents"> {
  readonly currency: string;
  readonly amount: string;
}

/**
 * Reads a client's account: issued documents by their issue dates and payments by their dates. A document that was
 * voided after the last day still counts; one that was voided until then does not.
 */
export async function clientAccount(
  { clientId, currency, to }: AccountRequest,
  work: Work,
): Promise<ClientAccount> {
  const rows = await work.rows<Row>(sql`
    select i.id, i.issue_date as day, i.document_type as kind, i.id as invoice_id, i.number, i.currency,
      (case i.document_type when 'invoice' then i.total else -i.total end)::text as amount
    from invoices i join workspaces w on w.id = i.workspace_id
    where i.workspace_id = ${fromContext("workspace")} and i.client_id = ${clientId} and i.number is not null
      and i.issue_date <= ${to}::date
      and (i.voided_at is null or (i.voided_at at time zone w.timezone)::date > ${to}::date)
    union all
    select p.id, p.paid_at, case paid.document_type when 'invoice' then 'payment' else 'refund' end, paid.id, paid.number,
      p.currency, (case paid.document_type when 'invoice' then -p.amount else p.amount end)::text
    from invoice_payments p
    join invoices paid on paid.workspace_id = p.workspace_id and paid.id = p.invoice_id
    where p.workspace_id = ${fromContext("workspace")} and p.client_id = ${clientId} and p.paid_at <= ${to}::date
      and p.method <> 'credit_note'`);
  const movements = rows
    .filter((row) => row.currency === currency)
    .map(({ id, day, kind, invoice_id, number, amount }) => ({
      ...{ id, day, kind, invoice_id, number },
      cents: unitsOf(amount, 2),
    }));
  const others = new Set(rows.map((row) => row.currency).filter((one) => one !== currency));
  return { movements, otherCurrencies: [...others].sort() };
}
