import { type Asked, askedTable } from "../ask.ts";
import { machine } from "../machine.ts";
import type { Recalculation } from "./recalculate.ts";

interface Facts {
  readonly command: string;
  readonly postgresVersion: string;
  /** How many tickets the analytics read, and how long seeding them took. */
  readonly tickets: number;
  readonly seconds: number;
  readonly analytics: readonly Asked[];
  /** How many tickets the board has. */
  readonly cards: number;
  readonly board: readonly Asked[];
  readonly recalculations: readonly Recalculation[];
}

/** The results as they are kept beside the benchmarks. */
export function ticketReport(facts: Facts): string {
  const number = (value: number): string => value.toLocaleString("en");
  const rows = facts.recalculations.map(
    ({ name, tickets, changed, seconds }) =>
      `| ${name} | ${number(tickets)} | ${number(changed)} | ${seconds.toFixed(1)} |`,
  );
  return `## Tickets

Written by \`${facts.command}\`.

${machine(facts.postgresVersion)}
- ${number(facts.tickets)} tickets over a year, seeded in ${facts.seconds.toFixed(0)} s; a board of ${number(facts.cards)} unresolved tickets in a database of its own

One request at a time, ${facts.analytics[0]!.program.length} rounds. The analytics may take 300 ms at the median.

${askedTable(facts.analytics)}

${askedTable(facts.board)}

All tickets are unresolved when their deadlines are recalculated, in one request.

| recalculation | tickets | changed | seconds |
| --- | --: | --: | --: |
${rows.join("\n")}
`;
}
