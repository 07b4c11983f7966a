import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "../../platform/config/load-config.ts";
import { serveMetricsRequests } from "../../platform/metrics/metrics-text.ts";
import type { CommonOptions } from "../command.ts";
import { CommandError } from "../failure.ts";
import { announce } from "./announcement.ts";
import { prepare } from "./prepare.ts";
import { noteServedSite } from "./served-site.ts";
import type { Shutdown } from "./shutdown.ts";
import { isWorkerReport } from "./worker-report.ts";

const PAUSE_BEFORE_RESTART = 1_000;

/**
 * Serves with WORKERS processes that share the port. The first process owns the database, handles no requests, and
 * restarts workers that crash.
 */
export async function serveWithWorkers(
  config: Config,
  log: Logger,
  shutdown: Shutdown,
  options: CommonOptions,
): Promise<void> {
  try {
    const { context, demo } = await prepare(config, log, shutdown);
    serveMetricsRequests();
    shutdown.add(keepWorkers(log));
    const urls = await Promise.all(Array.from({ length: config.workers }, () => listening(cluster.fork())));
    shutdown.add(noteServedSite(config, urls[0]!));
    await announce(options, context, urls[0]!, demo);
  } catch (error) {
    if (shutdown.begun()) return;
    await shutdown.close();
    throw error;
  }
}

/** Restarts workers that end. The returned function stops them all. */
function keepWorkers(log: Logger): () => Promise<void> {
  let closing = false;
  cluster.on("exit", async (worker, code, signal) => {
    if (closing) return;
    log.error({ process: worker.process.pid, code, signal }, "a worker exited and is being replaced");
    await wait(PAUSE_BEFORE_RESTART);
    if (!closing) cluster.fork();
  });
  return async () => {
    closing = true;
    await endWorkers();
  };
}

function listening(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message) => {
      if (!isWorkerReport(message)) return;
      if (message.kind === "listening") resolve(message.url);
      else reject(new CommandError(message.reason));
    });
    worker.once("exit", () => reject(new CommandError("A worker exited during startup: see the log above")));
  });
}

async function endWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(async (worker) => {
      const ended = once(worker, "exit");
      worker.process.kill("SIGTERM");
      await ended;
    }),
  );
}
