/** Tells jobs of this process that something was committed, so that they need not wait until they look again. */
export class CommitSignal {
  readonly #listeners = new Set<() => void>();

  /** Calls the listener at every commit, until the answer is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
