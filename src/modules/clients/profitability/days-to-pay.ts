import { sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { roundRatio } from "../../../platform/figures/round-ratio.ts";
import { loadSettledInvoices } from "../../invoicing/index.ts";
import type { DocumentQuery } from "./document-amounts.ts";
import { hasLineOf, isOfClients } from "./selected-records.ts";

/**
 * The mean number of days from issue to the last payment, with one decimal, by client id: of invoices that a payment in the
 * period settled.
 */
export async function loadDaysToPay(
  work: Work,
  { period, clientIds, projectIds }: DocumentQuery,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await loadSettledInvoices(work, {
    period,
    matching: (alias) => sql`${isOfClients(alias, clientIds)} and ${hasLineOf(alias, projectIds)}`,
  });
  return new Map(
    rows.map(({ client_id, invoices, days }) => [client_id, roundRatio(BigInt(days), invoices, 1)]),
  );
}
