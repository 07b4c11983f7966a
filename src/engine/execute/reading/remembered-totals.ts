import type { CountedTotal } from "../../query/total.ts";
import { compile, type Sql, type SqlContext } from "../../sql/sql.ts";

const MAX_REMEMBERED = 10_000;

/** Caches the last total of each requested selection; the least recently used totals are evicted. */
export class RememberedTotals {
  readonly #totals = new Map<string, CountedTotal>();

  /** The key of a selection: its condition with all values, including the workspace and the day. */
  static keyOf(table: string, condition: Sql, context: SqlContext): string {
    const { text, values } = compile(condition, context);
    return `${table}\n${text}\n${JSON.stringify(values)}`;
  }

  get(key: string): CountedTotal | null {
    const found = this.#totals.get(key) ?? null;
    if (found) {
      this.#totals.delete(key);
      this.#totals.set(key, found);
    }
    return found;
  }

  set(key: string, counted: CountedTotal): void {
    this.#totals.delete(key);
    this.#totals.set(key, counted);
    if (this.#totals.size <= MAX_REMEMBERED) return;
    const [oldest] = this.#totals.keys();
    this.#totals.delete(oldest!);
  }
}
