import { cpus, loadavg, totalmem } from "node:os";

/**
 * The machine on which a benchmark ran, its load, and what `BENCH_NOTE` says of what else used it, as lines of its results; a
 * benchmark without a database names none.
 */
export function machine(postgresVersion: string | null): string {
  const [cpu] = cpus();
  const database = postgresVersion === null ? "" : `, PostgreSQL ${postgresVersion} (embedded)`;
  const { BENCH_NOTE: note } = process.env;
  return `- Machine: ${cpus().length} cores (${cpu?.model.trim() || "unnamed"}), ${Math.round(totalmem() / 2 ** 30)} GiB, shared by everything
- Node.js ${process.versions.node}${database}
- The load at the end was ${loadavg()[2]!.toFixed(1)} over 15 minutes and ${loadavg()[0]!.toFixed(1)} over one, the benchmark included${note ? `\n- ${note}` : ""}`;
}

/** The command line of the running benchmark. */
export const commandOf = (script: string): string =>
  [`npm run ${script}`, ...process.argv.slice(2)].join(" ").replace(" --", " -- --");
