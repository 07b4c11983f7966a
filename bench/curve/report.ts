import { machine } from "../machine.ts";

/** What one question costs on one size of the data. */
export interface Point {
  readonly question: string;
  readonly size: number;
  readonly p50: number;
  /** Milliseconds of processor time for one request, of the server's process and of PostgreSQL. */
  readonly server: number;
  readonly database: number;
}

interface Run {
  readonly command: string;
  readonly postgresVersion: string;
  readonly employeesOfEntries: number;
}

const count = (value: number): string => value.toLocaleString("en");
const ms = (value: number): string => (Number.isNaN(value) ? "" : value.toFixed(value < 10 ? 1 : 0));

/** A table with a column for each size; each cell has the median and the processor times of server and database. */
function curve(points: readonly Point[], unit: string): string {
  const sizes = [...new Set(points.map(({ size }) => size))];
  const questions = [...new Set(points.map(({ question }) => question))];
  const rows = questions.map((question) => {
    const cells = sizes.map((size) => {
      const point = points.find((one) => one.question === question && one.size === size);
      return point ? `${ms(point.p50)} (${ms(point.server)} + ${ms(point.database)})` : "";
    });
    return `| ${question} | ${cells.join(" | ")} |`;
  });
  return `| request | ${sizes.map((size) => `${count(size)} ${unit}`).join(" | ")} |
|---|${sizes.map(() => "--:").join("|")}|
${rows.join("\n")}`;
}

/** The section of the results. */
export function curveReport(
  {
    byEmployees,
    byEntries,
  }: { readonly byEmployees: readonly Point[]; readonly byEntries: readonly Point[] },
  run: Run,
): string {
  return `## What requests cost as data grows

Written by \`${run.command}\`. One request at a time, of a program whose memory holds no response: the median in milliseconds, and in brackets the processor time of the server and of PostgreSQL for one request.

${machine(run.postgresVersion)}
- Companies without leads, tickets, candidates and offers; 30 journal entries of former years for each employee; of more than 10,000 employees, the others are copies

${byEmployees.length === 0 ? "" : `${curve(byEmployees, "employees")}\n\n`}${byEntries.length === 0 ? "" : `Reports on time and pages of it, with ${count(run.employeesOfEntries)} employees on 500 projects; amounts are read:\n\n${curve(byEntries, "entries")}\n`}`;
}
