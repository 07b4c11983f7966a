import { cpus, totalmem } from "node:os";

/** The machine on which a benchmark ran, as lines of its results; a benchmark without a database names none. */
export function machine(postgresVersion: string | null): string {
  const [cpu] = cpus();
  const database = postgresVersion === null ? "" : `, PostgreSQL ${postgresVersion} (embedded)`;
  return `- Machine: ${cpus().length} cores (${cpu?.model.trim() || "unnamed"}), ${Math.round(totalmem() / 2 ** 30)} GiB, shared by everything
- Node.js ${process.versions.node}${database}`;
}

/** The command line of the running benchmark. */
export const commandOf = (script: string): string =>
  [`npm run ${script}`, ...process.argv.slice(2)].join(" ").replace(" --", " -- --");
