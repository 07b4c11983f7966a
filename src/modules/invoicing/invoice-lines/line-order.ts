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

/** Gives the lines the positions of their indexes, with one statement for those that move. */
async function place(
  work: Work,
  lines: readonly Place[],
  positionOf: (index: number) => number,
): Promise<void> {
  const placed = lines.map(({ id, position }, index) => ({ id, position, to: positionOf(index) }));
  const moved = placed.filter(({ position, to }) => position !== to);
  await work.updateEach("invoice-lines", new Map(moved.map(({ id, to }) => [id, { position: to }])));
}

/** Numbers the other lines of an invoice from 1 on, leaving the position of one line free. Their order does not change. */
export async function placeOthers(
  work: Work,
  invoiceId: string,
  id: string,
  position: number,
): Promise<void> {
  const others = await work.rows<Place>(sql`select l.id, l.position from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId} and l.id <> ${id}
    order by l.position, l.id`);
  await place(work, others, (index) => (index + 1 < position ? index + 1 : index + 2));
}

/** Puts the given lines of an invoice first, in their order; the others follow in their present order. */
export async function putInOrder(work: Work, invoiceId: string, ids: readonly string[]): Promise<void> {
  const present = await work.rows<Place>(sql`select l.id, l.position from invoice_lines l
    where l.workspace_id = ${fromContext("workspace")} and l.invoice_id = ${invoiceId} order by l.position, l.id`);
  const given = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Place): number => given.get(id) ?? ids.length;
  const ordered = present.toSorted((one, other) => placeOf(one) - placeOf(other));
  await place(work, ordered, (index) => index + 1);
}
