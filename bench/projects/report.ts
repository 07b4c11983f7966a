import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";
import type { TimeData } from "../time-data.ts";
import type { ProjectsSize } from "./project-data.ts";

interface Facts {
  readonly command: string;
  readonly size: ProjectsSize;
  readonly data: TimeData;
  readonly requested: readonly Asked[];
}

const whole = (figure: number): string => figure.toLocaleString("en");

/** The section of the results. */
export const projectsReport = ({
  command,
  size,
  data,
  requested,
}: Facts): string => `## The economics of projects

Written by \`${command}\`, one request at a time, ${requested[0]!.program.length} rounds; the caller reads all amounts. The ratio is to the
request's own statements, sent to the database alone.

${machine(data.postgresVersion)}
- ${whole(size.entries)} entries of ${whole(size.employees)} employees, from ${data.firstDay} to ${data.lastDay}, on ${whole(size.projects)} projects of ${whole(size.clients)} clients in three currencies; ${whole(size.expenses)} expenses

${askedTable(requested)}
`;
