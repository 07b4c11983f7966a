/** What a worker reports to the first process about its startup. */
export type WorkerReport =
  | { readonly kind: "listening"; readonly url: string }
  | { readonly kind: "failed"; readonly reason: string };

/** Whether a message between the processes is such a report. */
export function isWorkerReport(message: unknown): message is WorkerReport {
  const kind = (message as { kind?: unknown } | null)?.kind;
  return kind === "listening" || kind === "failed";
}
