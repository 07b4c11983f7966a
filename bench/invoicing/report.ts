import { type Asked, askedTable, middle } from "../ask.ts";
import { machine } from "../machine.ts";
import type { Previewed } from "./bill-dry-run.ts";
import type { InvoiceData, InvoiceSize } from "./invoice-data.ts";
import type { Issued } from "./issue-drafts.ts";

/** The most that a report may take, in milliseconds. */
const MOST = 300;

interface Facts {
  readonly command: string;
  readonly size: InvoiceSize;
  readonly data: InvoiceData;
  readonly requested: readonly Asked[];
  readonly previewed: Previewed;
  readonly issued: Issued;
  /** What else used the machine meanwhile; null if nothing did. */
  readonly beside: string | null;
}

const number = (value: number): string => Math.round(value).toLocaleString("en");

/** The results as they are committed beside the benchmarks. */
export function invoicingReport({
  command,
  size,
  data,
  requested,
  previewed,
  issued,
  beside,
}: Facts): string {
  const slow = requested.filter(({ program }) => middle(program) > MOST).map(({ question }) => question);
  return `## Invoices

Written by \`${command}\`.

${machine(data.postgresVersion)}
- ${number(size.invoices)} invoices of ${number(size.clients)} clients, made by the seed in ${data.invoiceSeconds.toFixed(1)} s
- ${number(size.entries)} time entries on ${number(size.projects)} projects, of which all but the last three weeks are billed
${beside === null ? "" : `- ${beside}\n`}
One request at a time, ${requested[0]!.program.length} rounds.

${askedTable(requested)}

- ${slow.length === 0 ? `None takes more than the ${MOST} ms that it may.` : `More than the ${MOST} ms that it may: ${slow.join(", ")}.`}
- A preview of billing ${number(previewed.entries)} entries onto ${number(previewed.lines)} lines (\`bill-unbilled\` as a dry run): ${number(previewed.milliseconds)} ms at the median, ${number(previewed.statements)} statements; it may take 2 s.
- ${number(issued.drafts)} drafts issued by ${issued.writers} writers: ${number(issued.requestsPerSecond)} requests/s, p50 ${number(issued.p50)} ms, p99 ${number(issued.p99)} ms; ${issued.gaps} gaps in the numbers.
`;
}
