import type { Workspace } from "../../../engine/declare/index.ts";
import { workAsSystem } from "../../../engine/runtime/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { type Services, servicesOf } from "../../../platform/services.ts";

/** The services and transactions that deliveries need, inside and outside requests. */
export interface Runtime {
  readonly services: Services;
  /** Runs a transaction in a workspace as the system. */
  work<T>(workspace: Workspace, body: (work: Work) => Promise<T>): Promise<T>;
}

/** The runtime for a request that makes an attempt itself. */
export function runtimeOf(work: Work): Runtime {
  const services = servicesOf(work);
  return { services, work: workAsSystem(work, services.pool) };
}
