import type { Work } from "../work/work.ts";

/** Runs a piece of work in its own transaction. */
export type InTransaction = <T>(body: (work: Work) => Promise<T>) => Promise<T>;

/** A barrier at which transactions wait for each other before any of them commits; one that fails cancels all. */
class Barrier {
  readonly #everybody: Promise<void>;
  #open!: () => void;
  #cancel!: (reason: unknown) => void;
  #missing: number;
  #failure: { readonly reason: unknown } | null = null;

  constructor(size: number) {
    this.#missing = size;
    this.#everybody = new Promise((resolve, reject) => {
      this.#open = resolve;
      this.#cancel = reject;
    });
    // A transaction that fails before it arrives rejects the promise when nobody may be waiting yet.
    this.#everybody.catch(() => {});
  }

  throwIfCancelled(): void {
    if (this.#failure) throw this.#failure.reason;
  }

  async arrive(): Promise<void> {
    this.#missing--;
    if (this.#missing === 0) this.#open();
    await this.#everybody;
  }

  cancel(reason: unknown): void {
    this.#failure ??= { reason };
    this.#cancel(reason);
  }
}

/**
 * Distributes many independent items of work over several concurrent transactions, for more work than one database
 * connection can do in reasonable time. Items are taken one by one as transactions become free, so that they need not
 * all be in memory.
 *
 * None of the transactions commits before all items are done, and an error in any of them rolls back all. Only a crash
 * during the commits can leave some of them committed without the others.
 */
export async function runInParallel<Piece>(
  inTransaction: InTransaction,
  transactions: number,
  pieces: Iterable<Piece>,
  body: (work: Work, piece: Piece) => Promise<void>,
): Promise<void> {
  const left = pieces[Symbol.iterator]();
  const barrier = new Barrier(transactions);
  const doPieces = async (work: Work): Promise<void> => {
    try {
      for (;;) {
        // A transaction that is retried after others were rolled back is stopped here.
        barrier.throwIfCancelled();
        const next = left.next();
        if (next.done) break;
        await body(work, next.value);
      }
      await barrier.arrive();
    } catch (error) {
      barrier.cancel(error);
      throw error;
    }
  };
  const doInTransaction = async (): Promise<void> => {
    try {
      await inTransaction(doPieces);
    } catch (error) {
      // The transaction may not even have begun, and the others must not wait for it.
      barrier.cancel(error);
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: transactions }, doInTransaction));
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
