import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";

interface Facts {
  readonly command: string;
  readonly employees: number;
  readonly postgresVersion: string;
  readonly requested: readonly Asked[];
}

/** The results as they are committed beside the benchmarks. */
export function leaveReport({ command, employees, postgresVersion, requested }: Facts): string {
  return `## Leave balances

Written by \`${command}\`.

${machine(postgresVersion)}
- ${employees.toLocaleString("en")} employees, each with balances under three policies and three requests

One request at a time, ${requested[0]!.program.length} rounds.

${askedTable(requested)}
`;
}
