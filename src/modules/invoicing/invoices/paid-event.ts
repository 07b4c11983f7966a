import type { Work } from "../../../engine/work/index.ts";

/** Raises the event of an invoice whose balance has reached 0. It is raised again if the balance rose in between. */
export function raisePaid(work: Work, id: string, number: string): void {
  const about = { resource_type: "invoices", resource_id: id, resource_label: number };
  work.journal.happened("invoices.paid", about);
}
