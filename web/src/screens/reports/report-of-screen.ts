import { REPORTS, type ReportPath } from "../../api/generated/reports.ts";
import type { ShownReport } from "../../declare/screen.ts";
import type { AskedReport } from "./report-query.ts";

type Search = Readonly<Record<string, string | undefined>>;

/**
 * The report that a screen shows at an address, with those parts of the address that are its parameters; null if it
 * shows something else. Of several reports it is the one that says most of the address.
 */
export function reportAt(reports: readonly ShownReport[], given: Search): AskedReport | null {
  const fitting = reports
    .filter(({ search = {} }) => Object.entries(search).every(([name, value]) => given[name] === value))
    .sort((one, other) => Object.keys(other.search ?? {}).length - Object.keys(one.search ?? {}).length);
  const report = fitting[0]?.report;
  return report ? { report, parameters: parametersOf(report, given), period: null } : null;
}

const parametersOf = (report: ReportPath, given: Search): Record<string, string> =>
  Object.fromEntries(
    REPORTS[report].parameters.flatMap((name) => (given[name] ? [[name, given[name]] as const] : [])),
  );
