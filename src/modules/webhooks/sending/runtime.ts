import { systemActor, type Workspace } from "../../../engine/declare/index.ts";
import { doWork } from "../../../engine/runtime/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { newUlid } from "../../../platform/ids/ulid.ts";
import { type Services, servicesOf } from "../../../platform/services.ts";

/** What deliveries are made with, inside a request and outside of any. */
export interface Runtime {
  readonly services: Services;
  /** Does a piece of work in a workspace as the system. */
  work<T>(workspace: Workspace, body: (work: Work) => Promise<T>): Promise<T>;
}

/** The runtime of a request that makes an attempt itself. */
export function runtimeOf({ origin }: Work): Runtime {
  const services = servicesOf(origin);
  return {
    services,
    work(workspace, body) {
      const now = services.clock.now();
      const newId = (at = now) => newUlid(at);
      const outside = { actor: systemActor(), now, newId, requestId: null, dryRun: false };
      return doWork(services.pool, { ...origin, workspace, ...outside }, body);
    },
  };
}
