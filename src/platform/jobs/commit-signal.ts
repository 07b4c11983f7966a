/** Notifies the jobs of this process of each commit, so that they need not wait for their next poll. */
export class CommitSignal {
  readonly #listeners = new Set<() => void>();

  /** Calls the listener at every commit until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
