import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Clock } from "./clock/clock.ts";
import type { Config } from "./config/load-config.ts";
import type { CommitSignal } from "./jobs/commit-signal.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { ResolveHost } from "./network/resolve-host.ts";
import type { RateLimiter } from "./rate-limit/rate-limiter.ts";
import type { Storage } from "./storage/storage.ts";

/** The services of the platform for modules, besides their transaction. */
export interface Services {
  readonly config: Pick<
    Config,
    | "appSecret"
    | "appDomain"
    | "publicUrl"
    | "port"
    | "uploadLimit"
    | "importSizeLimit"
    | "importRowLimit"
    | "webhookAllowPrivate"
  >;
  readonly pool: Pool;
  readonly clock: Clock;
  /** Resolves host names, for requests to URLs that users enter. */
  readonly resolveHost: ResolveHost;
  /** Files by name; those of records are named in the transaction of the record (`putBeforeCommit`, `forgetFiles`). */
  readonly storage: Storage;
  /** Where the contents of files are, for the platform. */
  readonly contents: Storage;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  /** Notifies listeners of commits by this process. */
  readonly commits: CommitSignal;
  /** Aborted when the program is about to close, so that responses without an end come to one. */
  readonly closing: AbortSignal;
}

/** The services in a work. The engine passes them on without knowing them. */
export const servicesOf = (holder: { readonly services: unknown }): Services => holder.services as Services;
