/** The key of a count: one API key on one day (`YYYY-MM-DD`) of its workspace. */
export interface CountedKey {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly day: string;
}

/** How many calls ended with a status below 400, below 500, and from 500 on. */
export interface ByClass {
  readonly success: number;
  readonly clientError: number;
  readonly serverError: number;
}

export interface CountLine extends CountedKey {
  readonly counts: ByClass;
}

const NONE: ByClass = { success: 0, clientError: 0, serverError: 0 };

const classOf = (status: number): ByClass => ({
  success: status < 400 ? 1 : 0,
  clientError: status >= 400 && status < 500 ? 1 : 0,
  serverError: status >= 500 ? 1 : 0,
});

/** Counts calls in memory until they are flushed. */
export class CallCounts {
  #lines = new Map<string, CountLine>();

  /** Counts one call. */
  add(key: CountedKey, status: number): void {
    this.#plus({ ...key, counts: classOf(status) });
  }

  /** Returns all counts since the last call and resets them. */
  take(): CountLine[] {
    const lines = [...this.#lines.values()];
    this.#lines = new Map();
    return lines;
  }

  /** Adds counts back that could not be written. */
  putBack(lines: readonly CountLine[]): void {
    for (const line of lines) this.#plus(line);
  }

  #plus(line: CountLine): void {
    const name = `${line.workspaceId}/${line.keyId}/${line.day}`;
    const before = this.#lines.get(name)?.counts ?? NONE;
    const counts = {
      success: before.success + line.counts.success,
      clientError: before.clientError + line.counts.clientError,
      serverError: before.serverError + line.counts.serverError,
    };
    this.#lines.set(name, { ...line, counts });
  }
}
