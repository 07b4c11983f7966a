import { watchedMoment } from "../declare/watched-moment.ts";
import type { Actor } from "../work/actor.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Finds out whether a reading depends on more than the workspace, the caller, the URL and calendar days: on the exact
 * time, on the services of the platform (which sign URLs and reach other systems), on new ids, or on the client's
 * address. Whatever it uses of these is noticed, so that a reading of which nobody has thought is not repeated.
 */
export class DependenceOnRequest {
  readonly days = new Map<string, string>();
  #isRepeatable = true;

  /** Whether the same request gets the same response on the same days, as long as the workspace does not change. */
  get isRepeatable(): boolean {
    return this.#isRepeatable;
  }

  readonly #note = (): void => {
    this.#isRepeatable = false;
  };

  /** The context of the reading, which notices what is used of it. */
  of(context: RequestContext): RequestContext {
    const { request, now, newId, services } = context;
    return {
      ...context,
      // Nothing but the URL is read of the request.
      request: { ...request, headers: {}, ip: "" },
      actor: this.#actorWithoutClient(context.actor),
      now: watchedMoment(now, {
        dayIn: (timezone, day) => this.days.set(timezone, day),
        exactly: this.#note,
      }),
      clock: {
        now: () => {
          this.#note();
          return context.clock.now();
        },
      },
      newId: (at) => {
        this.#note();
        return newId(at);
      },
      services: new Proxy(services as object, {
        get: (target, name) => {
          this.#note();
          return Reflect.get(target, name);
        },
      }),
    };
  }

  #actorWithoutClient(actor: Actor): Actor {
    const note = this.#note;
    return {
      ...actor,
      get ip() {
        note();
        return actor.ip;
      },
      get userAgent() {
        note();
        return actor.userAgent;
      },
    };
  }
}
