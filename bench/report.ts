import type { Cost } from "./costs.ts";
import { machine } from "./machine.ts";
import { median, type Target, type WorkloadResult } from "./measure.ts";

export interface RunFacts {
  readonly command: string;
  readonly postgresVersion: string;
  readonly employees: number;
  readonly journalEntries: number;
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
  /** MiB, after all workloads. */
  readonly productMemory: number;
  readonly floorMemory: number;
}

const whole = (figure: number): string => Math.round(figure).toLocaleString("en");
const milliseconds = (figure: number): string => figure.toFixed(1);
const share = (figure: number): string => figure.toFixed(2);

const table = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => `| ${row.join(" | ")} |`)
    .toSpliced(1, 0, `|${rows[0]!.map((_, index) => (index === 0 ? "---" : "--:")).join("|")}|`)
    .join("\n");

/** The median of a figure over the rounds. */
const over = (result: WorkloadResult, figure: (round: WorkloadResult["rounds"][number]) => number): number =>
  median(result.rounds.map(figure));

const rate = (target: Target) => (round: WorkloadResult["rounds"][number]) => round[target].requestsPerSecond;

/** The program's requests per second as a share of a floor's, for each round; then the median. */
export const ratio = (result: WorkloadResult, floor: Target): number =>
  over(result, (round) => rate("bureau")(round) / rate(floor)(round));

/** The results as they are committed beside the benchmarks. */
export function report(results: readonly WorkloadResult[], costs: readonly Cost[], facts: RunFacts): string {
  const product = table([
    [
      "workload",
      "requests/s",
      "p50 ms",
      "p99 ms",
      "of the SQL floor",
      "with the key check",
      "of a constant",
      "processor µs",
    ],
    ...results.map((result) => [
      result.workload,
      whole(over(result, rate("bureau"))),
      milliseconds(over(result, ({ bureau }) => bureau.p50)),
      milliseconds(over(result, ({ bureau }) => bureau.p99)),
      share(ratio(result, "sql")),
      share(ratio(result, "sql-and-key")),
      share(ratio(result, "constant")),
      whole(over(result, ({ bureau }) => bureau.processor)),
    ]),
  ]);
  const floors = table([
    [
      "workload",
      "SQL floor",
      "p50 ms",
      "p99 ms",
      "processor µs",
      "with the key check",
      "processor µs",
      "constant",
      "processor µs",
    ],
    ...results.map((result) => [
      result.workload,
      whole(over(result, rate("sql"))),
      milliseconds(over(result, ({ sql }) => sql.p50)),
      milliseconds(over(result, ({ sql }) => sql.p99)),
      whole(over(result, ({ sql }) => sql.processor)),
      whole(over(result, rate("sql-and-key"))),
      whole(over(result, (round) => round["sql-and-key"].processor)),
      whole(over(result, rate("constant"))),
      whole(over(result, ({ constant }) => constant.processor)),
    ]),
  ]);
  const prices = table([
    ["part", "workload", "with it, requests/s", "without, requests/s", "ratio"],
    ...costs.map((cost) => [
      cost.part,
      cost.workload,
      whole(cost.whole),
      whole(cost.without),
      share(cost.ratio),
    ]),
  ]);
  return `# Results

Written by \`${facts.command}\`; README.md says what the words mean. Compare ratios, not requests: they are measured
in parallel, while two machines, or two hours of one machine, have little in common.

${machine(facts.postgresVersion)}
- ${whole(facts.employees)} employees, ${whole(facts.journalEntries)} entries in the journal, ${facts.connections} connections, ${facts.rounds} rounds of ${facts.seconds} s each, figures are medians
- Processor time is that of the server's process for one request, without the database's
- Memory after the run: ${facts.productMemory} MiB; of the bare server ${facts.floorMemory} MiB

## The program

${product}

## The floors, requests/s

${floors}

## What parts cost

${prices}
`;
}
