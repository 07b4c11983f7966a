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

/** The class of a status. */
function classOf(status: number): keyof ByClass {
  if (status < 400) return "success";
  return status < 500 ? "clientError" : "serverError";
}

/** Counts that are still added to. */
type Growing = Record<keyof ByClass, number>;

/** Counts calls in memory until they are flushed. */
export class CallCounts {
  #lines = new Map<string, CountedKey & { readonly counts: Growing }>();

  /** Counts one call. */
  add(key: CountedKey, status: number): void {
    this.#countsOf(key)[classOf(status)]++;
  }

  /** Returns all counts since the last call and resets them. */
  take(): CountLine[] {
    const lines = [...this.#lines.values()];
    this.#lines = new Map();
    return lines;
  }

  /** Adds counts back that could not be written. */
  putBack(lines: readonly CountLine[]): void {
    for (const { counts, ...key } of lines) {
      const now = this.#countsOf(key);
      now.success += counts.success;
      now.clientError += counts.clientError;
      now.serverError += counts.serverError;
    }
  }

  #countsOf({ workspaceId, keyId, day }: CountedKey): Growing {
    const name = `${workspaceId}/${keyId}/${day}`;
    const known = this.#lines.get(name);
    if (known) return known.counts;
    const counts = { success: 0, clientError: 0, serverError: 0 };
    this.#lines.set(name, { workspaceId, keyId, day, counts });
    return counts;
  }
}
