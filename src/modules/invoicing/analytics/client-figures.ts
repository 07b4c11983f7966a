import type { Words } from "../../../engine/work/index.ts";
import { isWhole, reportedAmount } from "../../../platform/figures/figure.ts";
import { type ReportedRow, reportedRow } from "../../../platform/figures/figure-rows.ts";
import { OTHER_CLIENTS } from "../../../platform/figures/group-names.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { type CountedInvoices, claims, isIssued, isOpenInvoice, revenueOf } from "./invoice-figures.ts";

interface ClientRow extends ReportedRow {
  readonly client_id: string | null;
  readonly client_name: string;
}

const clientRow = (client_id: string | null, client_name: string, counted: CountedInvoices): ClientRow => {
  const { collected, outstanding, overdue } = claims(counted);
  return {
    ...{ client_id, client_name },
    ...reportedRow({
      net: reportedAmount(revenueOf(counted)),
      collected: reportedAmount(collected),
      outstanding: reportedAmount(outstanding),
      overdue: reportedAmount(overdue),
    }),
  };
};

/** A client with its revenue; null if that is unknown. */
interface SortedClient {
  readonly id: string;
  readonly name: string;
  readonly counted: CountedInvoices;
  readonly revenue: bigint | null;
}

/** The highest revenue first, then by name; revenue that is unknown comes last. */
function byRevenue(a: SortedClient, b: SortedClient): number {
  if (a.revenue === b.revenue) return a.name.localeCompare(b.name);
  if (a.revenue === null || b.revenue === null) return a.revenue === null ? 1 : -1;
  return a.revenue > b.revenue ? -1 : 1;
}

/** The parts of what is counted that concern some clients. */
const ofClients = (
  { currency, documents, payments }: CountedInvoices,
  isOne: (clientId: string) => boolean,
): CountedInvoices => ({
  currency,
  documents: documents.filter(({ client_id }) => isOne(client_id)),
  payments: payments.filter(({ client_id }) => isOne(client_id)),
  settled: [],
});

/**
 * A row for each client with a document or payment of the period or an open balance: the highest revenue first, those
 * whose revenue is unknown last, and all beyond the limit in one row.
 */
export function byClient(
  counted: CountedInvoices,
  names: ReadonlyMap<string, string>,
  limit: number,
  words: Words,
) {
  const documents = grouped(
    counted.documents.filter((group) => isIssued(group) || isOpenInvoice(group)),
    ({ client_id }) => client_id,
  );
  const payments = grouped(counted.payments, ({ client_id }) => client_id);
  const ids = new Set([...documents.keys(), ...payments.keys()]);
  const sorted = [...ids]
    .map((id): SortedClient => {
      const own = {
        currency: counted.currency,
        documents: documents.get(id) ?? [],
        payments: payments.get(id) ?? [],
        settled: [],
      };
      const revenue = revenueOf(own);
      return {
        id,
        name: names.get(id) ?? "",
        counted: own,
        revenue: isWhole(revenue) ? revenue.known : null,
      };
    })
    .toSorted(byRevenue);
  const shown = sorted.slice(0, limit).map((one) => clientRow(one.id, one.name, one.counted));
  if (sorted.length === shown.length) return shown;
  const others = new Set(sorted.slice(limit).map(({ id }) => id));
  return [
    ...shown,
    clientRow(
      null,
      words.say(OTHER_CLIENTS),
      ofClients(counted, (id) => others.has(id)),
    ),
  ];
}
