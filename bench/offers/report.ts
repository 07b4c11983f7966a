import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";

interface Facts {
  readonly command: string;
  readonly offers: number;
  readonly postgresVersion: string;
  readonly requested: readonly Asked[];
}

/** The results as they are kept beside the benchmarks. */
export function offerReport({ command, offers, postgresVersion, requested }: Facts): string {
  return `## Offers

Written by \`${command}\`.

${machine(postgresVersion)}
- ${offers.toLocaleString("en")} offers over three years in two currencies

One request at a time, ${requested[0]!.program.length} rounds. The analytics may take 300 ms at the median.

${askedTable(requested)}
`;
}
