import { message, plural, type Text, type Words } from "../../../../engine/work/index.ts";
import { roundRatio } from "../../../../platform/figures/round-ratio.ts";
import type { CellValue } from "../../../../platform/spreadsheets/column.ts";
import { centsOf, decimalOf } from "../../../projects/index.ts";
import type { EntryRow } from "./entry-columns.ts";
import { stateInWords, TOTAL } from "./sheet-words.ts";

/** The sum of the known amounts in cents, and the number of entries whose amount is unknown. */
class RunningTotal {
  #known = 0n;
  #entries = 0;
  #unknown = 0;

  add(amount: CellValue): void {
    this.#entries++;
    if (amount == null) this.#unknown++;
    else this.#known += centsOf(String(amount));
  }

  /** Null if no amount is known. */
  shown(): string | null {
    return this.#entries > 0 && this.#unknown === this.#entries ? null : decimalOf(this.#known);
  }

  /** A sentence about the entries that are left out; null if there are none. */
  leftOut(inWords: (count: number) => Text, words: Words): string | null {
    return this.#unknown === 0 ? null : words.say(inWords(this.#unknown));
  }
}

const withoutAmount = (count: number): Text =>
  plural(
    count,
    message`Without ${count} entry whose billed amount is not known.`,
    message`Without ${count} entries whose billed amount is not known.`,
  );

const withoutCost = (count: number): Text =>
  plural(
    count,
    message`Without ${count} entry whose cost is not known.`,
    message`Without ${count} entries whose cost is not known.`,
  );

/** Sums up rows as they are streamed: minutes as integers, amounts in cents and by currency. */
export class EntryTotals {
  readonly #withMoney: boolean;
  readonly #words: Words;
  #minutes = 0;
  #billable = 0;
  readonly #cost = new RunningTotal();
  readonly #billed = new Map<string, RunningTotal>();

  constructor(withMoney: boolean, words: Words) {
    this.#withMoney = withMoney;
    this.#words = words;
  }

  /** Adds a row. `billed amount` and `cost` are decimals with two places. */
  add(row: EntryRow): void {
    this.#minutes += Number(row.minutes ?? 0);
    this.#billable += Number(row["billable minutes"] ?? 0);
    if (row.status === "running") return;
    this.#cost.add(row.cost);
    const currency = row.currency;
    if (typeof currency !== "string") return;
    const billed = this.#billed.get(currency) ?? new RunningTotal();
    billed.add(row["billed amount"]);
    this.#billed.set(currency, billed);
  }

  /** The rows with the totals: one, and another for each further currency, ordered by code. */
  rows(): EntryRow[] {
    const words = this.#words;
    const employee = words.say(TOTAL);
    const [first, ...others] = [...this.#billed]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([currency, billed]) => ({
        ...{ employee, currency, "billed amount": billed.shown() },
        "not known": billed.leftOut(withoutAmount, words),
      }));
    const leftOut = [first?.["not known"], this.#cost.leftOut(withoutCost, words)].filter(Boolean).join(" ");
    const money = this.#withMoney
      ? { "billed amount": "0.00", ...first, cost: this.#cost.shown(), "not known": leftOut || null }
      : {};
    return [
      {
        ...money,
        employee,
        minutes: this.#minutes,
        hours: roundRatio(this.#minutes, 60, 2)!.toFixed(2),
        "billable minutes": this.#billable,
      },
      ...others,
    ];
  }
}

/** Yields the rows, with their states in the words of the reader, and then their totals. */
export async function* withTotals(
  rows: AsyncIterable<EntryRow>,
  withMoney: boolean,
  words: Words,
): AsyncGenerator<EntryRow> {
  const totals = new EntryTotals(withMoney, words);
  for await (const row of rows) {
    totals.add(row);
    yield typeof row.status === "string" ? { ...row, status: stateInWords(row.status, words) } : row;
  }
  yield* totals.rows();
}
