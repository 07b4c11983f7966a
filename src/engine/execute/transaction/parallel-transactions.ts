import type { Work } from "../../work/work.ts";

/** Runs a piece of work in its own transaction. */
export type InTransaction = <T>(body: (work: Work) => Promise<T>) => Promise<T>;

/** A barrier at which transactions wait for each other before any of them commits; if one fails, all are cancelled. */
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
    // A transaction that fails before it arrives rejects the promise when nothing may be waiting for it yet.
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
 * Distributes many independent items over several concurrent transactions, for work that takes too long on one
 * connection. A transaction takes the next item when it is free, so the items need not all be in memory. No transaction
 * commits before all items are done, and an error in one of them rolls back all. Only a crash during the commits can
 * leave some committed without the others.
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
        // A transaction that is retried after the others were rolled back is stopped here.
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
      // The transaction may not have started, and the others must not wait for it.
      barrier.cancel(error);
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: transactions }, doInTransaction));
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
