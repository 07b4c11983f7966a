import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";

interface Facts {
  readonly command: string;
  readonly employees: number;
  readonly enrolments: number;
  readonly postgresVersion: string;
  readonly requested: readonly Asked[];
}

/** The results as they are kept beside the benchmarks. */
export function benefitReport({ command, employees, enrolments, postgresVersion, requested }: Facts): string {
  const number = (value: number): string => value.toLocaleString("en");
  return `## Costs of benefits

Written by \`${command}\`.

${machine(postgresVersion)}
- ${number(enrolments)} enrolments of ${number(employees)} employees in 50 benefits and two currencies

One request at a time, ${requested[0]!.program.length} rounds. The costs of 24 months may take 300 ms at the median.

${askedTable(requested)}
`;
}
