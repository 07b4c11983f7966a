import type { Work } from "../../../engine/work/index.ts";
import type { Figure } from "../../../platform/figures/figure.ts";
import type { Unconverted } from "../../projects/index.ts";
import { loadClientSums } from "./client-sums.ts";
import { loadDaysToPay } from "./days-to-pay.ts";
import { type DocumentPart, type DocumentQuery, documentAmounts } from "./document-amounts.ts";

/** What a client was invoiced and has paid; amounts in whole hundredths of the report's currency. */
export interface ClientBilling {
  /** Issued lines of the period without tax, and those of them that have no project; credit notes are negative. */
  readonly invoiced: Figure;
  readonly withoutProject: Figure;
  /** Payments in the period without refunds, tax included. */
  readonly collected: Figure;
  /** Balances at the end of the period, tax included, and those of them that are past due. */
  readonly outstanding: Figure;
  readonly overdue: Figure;
  /** One decimal; null if no invoice was settled by a payment in the period. */
  readonly averageDaysToPay: number | null;
}

export interface LoadedBilling {
  /** The ids of the clients with an issued line or a payment in the period. */
  readonly clientIds: readonly string[];
  readonly of: (clientId: string) => ClientBilling;
}

/**
 * Loads what clients were invoiced and have paid. Amounts that cannot be converted are added to `unconverted`, except
 * lines of projects, which the economics of the projects add.
 */
export async function loadClientBilling(
  work: Work,
  query: DocumentQuery,
  unconverted: Unconverted,
): Promise<LoadedBilling> {
  const sums = await loadClientSums<DocumentPart>(work, documentAmounts(work, query), query.currency);
  sums.noteUnconverted(unconverted, "line", "payment", "due_later", "overdue");
  const daysToPay = await loadDaysToPay(work, query);
  return {
    clientIds: sums.clientsWith("line_of_project", "line", "payment"),
    of: (clientId) => ({
      invoiced: sums.of(clientId, "line_of_project", "line"),
      withoutProject: sums.of(clientId, "line"),
      collected: sums.of(clientId, "payment"),
      outstanding: sums.of(clientId, "due_later", "overdue"),
      overdue: sums.of(clientId, "overdue"),
      averageDaysToPay: daysToPay.get(clientId) ?? null,
    }),
  };
}
