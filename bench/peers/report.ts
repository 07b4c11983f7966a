import type { Measured } from "../load.ts";
import { machine } from "../machine.ts";
import { median } from "../measure.ts";
import { DIRECTUS_VERSION } from "./directus-program.ts";

/** The program with remembered responses, the program when every reading is a first one, and the peer. */
export const TARGETS = ["repeated", "first", "directus"] as const;
export type Target = (typeof TARGETS)[number];

/** `database` is microseconds of processor time of the database for each request. */
export interface Measurement extends Measured {
  readonly database: number;
}

/** The rounds of one workload at one number of connections. */
export interface Beside {
  readonly workload: string;
  readonly connections: number;
  readonly measured: Record<Target, Measurement[]>;
}

interface Run {
  readonly command: string;
  readonly postgresVersion: string;
  readonly employees: number;
  readonly rounds: number;
  readonly seconds: number;
}

const NAMES: Readonly<Record<Target, string>> = {
  repeated: "Bureau, repeated",
  first: "Bureau, first",
  directus: "Directus",
};

const count = (value: number): string => (Number.isNaN(value) ? "" : Math.round(value).toLocaleString("en"));

/** The section of the results. */
export function peersReport(compared: readonly Beside[], run: Run): string {
  const rows = compared.flatMap(({ workload, connections, measured }) =>
    TARGETS.filter((target) => measured[target].length > 0).map((target) => {
      const over = (figure: (one: Measurement) => number) => median(measured[target].map(figure));
      const both = (one: Measurement) => one.processor + one.database;
      const ratio = median(
        measured.directus.map((peer, round) => both(peer) / both(measured[target][round]!)),
      );
      const cells = [
        connections,
        NAMES[target],
        count(over(({ requestsPerSecond }) => requestsPerSecond)),
        over(({ p50 }) => p50).toFixed(1),
        over(({ p99 }) => p99).toFixed(1),
        count(over(({ processor }) => processor)),
        count(over(({ database }) => database)),
        target === "directus" ? "" : ratio.toFixed(1),
      ];
      return `| ${workload} | ${cells.join(" | ")} |`;
    }),
  );
  return `## Beside Directus

\`${run.command}\`: Directus ${DIRECTUS_VERSION} from npm, with the same employees, positions and tags in a schema of the same database; medians of ${run.rounds} rounds of ${run.seconds} s, in which each is measured in turn. Processor times are microseconds for one request; the last column is how many times as much Directus needs, of server and database together.

Directus runs with its production settings, without its cache, limits of requests and telemetry, with a static token of its administrator, and keeps activity and revisions of what is written. Its table has what the program computes or reads elsewhere (status, role, salary, rate) as plain columns, and no working days, work locations and second rate, so that it has less to do; creating an employee in the program writes an account as well.

${machine(run.postgresVersion)}
- ${count(run.employees)} employees

| workload | connections | | requests/s | p50 ms | p99 ms | server µs | PostgreSQL µs | Directus needs |
|---|--:|---|--:|--:|--:|--:|--:|--:|
${rows.join("\n")}
`;
}
