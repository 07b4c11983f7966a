/** The transaction has failed before, or a statement that should have been prepared before has failed with it. */
const CONSEQUENCES: ReadonlySet<string | undefined> = new Set(["25P02", "26000"]);

/**
 * The statements of a transaction that were sent without waiting for their answers. PostgreSQL runs what a connection
 * sends in order, so every later statement sees what they did. If one fails, so does everything after it, and the
 * transaction ends with the error of the one that failed.
 */
export class StatementsAhead {
  #answered: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | null = null;

  /**
   * Adds a statement that has been sent.
   * @param translate makes the error of the transaction from that of the statement
   */
  add(answer: Promise<unknown>, translate: (error: unknown) => unknown = (error) => error): void {
    const before = this.#answered;
    const noted = answer.then(
      () => {},
      (error: unknown) => {
        if (CONSEQUENCES.has((error as { code?: string }).code)) return;
        this.#failure ??= { error: translate(error) };
      },
    );
    this.#answered = noted.then(() => before);
  }

  /** Waits for all answers. @throws the error of the first statement that failed */
  async settle(): Promise<void> {
    await this.#answered;
    if (this.#failure) throw this.#failure.error;
  }

  /** The error with which the transaction ends if it came to this one: that of an earlier statement, if one has failed. */
  async causeOf(error: unknown): Promise<unknown> {
    await this.#answered;
    return this.#failure ? this.#failure.error : error;
  }
}
