import { cpus, totalmem } from "node:os";

/** On what a benchmark ran, as lines of its results. */
export function machine(postgresVersion: string): string {
  const [cpu] = cpus();
  return `- Machine: ${cpus().length} cores (${cpu?.model.trim() || "unnamed"}), ${Math.round(totalmem() / 2 ** 30)} GiB, shared by everything
- Node.js ${process.versions.node}, PostgreSQL ${postgresVersion} (embedded)`;
}

/** How the running benchmark was called. */
export const commandOf = (script: string): string =>
  [`npm run ${script}`, ...process.argv.slice(2)].join(" ").replace(" --", " -- --");
