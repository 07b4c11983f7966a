import { machine } from "../machine.ts";
import type { MeasuredImport } from "./send-import.ts";

interface Facts extends MeasuredImport {
  readonly command: string;
  readonly rows: number;
  /** The memory of the server before, in MiB. */
  readonly idle: number;
  readonly postgresVersion: string;
}

/** The results as they are kept beside the benchmarks. */
export function importReport({ command, rows, idle, postgresVersion, seconds, peak, bytes }: Facts): string {
  const number = (value: number): string => value.toLocaleString("en");
  return `## Import of clients

Written by \`${command}\`.

${machine(postgresVersion)}
- one CSV file with ${number(rows)} rows and 9 columns, ${(bytes / 2 ** 20).toFixed(1)} MiB, imported in one request

| | measured | may be |
|---|---:|---:|
| time | ${seconds.toFixed(1)} s | 60 s |
| memory above idle (${idle} MiB) | ${peak - idle} MiB | 200 MiB |
`;
}
