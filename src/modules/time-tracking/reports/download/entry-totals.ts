import { roundRatio } from "../../../../platform/figures/round-ratio.ts";
import { centsOf, decimalOf } from "../../../projects/index.ts";
import type { EntryRow } from "./entry-columns.ts";

/** Adds up rows as they pass: minutes as integers, amounts to the cent and by currency. */
export class EntryTotals {
  readonly #withMoney: boolean;
  #minutes = 0;
  #billable = 0;
  #cost = 0n;
  readonly #billed = new Map<string, bigint>();

  constructor(withMoney: boolean) {
    this.#withMoney = withMoney;
  }

  /** `billed amount` and `cost` are decimals of two places. */
  add(row: EntryRow): void {
    this.#minutes += Number(row.minutes ?? 0);
    this.#billable += Number(row["billable minutes"] ?? 0);
    const currency = row.currency;
    if (row.cost != null) this.#cost += centsOf(String(row.cost));
    if (row["billed amount"] == null || typeof currency !== "string") return;
    this.#billed.set(currency, (this.#billed.get(currency) ?? 0n) + centsOf(String(row["billed amount"])));
  }

  /** The closing rows: one, and with amounts in several currencies one more for each further currency, by code. */
  rows(): EntryRow[] {
    const [first, ...others] = [...this.#billed]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, amount]) => ({ employee: "Total", currency, "billed amount": decimalOf(amount) }));
    const money = this.#withMoney ? { "billed amount": "0.00", ...first, cost: decimalOf(this.#cost) } : {};
    return [
      {
        ...money,
        employee: "Total",
        minutes: this.#minutes,
        hours: roundRatio(this.#minutes, 60, 2)!.toFixed(2),
        "billable minutes": this.#billable,
      },
      ...others,
    ];
  }
}

/** The rows, and behind them what they add up to. */
export async function* withTotals(
  rows: AsyncIterable<EntryRow>,
  withMoney: boolean,
): AsyncGenerator<EntryRow> {
  const totals = new EntryTotals(withMoney);
  for await (const row of rows) {
    totals.add(row);
    yield row;
  }
  yield* totals.rows();
}
