import type { JournalPlace } from "../../../engine/runtime/index.ts";
import { ApiError, message } from "../../../engine/work/index.ts";
import type { Services } from "../../../platform/services.ts";
import { ChangeStream, type StreamSource } from "./change-stream.ts";
import { WorkspaceWatch } from "./workspace-watch.ts";

/** How many streams one key or session may have open in each process. */
export const MAX_STREAMS = 10;

/** Whose stream it is, and what it needs. */
interface Opening extends StreamSource {
  readonly workspaceId: string;
  /** Identifies the key or the session. */
  readonly credential: string;
  readonly latest: () => Promise<number>;
}

/** The open streams of a process. */
export class OpenStreams {
  readonly #services: Services;
  readonly #watches = new Map<string, WorkspaceWatch>();
  /** How many streams each credential has. */
  readonly #counts = new Map<string, number>();

  constructor(services: Services) {
    this.#services = services;
    services.closing.addEventListener("abort", () => {
      for (const watch of this.#watches.values()) for (const stream of watch.streams) stream.end("closing");
    });
  }

  /**
   * Opens a stream at the place that `place` returns. @throws 429 if the credential has too many; 503 while the program
   * is closing
   */
  async open(opening: Opening, place: () => Promise<JournalPlace>): Promise<ChangeStream> {
    const { workspaceId, credential } = opening;
    this.#take(credential);
    try {
      const from = await place();
      if (this.#services.closing.aborted)
        throw new ApiError("unavailable", "The server is closing. Please try again.");
      const watch = this.#watchOf(workspaceId, opening.latest);
      const stream = new ChangeStream(opening, from, () => watch.wake());
      watch.add(stream);
      stream.output.once("close", () => {
        watch.remove(stream);
        if (watch.isIdle && this.#watches.get(workspaceId) === watch) this.#watches.delete(workspaceId);
        this.#release(credential);
      });
      return stream;
    } catch (error) {
      this.#release(credential);
      throw error;
    }
  }

  #watchOf(workspaceId: string, latest: () => Promise<number>): WorkspaceWatch {
    const watch = this.#watches.get(workspaceId) ?? new WorkspaceWatch(latest, this.#services);
    this.#watches.set(workspaceId, watch);
    return watch;
  }

  #take(credential: string): void {
    const count = this.#counts.get(credential) ?? 0;
    if (count >= MAX_STREAMS)
      throw new ApiError("too-many-requests", message`A credential can have ${MAX_STREAMS} open streams.`, {
        headers: { "Retry-After": "30" },
      });
    this.#counts.set(credential, count + 1);
  }

  #release(credential: string): void {
    const count = this.#counts.get(credential)! - 1;
    if (count === 0) this.#counts.delete(credential);
    else this.#counts.set(credential, count);
  }
}

const ofProcess = new WeakMap<Services, OpenStreams>();

/** The open streams of the process that has the services. */
export function openStreamsOf(services: Services): OpenStreams {
  const streams = ofProcess.get(services) ?? new OpenStreams(services);
  ofProcess.set(services, streams);
  return streams;
}
