import { LRUCache } from "lru-cache";
import { dayIn } from "../../declare/calendar.ts";
import type { HttpResponse } from "../../work/http-response.ts";
import type { KeptJson } from "../../work/kept-json.ts";

export interface RepeatableResponse extends HttpResponse {
  readonly body: KeptJson;
}

/** A response, and what it was made from besides the request. */
export interface RememberedResponse {
  readonly response: RepeatableResponse;
  /** The version of the workspace, which was read before anything else. */
  readonly version: string;
  /** The calendar days that it depends on, by time zone. */
  readonly days: ReadonlyMap<string, string>;
}

/** The memory that a response takes beside its texts, in bytes. */
const OVERHEAD = 1_000;
/** One response may take this share of the memory. */
const LARGEST_SHARE = 8;

/** The bytes of a text, of which a character takes two if any of them is outside Latin-1. */
const sizeOf = (text: string): number => 2 * text.length;

/** The bytes of a body, which may be kept in two encodings besides, each a quarter of it at most. */
const sizeOfBody = ({ bytes }: KeptJson): number => 1.5 * bytes.length;

/** Responses by what was requested, and by whom. The least recently used ones are evicted. */
export class RememberedResponses {
  readonly #responses: LRUCache<string, RememberedResponse> | null;
  /** What is being read at present, by key and version; each ends when it has been read. */
  readonly #readings = new Map<string, Promise<void>>();

  /** @param bytes the memory for them; 0: nothing is remembered */
  constructor(bytes: number) {
    this.#responses =
      bytes === 0
        ? null
        : new LRUCache({
            maxSize: bytes,
            maxEntrySize: Math.max(1, Math.floor(bytes / LARGEST_SHARE)),
            sizeCalculation: ({ response }, key) =>
              Math.ceil(sizeOf(key) + sizeOfBody(response.body) + OVERHEAD),
          });
  }

  get isOn(): boolean {
    return this.#responses !== null;
  }

  /** The response, if everything that it depends on is as it was. */
  find(key: string, version: string, now: Date): RepeatableResponse | null {
    const known = this.#responses?.get(key);
    if (known?.version !== version) return null;
    for (const [timezone, day] of known.days) if (dayIn(timezone, now) !== day) return null;
    return known.response;
  }

  keep(key: string, response: RememberedResponse): void {
    this.#responses?.set(key, response);
  }

  /** The same response of the same version that somebody is reading at present; null if nobody is, or if it is not kept. */
  async findWhenRead(key: string, version: string, now: Date): Promise<RepeatableResponse | null> {
    const reading = this.#readings.get(nameOf(key, version));
    if (!reading) return null;
    await reading;
    return this.find(key, version, now);
  }

  /** Reads a response, and keeps it if it may be; meanwhile whoever wants the same waits for it. */
  async read<T>(key: string, version: string, read: () => Promise<T>): Promise<T> {
    const name = nameOf(key, version);
    const response = read();
    // Those who wait read for themselves if this fails.
    const reading = response.then(
      () => undefined,
      () => undefined,
    );
    this.#readings.set(name, reading);
    try {
      return await response;
    } finally {
      if (this.#readings.get(name) === reading) this.#readings.delete(name);
    }
  }
}

const nameOf = (key: string, version: string): string => `${key}\n${version}`;
