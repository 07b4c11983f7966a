import type { Pool } from "pg";

/** What of an issued document may follow from payments, reminders and a void; everything else is frozen. */
const MAY_CHANGE = [
  ...["paid_total", "credited_total", "balance_due", "paid_at", "sent_at", "voided_at", "void_reason"],
  ...["private_notes", "settled_on", "reminder_level", "reminded_at", "overdue_reported_at", "updated_at"],
];
/** What of a line of one may change: whether what it bills was released. */
const LINE_MAY_CHANGE = ["released_at", "updated_at"];

const FROZEN = `select i.number, to_jsonb(i) - $2::text[] as document,
    (select jsonb_agg(to_jsonb(l) - $3::text[] order by l.position, l.id) from invoice_lines l
      where l.workspace_id = i.workspace_id and l.invoice_id = i.id) as lines
  from invoices i where i.workspace_id = $1 and i.number is not null`;

/** Remembers issued documents with their lines as they were first seen. */
export class FrozenDocuments {
  readonly #known = new Map<string, string>();

  /** Names the issued documents that are no longer as they were; an empty list is what one wants. */
  async changesSince(pool: Pool, workspaceId: string): Promise<string[]> {
    const { rows } = await pool.query(FROZEN, [workspaceId, MAY_CHANGE, LINE_MAY_CHANGE]);
    const now = new Map(rows.map(({ number, ...stored }) => [String(number), JSON.stringify(stored)]));
    const changed: string[] = [];
    for (const [number, before] of this.#known)
      if (now.get(number) !== before) changed.push(`${number} was ${before} and is ${now.get(number)}`);
    for (const [number, stored] of now) if (!this.#known.has(number)) this.#known.set(number, stored);
    return changed;
  }
}
