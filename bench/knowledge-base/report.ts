import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";

interface Facts {
  readonly command: string;
  readonly pages: number;
  readonly postgresVersion: string;
  readonly requested: readonly Asked[];
}

/** The results as they are kept beside the benchmarks. */
export function pageReport({ command, pages, postgresVersion, requested }: Facts): string {
  const number = (value: number): string => value.toLocaleString("en");
  return `## Knowledge base

Written by \`${command}\`.

${machine(postgresVersion)}
- ${number(pages)} pages of 200 words in 21 teamspaces, ${number(pages / 4)} of them in one

One request at a time, ${requested[0]!.program.length} rounds. A search may take 100 ms at the median.

${askedTable(requested)}
`;
}
