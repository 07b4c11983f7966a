import { REPORTS, type ReportPath } from "../../api/generated/reports.ts";
import type { ShownReport } from "../../declare/screen.ts";
import { type Period, writePeriod } from "../../figures/period/periods.ts";
import type { PresetId } from "../../figures/period/preset-id.ts";
import type { AskedReport } from "./report-query.ts";

type Search = Readonly<Record<string, string | undefined>>;

/** A period with a name, and its days as of today. */
interface NamedPeriod {
  readonly id: PresetId;
  readonly period: Period;
}

/**
 * The report that a screen shows at an address, with those parts of the address that are its parameters; null if it
 * shows something else. Of several reports it is the one that says most of the address. Days that have a name become the
 * period of that name, which a saved report counts from the day of reading.
 */
export function reportAt(
  reports: readonly ShownReport[],
  given: Search,
  named: readonly NamedPeriod[] = [],
): AskedReport | null {
  const fitting = reports
    .filter(({ search = {} }) => Object.entries(search).every(([name, value]) => given[name] === value))
    .sort((one, other) => Object.keys(other.search ?? {}).length - Object.keys(one.search ?? {}).length);
  const [shown] = fitting;
  if (!shown?.report) return null;
  const { date, ...parameters } = parametersOf(shown.report, shown.filters ?? [], given);
  const period = named.find((one) => writePeriod(one.period) === date)?.id.replaceAll("-", "_") ?? null;
  return {
    report: shown.report,
    parameters: date === undefined || period !== null ? parameters : { date, ...parameters },
    period,
  };
}

const parametersOf = (
  report: ReportPath,
  filters: readonly string[],
  given: Search,
): Record<string, string> =>
  Object.fromEntries(
    [...REPORTS[report].parameters, ...filters].flatMap((name) =>
      given[name] ? [[name, given[name]] as const] : [],
    ),
  );
