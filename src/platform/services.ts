import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Clock } from "./clock/clock.ts";
import type { Config } from "./config/load-config.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { ResolveHost } from "./network/resolve-host.ts";
import type { RateLimiter } from "./rate-limit/rate-limiter.ts";
import type { Storage } from "./storage/storage.ts";

/** The services of the platform for modules, besides their transaction. */
export interface Services {
  readonly config: Pick<
    Config,
    "appSecret" | "appDomain" | "publicUrl" | "port" | "uploadLimit" | "webhookAllowPrivate"
  >;
  readonly pool: Pool;
  readonly clock: Clock;
  /** What a host name stands for, for requests to places that strangers name. */
  readonly resolveHost: ResolveHost;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly log: Logger;
}

/** The services of a piece of work. The engine passes them through without knowing them. */
export const servicesOf = (holder: { readonly services: unknown }): Services => holder.services as Services;
