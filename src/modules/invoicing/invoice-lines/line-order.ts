import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ReadOnlyWork, Values, Work } from "../../../engine/work/index.ts";

interface Place extends Values {
  readonly id: string;
  readonly position: number;
}

/** The number of lines of an invoice. */
export async function countLines(work: ReadOnlyWork, invoiceId: string): Promise<number> {
  const row = await work.row<{ count: number }>(sql`select count(*)::integer as count from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId}`);
  return row!.count;
}

/**
 * Numbers the other lines of an invoice from 1 on, leaving the position of one line free, or no position if it is
 * null. Their order does not change.
 */
export async function placeOthers(
  work: Work,
  invoiceId: string,
  id: string,
  position: number | null,
): Promise<void> {
  const others = await work.rows<Place>(sql`select l.id, l.position from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId} and l.id <> ${id}
    order by l.position, l.id`);
  for (const [index, other] of others.entries()) {
    const place = position === null || index + 1 < position ? index + 1 : index + 2;
    if (place !== other.position) await work.update("invoice-lines", other.id, { position: place });
  }
}

/** Puts the given lines of an invoice first, in their order; the others follow in their present order. */
export async function putInOrder(work: Work, invoiceId: string, ids: readonly string[]): Promise<void> {
  const present = await work.rows<Place>(sql`select l.id, l.position from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId} order by l.position, l.id`);
  const given = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Place): number => given.get(id) ?? ids.length;
  const ordered = present.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const [index, { id, position }] of ordered.entries())
    if (position !== index + 1) await work.update("invoice-lines", id, { position: index + 1 });
}
