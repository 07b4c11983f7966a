import { LRUCache } from "lru-cache";
import { dayIn } from "../../declare/calendar.ts";
import type { HttpResponse } from "../../work/http-response.ts";

/** A response, and what it was made from besides the request. */
export interface RememberedAnswer {
  readonly response: HttpResponse;
  /** The version of the workspace, which was read before anything else. */
  readonly version: string;
  /** The calendar days that it depends on, by time zone. */
  readonly days: ReadonlyMap<string, string>;
}

/** The memory that an answer takes beside its texts, in bytes. */
const OVERHEAD = 1_000;
/** One answer may take this share of the memory. */
const LARGEST_SHARE = 8;

/** The bytes of a text, of which a character takes two if any of them is outside Latin-1. */
const sizeOf = (text: string): number => 2 * text.length;

/** Responses by what was requested, and by whom. The least recently used ones are evicted. */
export class RememberedAnswers {
  readonly #answers: LRUCache<string, RememberedAnswer> | null;

  /** @param bytes the memory for them; 0: nothing is remembered */
  constructor(bytes: number) {
    this.#answers =
      bytes === 0
        ? null
        : new LRUCache({
            maxSize: bytes,
            maxEntrySize: Math.max(1, Math.floor(bytes / LARGEST_SHARE)),
            sizeCalculation: ({ response }, key) => sizeOf(key) + sizeOf(response.body as string) + OVERHEAD,
          });
  }

  get isOn(): boolean {
    return this.#answers !== null;
  }

  /** The response, if everything that it depends on is as it was. */
  find(key: string, version: string, now: Date): HttpResponse | null {
    const known = this.#answers?.get(key);
    if (known?.version !== version) return null;
    for (const [timezone, day] of known.days) if (dayIn(timezone, now) !== day) return null;
    return known.response;
  }

  keep(key: string, answer: RememberedAnswer): void {
    this.#answers?.set(key, answer);
  }
}
