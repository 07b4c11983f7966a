import { type Asked, askedTable, middle } from "../ask.ts";
import type { Measured } from "../load.ts";
import { machine } from "../machine.ts";
import type { TimeData, TimeSize } from "../time-data.ts";
import type { Downloaded } from "./download.ts";
import { type Chosen, STORED_AGAIN } from "./store-again.ts";
import { FIRST_PAGE, LATER_PAGE } from "./time-questions.ts";
import type { WhileStoring } from "./while-storing.ts";

const MAX_RATIO = 1.2;
const MAX_MEMORY = 200;

/** The median, over the rounds, of how much slower the deep page was than the first. */
export function depthRatio(requested: readonly Asked[]): number {
  const of = (name: string) => requested.find(({ question }) => question === name)!.program;
  return middle(of(LATER_PAGE).map((time, round) => time / of(FIRST_PAGE)[round]!));
}

interface Facts {
  readonly command: string;
  readonly size: TimeSize;
  readonly data: TimeData;
  readonly requested: readonly Asked[];
  readonly downloaded: Downloaded;
  /** The seconds that storing the figures of `STORED_AGAIN` entries took. */
  readonly storing: Readonly<Record<Chosen, number>>;
  readonly beside: readonly WhileStoring[];
}

/** The results as they are committed beside the benchmarks. */
export function timeReport({ command, size, data, requested, downloaded, storing, beside }: Facts): string {
  const { rows, seconds, bytes, idle, peak } = downloaded;
  return `## A million time entries

Written by \`${command}\`.

${machine(data.postgresVersion)}
- ${size.entries.toLocaleString("en")} entries of ${size.employees.toLocaleString("en")} employees on ${size.projects.toLocaleString("en")} projects, from ${data.firstDay} to ${data.lastDay}
- ${data.seedSeconds === null ? "seeded by another process" : `inserted by statements in ${data.seedSeconds.toFixed(1)} s`}

One request at a time, ${requested[0]!.program.length} rounds; the caller reads amounts.

${askedTable(requested)}

- The deep page takes ${depthRatio(requested).toFixed(2)} of the first; it must not take more than ${MAX_RATIO}.
- Storing the figures of ${STORED_AGAIN.toLocaleString("en")} entries again, all of which have changed: ${storing.latest.toFixed(1)} s of the latest, ${storing.spread.toFixed(1)} s if they are spread over all employees and projects; of at most 5.
- The download of ${rows.toLocaleString("en")} entries: ${seconds.toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(1)} MiB; memory ${idle} MiB before, at most ${peak} MiB meanwhile: ${peak - idle} MiB above, of at most ${MAX_MEMORY}.

While figures are stored, of entries that are spread, 4 connections:

| workload | requests/s alone | meanwhile | p50 ms alone | meanwhile | p99 ms alone | meanwhile |
|---|--:|--:|--:|--:|--:|--:|
${beside.map(besideRow).join("\n")}
`;
}

function besideRow({ workload, alone, beside }: WhileStoring): string {
  const both = (figure: (one: Measured) => number, digits: number) =>
    [alone, beside].map((one) => figure(one).toFixed(digits)).join(" | ");
  return `| ${workload} | ${both((one) => one.requestsPerSecond, 0)} | ${both(({ p50 }) => p50, 1)} | ${both(({ p99 }) => p99, 1)} |`;
}
