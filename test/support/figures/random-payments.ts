import type { Surroundings } from "./random-books.ts";

/** What is settled: an issued document that is not void, and its total in hundredths. */
export interface Settled {
  readonly id: string;
  readonly document_type: "invoice" | "credit_note";
  readonly client_id: string | null;
  readonly currency: string;
  readonly issue_date: string;
  readonly exchange_rate: string;
  readonly total: number;
}

/** What payments and applied credit leave of documents, in hundredths by id. */
export interface Settlement {
  readonly paid: ReadonlyMap<string, number>;
  readonly credited: ReadonlyMap<string, number>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const PARTS = [[], [], [0.3], [0.3, 0.7], [1], [0.5, 0.2]] as const;
const LAST_PAYMENT = "2026-07-14";

/** Pays some documents in part or whole, pays some credit notes back, and applies others to open invoices. */
export function randomPayments(
  { random, newId, dayBetween }: Surroundings,
  documents: readonly Settled[],
): Settlement {
  const paid = new Map<string, number>();
  const credited = new Map<string, number>();
  const add = (sums: Map<string, number>, id: string, cents: number) =>
    sums.set(id, (sums.get(id) ?? 0) + cents);
  const open = ({ id, total }: Settled) => total - (paid.get(id) ?? 0) - (credited.get(id) ?? 0);
  const rows: Record<string, unknown>[] = [];
  const book = (one: Settled, cents: number, note: Settled | null) => {
    if (cents <= 0) return;
    rows.push({
      ...{ id: newId(), invoice_id: one.id, client_id: one.client_id, currency: one.currency },
      ...{ amount: (cents / 100).toFixed(2), exchange_rate: one.exchange_rate },
      paid_at: dayBetween(
        note && note.issue_date > one.issue_date ? note.issue_date : one.issue_date,
        LAST_PAYMENT,
      ),
      method: note ? "credit_note" : random.pick(["bank_transfer", "card", "cash"]),
      credit_note_id: note?.id ?? null,
    });
    add(note ? credited : paid, one.id, cents);
    if (note) add(credited, note.id, cents);
  };
  for (const one of documents)
    for (const part of random.pick(PARTS)) book(one, Math.min(open(one), Math.floor(one.total * part)), null);
  for (const note of documents.filter(({ document_type }) => document_type === "credit_note")) {
    const suits = (one: Settled) => one.client_id === note.client_id && one.currency === note.currency;
    const invoice = documents.find((one) => one.document_type === "invoice" && suits(one) && open(one) > 0);
    if (invoice) book(invoice, Math.min(open(invoice), open(note)), note);
  }
  return { paid, credited, rows };
}
