import { cpus, totalmem } from "node:os";
import { type Asked, middle } from "./ask.ts";
import type { Downloaded } from "./download.ts";
import type { TimeData, TimeSize } from "./time-data.ts";
import { FIRST_PAGE, LATER_PAGE } from "./time-questions.ts";

const MOST_RATIO = 1.2;
const MOST_MEMORY = 200;

/** The middle of how much slower each round's deep page was than the same round's first. */
export function depthRatio(asked: readonly Asked[]): number {
  const of = (name: string) => asked.find(({ question }) => question === name)!.program;
  return middle(of(LATER_PAGE).map((time, round) => time / of(FIRST_PAGE)[round]!));
}

interface Facts {
  readonly command: string;
  readonly size: TimeSize;
  readonly data: TimeData;
  readonly asked: readonly Asked[];
  readonly downloaded: Downloaded;
}

/** The results as they are kept beside the benchmarks. */
export function timeReport({ command, size, data, asked, downloaded }: Facts): string {
  const [cpu] = cpus();
  const lines = asked.map(({ question, program, floor }) => {
    const ratios = program.map((time, round) => time / floor[round]!);
    const most = Math.max(...program);
    return `| ${question} | ${middle(program).toFixed(0)} | ${most.toFixed(0)} | ${middle(floor).toFixed(0)} | ${middle(ratios).toFixed(2)} |`;
  });
  const { rows, seconds, bytes, idle, peak } = downloaded;
  return `# Results on a million time entries

Written by \`${command}\`; README.md says what the words mean.

- Machine: ${cpus().length} cores (${cpu?.model.trim() || "unnamed"}), ${Math.round(totalmem() / 2 ** 30)} GiB, shared by everything
- Node.js ${process.versions.node}, PostgreSQL ${data.postgresVersion} (embedded)
- ${size.entries.toLocaleString("en")} entries of ${size.employees.toLocaleString("en")} employees on ${size.projects.toLocaleString("en")} projects, from ${data.firstDay} to ${data.lastDay}
- made by the seed in ${data.seedSeconds.toFixed(1)} s

One request at a time, ${asked[0]!.program.length} rounds; the caller reads amounts.

| question | p50 ms | most ms | its statements alone, p50 ms | ratio |
|---|--:|--:|--:|--:|
${lines.join("\n")}

- The deep page takes ${depthRatio(asked).toFixed(2)} of the first; it must not take more than ${MOST_RATIO}.
- The download of ${rows.toLocaleString("en")} entries: ${seconds.toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(1)} MiB; memory ${idle} MiB before, at most ${peak} MiB meanwhile: ${peak - idle} MiB above, of at most ${MOST_MEMORY}.
`;
}
