import { machine } from "../machine.ts";
import type { SentImport } from "./send-import.ts";

/** What an import took, beside the memory of the server before, in MiB. */
export interface MeasuredImport extends SentImport {
  readonly idle: number;
}

interface Facts {
  readonly command: string;
  readonly rows: number;
  readonly postgresVersion: string;
  readonly imports: readonly MeasuredImport[];
}

/** The results as they are kept beside the benchmarks. */
export function importReport({ command, rows, postgresVersion, imports }: Facts): string {
  const number = (value: number): string => value.toLocaleString("en");
  const lines = imports.map(
    ({ resource, seconds, peak, idle, bytes }) =>
      `| ${resource} | ${(bytes / 2 ** 20).toFixed(1)} MiB | ${seconds.toFixed(1)} s | ${idle} MiB | ${peak - idle} MiB |`,
  );
  return `## Imports

Written by \`${command}\`.

${machine(postgresVersion)}
- CSV files with ${number(rows)} rows, each imported in one request by a server of its own

An import of 50,000 rows may take 60 s, and 200 MiB of memory above idle.

| resource | file | time | idle | above idle |
|---|--:|--:|--:|--:|
${lines.join("\n")}
`;
}
