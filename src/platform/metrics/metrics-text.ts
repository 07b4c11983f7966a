import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, register } from "prom-client";

const ASK = "bureau:metrics?";
const ANSWER = "bureau:metrics!";

interface MetricsMessage {
  readonly type: typeof ASK | typeof ANSWER;
  readonly id: string;
  readonly text?: string;
}

// In a worker, this responds when the first process collects the metrics of all.
if (cluster.isWorker) new AggregatorRegistry();

/** The metrics of all server processes of this host, as Prometheus text. */
export function metricsText(): Promise<string> {
  return cluster.isWorker ? askFirstProcess() : register.metrics();
}

/** Lets the first process respond to its workers, which only know their own metrics. */
export function serveMetricsRequests(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", async (worker: Worker, message: MetricsMessage) => {
    if (message?.type !== ASK) return;
    const text = await all.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ type: ANSWER, id: message.id, text } satisfies MetricsMessage);
  });
}

function askFirstProcess(): Promise<string> {
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    const onMessage = (message: MetricsMessage) => {
      if (message?.type !== ANSWER || message.id !== id) return;
      process.off("message", onMessage);
      if (message.text === undefined) reject(new Error("The figures of the other processes did not come."));
      else resolve(message.text);
    };
    process.on("message", onMessage);
    process.send?.({ type: ASK, id } satisfies MetricsMessage);
  });
}
