import { performance } from "node:perf_hooks";
import autocannon from "autocannon";
import type { Workload } from "./workloads.ts";

/** The results of one run of a workload. */
export interface Measured {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time of the server's process for each request; NaN if unknown. */
  readonly processor: number;
}

export interface LoadOptions {
  /** The address below which the workload's path is. */
  readonly address: string;
  readonly key: string;
  readonly connections: number;
  readonly seconds: number;
  /** Seconds of processor time that the server has used so far. */
  readonly processorTime?: () => Promise<number>;
}

const SPARE_REQUESTS = 4;
let created = 0;

/**
 * Sends a workload over persistent connections, with one request after another on each.
 * @throws Error at the end if any response was not successful, because nothing was measured then
 */
export async function load(workload: Workload, options: LoadOptions): Promise<Measured> {
  const { method, path, body } = workload;
  const { processorTime = async () => Number.NaN } = options;
  const times: number[] = [];
  const failures = new Map<number, number>();
  const usedBefore = await processorTime();
  const started = performance.now();
  let ended = started;
  // Its types do not say that it returns both a promise and an emitter.
  const running = autocannon({
    url: `${options.address}${path}`,
    connections: options.connections,
    duration: options.seconds,
    method,
    headers: {
      authorization: `Bearer ${options.key}`,
      accept: "application/json",
      ...(body ? { "content-type": "application/json" } : {}),
    },
    // There are several because autocannon prepares a connection's next request before the response to the current one
    // arrives.
    requests: Array.from({ length: body ? SPARE_REQUESTS : 1 }, () =>
      body ? { setupRequest: (request) => ({ ...request, body: body(created++) }) } : {},
    ),
  }) as Promise<autocannon.Result> & autocannon.Instance;
  running.on("response", (_client, status, _bytes, time) => {
    ended = performance.now();
    if (status >= 200 && status < 300) times.push(time);
    else failures.set(status, (failures.get(status) ?? 0) + 1);
  });
  const { errors } = await running;
  const used = (await processorTime()) - usedBefore;
  if (failures.size > 0 || errors > 0 || times.length === 0) {
    const reported = [...failures].map(([status, count]) => `${count} × ${status}`);
    throw new Error(
      `${workload.name} at ${options.address}: ${[...reported, `${errors} errors`].join(", ")}`,
    );
  }
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / ((ended - started) / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    processor: (used * 1e6) / times.length,
  };
}

/** The percentile of sorted values: the given share of them does not exceed it. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
