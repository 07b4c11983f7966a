import { type Sql, sql } from "../../../engine/sql/index.ts";
import type { Values, Work } from "../../../engine/work/index.ts";
import { allCauses } from "../../../platform/figures/causes.ts";
import type { Figure } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { centsOf, missingRateOf, sumOf, type Unconverted } from "../../projects/index.ts";

/** Amounts of one client that belong to the same part of its figures, in one currency, with or without exchange rates. */
interface Sums<Part extends string> extends Values {
  readonly client_id: string;
  readonly part: Part;
  readonly currency: string;
  readonly is_known: boolean;
  readonly entries: number;
  readonly first_date: string;
  readonly last_date: string;
  readonly amount: string;
  readonly converted: string;
}

/** Sums by client and part of its figures, in whole hundredths of the report's currency. */
export class ClientSums<Part extends string> {
  readonly #byClient: ReadonlyMap<string, readonly Sums<Part>[]>;
  readonly #currency: string;

  constructor(rows: readonly Sums<Part>[], currency: string) {
    this.#byClient = grouped(rows, ({ client_id }) => client_id);
    this.#currency = currency;
  }

  /** What some parts of a client amount to; incomplete if an amount could not be converted. */
  of(clientId: string, ...parts: readonly Part[]): Figure {
    const rows = (this.#byClient.get(clientId) ?? []).filter(({ part }) => parts.includes(part));
    return {
      known: sumOf(rows.map(({ converted }) => centsOf(converted))),
      causes: allCauses(
        rows
          .filter(({ is_known }) => !is_known)
          .map((row) => missingRateOf(row, row.currency, this.#currency)),
      ),
    };
  }

  /** The ids of the clients with an amount in one of the parts. */
  clientsWith(...parts: readonly Part[]): string[] {
    return [...this.#byClient]
      .filter(([, rows]) => rows.some(({ part }) => parts.includes(part)))
      .map(([id]) => id);
  }

  /** Adds the amounts of some parts that cannot be converted to those that a report leaves out. */
  noteUnconverted(unconverted: Unconverted, ...parts: readonly Part[]): void {
    for (const { is_known, part, currency, entries, amount } of [...this.#byClient.values()].flat())
      if (!is_known && parts.includes(part)) unconverted.note(currency, entries, centsOf(amount));
  }
}

/**
 * Adds up amounts by client. `amounts` is a query with the columns `client_id`, `part`, `currency`, `day`, `amount`, and
 * `converted`, which is null without an exchange rate.
 */
export async function loadClientSums<Part extends string>(
  work: Work,
  amounts: Sql,
  currency: string,
): Promise<ClientSums<Part>> {
  const rows = await work.rows<Sums<Part>>(sql`select e.client_id, e.part, e.currency,
      e.converted is not null as is_known, count(*)::integer as entries, min(e.day) as first_date, max(e.day) as last_date,
      sum(e.amount)::text as amount, coalesce(sum(e.converted), 0)::text as converted
    from (${amounts}) e group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return new ClientSums(rows, currency);
}
