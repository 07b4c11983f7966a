import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";

interface Facts {
  readonly command: string;
  readonly postgresVersion: string;
  readonly candidates: number;
  readonly active: number;
  readonly intervals: number;
  readonly jobs: number;
  /** How long seeding the candidates took. */
  readonly seconds: number;
  readonly analytics: readonly Asked[];
  readonly board: readonly Asked[];
}

/** The results as they are kept beside the benchmarks. */
export function hiringReport(facts: Facts): string {
  const { command, candidates, active, intervals, jobs, seconds, postgresVersion } = facts;
  const number = (value: number): string => value.toLocaleString("en");
  return `## Hiring

Written by \`${command}\`.

${machine(postgresVersion)}
- ${number(candidates)} candidates for ${number(jobs)} jobs over two years, ${number(active)} of them active, with ${number(intervals)} intervals in stages, seeded in ${seconds.toFixed(0)} s

One request at a time, ${facts.analytics[0]!.program.length} rounds. The analytics may take 300 ms at the median.

${askedTable(facts.analytics)}

${askedTable(facts.board)}
`;
}
