import type { Measured } from "../load.ts";
import { machine } from "../machine.ts";

/** What one number of connections reached with one workload. */
export interface Line {
  readonly employees: number;
  readonly workload: string;
  /** Whether the responses were remembered, or every reading was a first one. */
  readonly kind: "repeated" | "first" | "write";
  readonly connections: number;
  readonly measured: Measured;
  /** Microseconds of processor time of the database for each request. */
  readonly database: number;
}

interface Run {
  readonly command: string;
  readonly postgresVersion: string;
  readonly seconds: number;
}

const count = (value: number): string => (Number.isNaN(value) ? "" : Math.round(value).toLocaleString("en"));

/** The section of the results. */
export function connectionsReport(lines: readonly Line[], run: Run): string {
  const rows = lines.map(
    ({ employees, workload, kind, connections, measured, database }) =>
      `| ${count(employees)} | ${workload} | ${kind} | ${connections} | ${count(measured.requestsPerSecond)} | ${measured.p50.toFixed(1)} | ${measured.p99.toFixed(1)} | ${count(measured.processor)} | ${count(database)} |`,
  );
  return `## By connections and by size

\`${run.command}\`, ${run.seconds} seconds for each line. Processor times are microseconds for one request, of the server's process and of all processes of PostgreSQL. A first reading is one of a program whose memory holds no response; the caller is not remembered either.

${machine(run.postgresVersion)}
- Companies without leads, tickets, candidates and offers; 30 journal entries of former years for each employee; of more than 10,000 employees, the others are copies

| employees | workload | kind | connections | requests/s | p50 ms | p99 ms | server µs | PostgreSQL µs |
|--:|---|---|--:|--:|--:|--:|--:|--:|
${rows.join("\n")}
`;
}
