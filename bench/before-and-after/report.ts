import type { Measured } from "../load.ts";
import { machine } from "../machine.ts";
import { median } from "../measure.ts";

/** One measurement; `database` is microseconds of processor time of the database for each request. */
export interface Round extends Measured {
  readonly database: number;
}

/** The rounds of a workload: the former commit, and this checkout right after it. */
export interface Compared {
  readonly workload: string;
  readonly kind: "repeated" | "first";
  readonly pairs: readonly (readonly [before: Round, after: Round])[];
}

interface Run {
  readonly command: string;
  readonly postgresVersion: string;
  readonly commit: string;
  readonly size: readonly number[];
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
}

const count = (value: number): string => (Number.isNaN(value) ? "" : Math.round(value).toLocaleString("en"));

/** The section of the results. */
export function beforeAndAfterReport(compared: readonly Compared[], run: Run): string {
  const rows = compared.map(({ workload, kind, pairs }) => {
    const both = (figure: (round: Round) => number, write: (value: number) => string) =>
      [0, 1].map((place) => write(median(pairs.map((pair) => figure(pair[place]!)))));
    const cells = [
      ...both(({ requestsPerSecond }) => requestsPerSecond, count),
      median(pairs.map(([old, now]) => now.requestsPerSecond / old.requestsPerSecond)).toFixed(2),
      ...both(
        ({ p50 }) => p50,
        (value) => value.toFixed(1),
      ),
      ...both(
        ({ p99 }) => p99,
        (value) => value.toFixed(1),
      ),
      ...both(({ processor }) => processor, count),
      ...both(({ database }) => database, count),
    ];
    return `| ${workload.startsWith("create") ? workload : `${workload}, ${kind}`} | ${cells.join(" | ")} |`;
  });
  return `## Before and after: ${run.commit}

\`${run.command}\`: the commit and this checkout, each with a company and a PostgreSQL of its own, measured alternately in one run; medians of ${run.rounds} rounds of ${run.seconds} s with ${run.connections} connections. Processor times are microseconds for one request. A first reading is one of a program whose memory holds no response; before there was a memory, all are.

${machine(run.postgresVersion)}
- ${count(run.size[0]!)} employees, ${count(run.size[1]!)} time entries

| workload | requests/s before | after | ratio | p50 ms before | after | p99 ms before | after | server µs before | after | PostgreSQL µs before | after |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.join("\n")}
`;
}
