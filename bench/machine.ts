import { cpus, totalmem } from "node:os";

/** The machine on which a benchmark ran, as lines of its results. */
export function machine(postgresVersion: string): string {
  const [cpu] = cpus();
  return `- Machine: ${cpus().length} cores (${cpu?.model.trim() || "unnamed"}), ${Math.round(totalmem() / 2 ** 30)} GiB, shared by everything
- Node.js ${process.versions.node}, PostgreSQL ${postgresVersion} (embedded)`;
}

/** The command line of the running benchmark. */
export const commandOf = (script: string): string =>
  [`npm run ${script}`, ...process.argv.slice(2)].join(" ").replace(" --", " -- --");
