import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";

interface Facts {
  readonly command: string;
  readonly employees: number;
  readonly timesheets: number;
  readonly postgresVersion: string;
  readonly requested: readonly Asked[];
}

/** The results as they are kept beside the benchmarks. */
export const homeReport = ({
  command,
  employees,
  timesheets,
  postgresVersion,
  requested,
}: Facts): string => `## Home

Written by \`${command}\`.

${machine(postgresVersion)}
- The seeded company with ${employees.toLocaleString("en")} employees and ${timesheets.toLocaleString("en")} time entries

One request at a time, ${requested[0]!.program.length} rounds. \`GET /home\` may take 100 ms at the median.

${askedTable(requested)}
`;
