import type { CommitRows } from "../../query/journal-entries.ts";

/**
 * The journal commit of one transaction: its entries refer to it, and its rows in `journal_commits` get their position
 * after it has ended.
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

  /** Whether the commit has entries, so that readers of the journal find something new. */
  get hasEntries(): boolean {
    return this.#hasEntries;
  }

  /** Adds the resource type of an entry, if it has one. */
  coversType(resourceType: string | null): void {
    this.#hasEntries = true;
    if (resourceType !== null) this.#types.add(resourceType);
  }

  /** Its rows, which are inserted by the last statement. */
  rows(): CommitRows {
    return { id: this.id, types: [...this.#types] };
  }
}
