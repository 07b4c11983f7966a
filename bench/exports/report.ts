import { machine } from "../machine.ts";
import type { MeasuredExport } from "./read-export.ts";

interface Facts {
  readonly command: string;
  readonly rows: number;
  readonly postgresVersion: string;
  readonly exports: readonly MeasuredExport[];
}

/** The results as they are kept beside the benchmarks. */
export function exportsReport({ command, rows, postgresVersion, exports }: Facts): string {
  const lines = exports.map(
    ({ format, seconds, peak, idle, bytes }) =>
      `| ${format} | ${(bytes / 2 ** 20).toFixed(1)} MiB | ${seconds.toFixed(1)} s | ${idle} MiB | ${peak - idle} MiB |`,
  );
  return `## Exports of a list

Written by \`${command}\`.

${machine(postgresVersion)}
- a list of ${rows.toLocaleString("en")} leads with all its columns, exported once in each format by a server of its own

An export of 100,000 rows may take 200 MiB of memory above idle.

| format | file | time | idle | above idle |
|---|--:|--:|--:|--:|
${lines.join("\n")}
`;
}
