import pLimit from "p-limit";
import type { Services } from "../../../platform/services.ts";
import type { ChangeStream } from "./change-stream.ts";

/** The time between two looks at the journal, in milliseconds; other processes write to it too. */
const POLL_MS = 1_000;
/** The minimum time between two looks, however often something is committed. */
const PAUSE_MS = 100;
/** How many streams of a workspace read at the same time. */
const READERS_AT_ONCE = 4;

type Parts = Pick<Services, "log" | "commits">;

/**
 * Looks at the journal of one workspace for all of its streams in this process: about every second, and soon after each
 * commit of the process.
 */
export class WorkspaceWatch {
  readonly #streams = new Set<ChangeStream>();
  readonly #latest: () => Promise<number>;
  readonly #parts: Parts;
  readonly #reading = pLimit(READERS_AT_ONCE);
  #unlisten: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #position = -1;
  #isLooking = false;
  #isWanted = false;

  /** `latest` returns the latest position, after it gave positions to all commits that have ended. */
  constructor(latest: () => Promise<number>, parts: Parts) {
    this.#latest = latest;
    this.#parts = parts;
  }

  get isIdle(): boolean {
    return this.#streams.size === 0;
  }

  get streams(): ReadonlySet<ChangeStream> {
    return this.#streams;
  }

  add(stream: ChangeStream): void {
    this.#streams.add(stream);
    this.#unlisten ??= this.#parts.commits.listen(() => this.wake());
    this.wake();
  }

  remove(stream: ChangeStream): void {
    this.#streams.delete(stream);
    if (!this.isIdle) return;
    clearTimeout(this.#timer);
    this.#isWanted = false;
    this.#unlisten?.();
    this.#unlisten = null;
  }

  /** Looks soon, because something was committed or a client has taken what was sent. */
  wake(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    if (!this.#isLooking) this.#schedule(PAUSE_MS);
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.isIdle) this.#timer = setTimeout(() => void this.#look(), ms).unref();
  }

  async #advance(stream: ChangeStream, hasNews: boolean): Promise<void> {
    try {
      await stream.advance(hasNews);
    } catch (error) {
      this.#parts.log.warn({ err: error }, "a stream of changes could not be read; it is tried again");
    }
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    this.#isWanted = false;
    try {
      const latest = await this.#latest();
      const hasNews = latest !== this.#position;
      const streams = [...this.#streams];
      this.#position = latest;
      await Promise.all(streams.map((stream) => this.#reading(() => this.#advance(stream, hasNews))));
    } catch (error) {
      this.#parts.log.warn({ err: error }, "the journal could not be read for streams; it is tried again");
    }
    this.#isLooking = false;
    this.#schedule(this.#isWanted ? PAUSE_MS : POLL_MS);
  }
}
