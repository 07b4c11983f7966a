import type { Work } from "../work/work.ts";

/** Does a piece of work in a transaction of its own. */
export type InTransaction = <T>(body: (work: Work) => Promise<T>) => Promise<T>;

/** Where transactions wait for each other before any is committed; who gives up ends it for all. */
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
    // Whoever fails before it arrives here rejects it while nobody may be waiting.
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
 * Does many pieces of work in so many transactions at a time, each piece in whichever is free: for more than one
 * connection of the database can do in good time. Pieces must not need each other. They are taken one by one, when
 * there is somebody to do them, so that they need not all be in memory.
 *
 * None of the transactions is committed before all pieces are done, and what any of them throws undoes all. Only a
 * breakdown in the moment of committing can leave some without the others.
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
        // A transaction that is tried again after others were undone finds here that there is no more use.
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
      // It may not even have begun, and the others must not wait for it.
      barrier.cancel(error);
      throw error;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: transactions }, doInTransaction));
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
