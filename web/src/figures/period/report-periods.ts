import { DEFAULT_PERIODS, type ReportName } from "./default-periods.ts";
import { usePresets } from "./period-choice.tsx";
import { type Period, readPeriod } from "./periods.ts";

/** The period of a report: the one in the URL, else its default. */
export function useReportPeriod(report: ReportName, given: string | undefined): Period {
  const presets = usePresets();
  return readPeriod(given) ?? presets.find(({ id }) => id === DEFAULT_PERIODS[report])!.period;
}
