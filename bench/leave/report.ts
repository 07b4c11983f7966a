import { cpus, totalmem } from "node:os";
import { type Asked, middle } from "../time/ask.ts";

interface Facts {
  readonly command: string;
  readonly employees: number;
  readonly postgresVersion: string;
  readonly asked: readonly Asked[];
}

/** The results as they are kept beside the benchmarks. */
export function leaveReport({ command, employees, postgresVersion, asked }: Facts): string {
  const [cpu] = cpus();
  const lines = asked.map(
    ({ question, program, floor }) =>
      `| ${question} | ${middle(program).toFixed(0)} | ${Math.max(...program).toFixed(0)} | ${middle(floor).toFixed(0)} |`,
  );
  return `# Results on leave balances

Written by \`${command}\`; README.md says what the words mean.

- Machine: ${cpus().length} cores (${cpu?.model.trim() || "unnamed"}), ${Math.round(totalmem() / 2 ** 30)} GiB, shared by everything
- Node.js ${process.versions.node}, PostgreSQL ${postgresVersion} (embedded)
- ${employees.toLocaleString("en")} employees, each with balances under three policies and three requests

One request at a time, ${asked[0]!.program.length} rounds.

| question | p50 ms | most ms | its statements alone, p50 ms |
|---|--:|--:|--:|
${lines.join("\n")}
`;
}
