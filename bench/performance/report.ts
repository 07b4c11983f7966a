import { type Asked, askedTable, middle } from "../ask.ts";
import { machine } from "../machine.ts";
import type { Launched } from "./launch.ts";

interface Facts {
  readonly command: string;
  readonly employees: number;
  readonly evaluations: number;
  readonly postgresVersion: string;
  readonly requested: readonly Asked[];
  readonly launched: Launched;
}

/** The results as they are kept beside the benchmarks. */
export function performanceReport(facts: Facts): string {
  const { command, employees, evaluations, postgresVersion, requested, launched } = facts;
  const number = (value: number): string => value.toLocaleString("en");
  const { people, times } = launched;
  return `## Performance

Written by \`${command}\`.

${machine(postgresVersion)}
- ${number(evaluations)} evaluations of ${number(employees)} employees in this year, each with two assignees and a self review

One request at a time, ${requested[0]!.program.length} rounds. The analysis of all evaluations, and the launch of a cycle, may take 300 ms at the median.

${askedTable(requested)}

A cycle is launched and started for ${number(people)} people in one request, which returns the evaluations: ${middle(times).toFixed(0)} ms at the median of ${times.length}, ${Math.max(...times).toFixed(0)} ms at most.
`;
}
