import { type Asked, askedTable, middle } from "../ask.ts";
import { machine } from "../machine.ts";
import type { TimeData, TimeSize } from "../time-data.ts";
import type { Downloaded } from "./download.ts";
import { STORED_AGAIN } from "./store-again.ts";
import { FIRST_PAGE, LATER_PAGE } from "./time-questions.ts";

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
  readonly storing: number;
}

/** The results as they are committed beside the benchmarks. */
export function timeReport({ command, size, data, requested, downloaded, storing }: Facts): string {
  const { rows, seconds, bytes, idle, peak } = downloaded;
  return `## A million time entries

Written by \`${command}\`.

${machine(data.postgresVersion)}
- ${size.entries.toLocaleString("en")} entries of ${size.employees.toLocaleString("en")} employees on ${size.projects.toLocaleString("en")} projects, from ${data.firstDay} to ${data.lastDay}
- made by the seed in ${data.seedSeconds.toFixed(1)} s

One request at a time, ${requested[0]!.program.length} rounds; the caller reads amounts.

${askedTable(requested)}

- The deep page takes ${depthRatio(requested).toFixed(2)} of the first; it must not take more than ${MAX_RATIO}.
- Storing the figures of ${STORED_AGAIN.toLocaleString("en")} entries again, all of which have changed: ${storing.toFixed(1)} s; of at most 5.
- The download of ${rows.toLocaleString("en")} entries: ${seconds.toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(1)} MiB; memory ${idle} MiB before, at most ${peak} MiB meanwhile: ${peak - idle} MiB above, of at most ${MAX_MEMORY}.
`;
}
