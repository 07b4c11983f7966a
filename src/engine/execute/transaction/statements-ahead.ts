/** The transaction has failed before, or a statement that should have been prepared before has failed with it. */
const CONSEQUENCES: ReadonlySet<string | undefined> = new Set(["25P02", "26000"]);

const isConsequence = (error: unknown): boolean => CONSEQUENCES.has((error as { code?: string }).code);

/**
 * The statements of a transaction that were sent without waiting for their responses. PostgreSQL runs what a connection
 * sends in order, so every later statement sees what they did. If one fails, so does everything after it, and the
 * transaction ends with the error of the one that failed.
 */
export class StatementsAhead {
  #responded: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | null = null;
  /** Whether the error was thrown to the body, which may have reported it in its own way. */
  #isThrown = false;

  /**
   * Adds a statement that has been sent.
   * @param translate makes the error of the transaction from that of the statement
   */
  add(response: Promise<unknown>, translate: (error: unknown) => unknown = (error) => error): void {
    const before = this.#responded;
    const noted = response.then(
      () => {},
      (error: unknown) => {
        if (isConsequence(error)) return;
        this.#failure ??= { error: translate(error) };
      },
    );
    this.#responded = noted.then(() => before);
  }

  /** Waits for all responses. @throws the error of the first statement that failed */
  async settle(): Promise<void> {
    await this.#responded;
    if (!this.#failure) return;
    this.#isThrown = true;
    throw this.#failure.error;
  }

  /** The error with which the transaction ends if it came to this one: that of an earlier statement, if one has failed. */
  async causeOf(error: unknown): Promise<unknown> {
    await this.#responded;
    if (!this.#failure || (this.#isThrown && !isConsequence(error))) return error;
    return this.#failure.error;
  }
}
