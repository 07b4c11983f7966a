import { REPORTS, type ReportPath } from "../../api/generated/reports.ts";
import type { AskedReport } from "./report-query.ts";

type Search = Readonly<Record<string, string | undefined>>;

const OWN = new Set(["report", "period"]);

/** The report that the address of the screen asks for; null if it names none. */
export function askedIn(search: Search): AskedReport | null {
  const { report = "" } = search;
  if (!Object.hasOwn(REPORTS, report)) return null;
  const parameters = Object.entries(search).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !OWN.has(entry[0]),
  );
  return {
    report: report as ReportPath,
    parameters: Object.fromEntries(parameters),
    period: search.period ?? null,
  };
}

/** The address of a report as tables. */
export const addressOf = ({ report, parameters, period }: AskedReport) => ({
  to: "/reports/view",
  search: { ...parameters, report, ...(period === null ? {} : { period }) },
});
