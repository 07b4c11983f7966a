import { compile, type Sql, type SqlContext } from "../query/sql.ts";
import type { CountedTotal } from "../query/total.ts";

const MAX_REMEMBERED = 10_000;

/** The last counted total of each selection that was requested; the least recently used are forgotten. */
export class RememberedTotals {
  readonly #totals = new Map<string, CountedTotal>();

  /** What tells one selection from another: its condition with all its values, the workspace and the day among them. */
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
