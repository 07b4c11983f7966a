import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import type { JournalPlace } from "../../../engine/runtime/index.ts";
import type { FeedPage } from "./changes-feed.ts";
import {
  changeMessage,
  type EndReason,
  endMessage,
  heartbeatMessage,
  openingMessage,
} from "./event-messages.ts";

/** The most changes that are read at once. */
const AT_ONCE = 100;
/** After how long without a message a heartbeat is sent, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** How long a client may take nothing of what was sent before it is disconnected. */
const STUCK_MS = 60_000;

/** What a stream needs to know of the feed. */
export interface StreamSource {
  /** The page after a place, as the caller may see it now; null if the caller may not read the feed any more. */
  page(from: JournalPlace, limit: number): Promise<FeedPage<unknown> | null>;
  /** The cursor of a place. */
  seal(place: JournalPlace): string;
  /** The minimum time between two readings, in milliseconds. */
  readonly pauseMs: number;
}

/**
 * The changes after a place for one connection, as server-sent events. Each message has the cursor of the place after
 * it, so a client that connects again with the last one gets every later change once.
 */
export class ChangeStream {
  /** The text of the messages. */
  readonly output: Readable;
  readonly #source: StreamSource;
  #place: JournalPlace;
  /** Whether the client has taken what was sent. */
  #hasRoom = true;
  #mayHaveMore = true;
  #isEnded = false;
  #sentAt = performance.now();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(source: StreamSource, place: JournalPlace, onRoom: () => void) {
    this.#source = source;
    this.#place = place;
    this.output = new Readable({
      read: () => {
        if (this.#hasRoom) return;
        this.#hasRoom = true;
        onRoom();
      },
    });
    this.#send(openingMessage(source.seal(place)));
  }

  /** Sends what has happened since, and a heartbeat when it is time. It is not called again before it has ended. */
  async advance(hasNews: boolean): Promise<void> {
    if (!this.#hasRoom) return this.#disconnectIfStuck();
    const isQuiet = performance.now() - this.#sentAt >= HEARTBEAT_MS;
    this.#mayHaveMore ||= hasNews || isQuiet;
    // The next look at the journal, within a second, reads what is left out now.
    if (performance.now() - this.#readAt < this.#source.pauseMs) return;
    while (this.#mayHaveMore && this.#hasRoom && !this.#isEnded) await this.#readOn();
    if (isQuiet && this.#hasRoom) this.#send(heartbeatMessage(this.#source.seal(this.#place)));
  }

  /** Sends the last message. */
  end(reason: EndReason): void {
    if (this.#isEnded) return;
    this.#send(endMessage(reason));
    this.#isEnded = true;
    this.output.push(null);
  }

  async #readOn(): Promise<void> {
    this.#readAt = performance.now();
    const page = await this.#source.page(this.#place, AT_ONCE);
    if (page === null) return this.end("not_permitted");
    page.rows.forEach((row, index) => {
      this.#send(changeMessage(this.#source.seal(page.places[index]!), row));
    });
    this.#place = page.next;
    this.#mayHaveMore = page.hasMore;
  }

  #send(text: string): void {
    if (this.#isEnded || this.output.destroyed) return;
    this.#sentAt = performance.now();
    this.#hasRoom = this.output.push(text);
  }

  #disconnectIfStuck(): void {
    if (performance.now() - this.#sentAt > STUCK_MS) this.output.destroy();
  }
}
