import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";
import type { Moves } from "./move-leads.ts";

interface Facts {
  readonly command: string;
  readonly leads: number;
  readonly open: number;
  /** How many open leads the board has, in a database of its own. */
  readonly cards: number;
  readonly intervals: number;
  readonly activities: number;
  /** How long seeding the leads took. */
  readonly seconds: number;
  readonly postgresVersion: string;
  readonly reports: readonly Asked[];
  readonly board: readonly Asked[];
  readonly moves: Moves;
}

/** The results as they are kept beside the benchmarks. */
export function leadReport(facts: Facts): string {
  const { command, leads, open, cards, intervals, activities, seconds, postgresVersion, moves } = facts;
  const number = (value: number): string => value.toLocaleString("en");
  return `## Leads

Written by \`${command}\`.

${machine(postgresVersion)}
- ${number(leads)} leads over two years, ${number(open)} of them open, with ${number(intervals)} intervals in stages and ${number(activities)} activities, seeded in ${seconds.toFixed(0)} s; a board of ${number(cards)} open leads in a database of its own

One request at a time, ${facts.reports[0]!.program.length} rounds. A report may take 300 ms at the median, and so may the first columns of the board together.

${askedTable(facts.reports)}

${askedTable(facts.board)}

${moves.writers} writers moved ${number(moves.count)} leads in ${moves.seconds.toFixed(0)} s, ${(moves.count / moves.seconds).toFixed(0)} each second: p50 ${moves.p50.toFixed(0)} ms, p99 ${moves.p99.toFixed(0)} ms.
`;
}
