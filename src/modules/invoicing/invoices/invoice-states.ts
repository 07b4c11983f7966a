import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { conflict, message, type ReadOnlyWork, type StoredRecord } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";

export const ISSUED_IS_LOCKED = "An issued invoice cannot be changed.";
export const ISSUED_STAYS = "An issued invoice cannot be deleted; void it or issue a credit note.";
export const LINES_ARE_LOCKED = "Lines of an issued invoice cannot be changed.";

export const isDraft = ({ number }: Readonly<Pick<StoredRecord<"invoices">, "number">>): boolean =>
  number === null;

/** Why a document cannot be sent; null if it can. */
export function sendingObstacle(invoice: Readonly<Pick<StoredRecord<"invoices">, "number" | "voided_at">>) {
  if (isDraft(invoice)) return "A draft cannot be sent.";
  return invoice.voided_at === null ? null : "A void invoice cannot be sent.";
}

/** The message for a day in a closed period; null if the day is open. */
export type ClosedOn = (day: string) => Text | null;

/** Reads up to which day invoices and payments are closed. */
export async function closedPeriod(work: ReadOnlyWork): Promise<ClosedOn> {
  const { invoices_closed_until: until } = await readSettings(work, "invoices_closed_until");
  return (day) => (until !== null && day <= until ? message`The period up to ${until} is closed.` : null);
}

/**
 * Waits until no other transaction writes the document, its lines or its payments, and holds it until this one ends.
 * Documents are locked before projects, sources and numbers, several of them in the order of their ids.
 */
export async function holdInvoices(work: ReadOnlyWork, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) await work.lock(`invoice ${id}`);
}

/** The same with the invoices that they credit, so that the credit notes of an invoice are written one at a time. */
export async function holdWithCredited(work: ReadOnlyWork, ids: readonly string[]): Promise<void> {
  const rows = await work.rows<{ id: string }>(sql`select distinct i.credited_invoice_id as id from invoices i
    where i.workspace_id = ${fromContext("workspace")} and i.id = any(${ids}::text[]) and i.credited_invoice_id is not null`);
  await holdInvoices(work, [...new Set([...ids, ...rows.map(({ id }) => id)])]);
}

/** @throws 409 unless the document is a draft */
export function refuseUnlessDraft(stored: Readonly<StoredRecord<"invoices">>): void {
  if (!isDraft(stored)) throw conflict(ISSUED_STAYS);
}
