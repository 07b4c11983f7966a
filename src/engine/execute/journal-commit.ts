import { insertCommit } from "../query/journal-entries.ts";
import type { Sql } from "../query/sql.ts";

/**
 * What one transaction tells the journal as a whole: its entries name it, and its rows in `journal_commits` get their
 * position once it has ended.
 */
export class JournalCommit {
  readonly #newId: () => string;
  readonly #types = new Set<string>();
  #id: string | null = null;
  #hasEntries = false;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  get id(): string {
    this.#id ??= this.#newId();
    return this.#id;
  }

  /** Whether there are entries, so that whoever reads the journal finds something new after the commit. */
  get hasEntries(): boolean {
    return this.#hasEntries;
  }

  /** Notes that entries tell of a type of resource, or of none. */
  coversType(resourceType: string | null): void {
    this.#hasEntries = true;
    if (resourceType !== null) this.#types.add(resourceType);
  }

  /** Inserts its rows: one for all that it tells, and one for each type. To be sent with the last statement. */
  insertion(): Sql {
    return insertCommit(this.id, [...this.#types]);
  }
}
