import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Page } from "../../../components/page.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { fieldOf, type UiField } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { ReportFilters } from "../../../figures/report-filters.tsx";
import { ReportTabs } from "../../../figures/report-tabs.tsx";
import { t } from "../../../messages/t.ts";
import { candidateUi } from "../candidates/candidate-ui.tsx";
import { jobUi } from "../jobs/job-ui.tsx";
import { HiringFunnel } from "./funnel.tsx";
import { type HiringReport, hiringReportQuery } from "./hiring-report.ts";
import { Overview } from "./overview.tsx";
import { ReasonsReport } from "./reasons.tsx";
import { SourcesReport } from "./sources.tsx";

interface ReportTab {
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType<{ readonly data: HiringReport; readonly isStale: boolean }>;
}

const TABS: readonly ReportTab[] = [
  { id: "overview", label: t("Overview"), Content: Overview },
  { id: "funnel", label: t("Funnel"), Content: HiringFunnel },
  { id: "sources", label: t("Sources"), Content: SourcesReport },
  { id: "reasons", label: t("Reasons"), Content: ReasonsReport },
];

/** What the report can be narrowed to. */
const FILTERS: readonly UiField[] = [
  fieldOf(candidateUi, "job_id"),
  fieldOf(jobUi, "department_id"),
  fieldOf(candidateUi, "source"),
  fieldOf(candidateUi, "recruiter_employee_id"),
];

/** The reports on hiring. The report, the period and the filters are in the address. */
export default function HiringReportsScreen() {
  const [given] = useScreenSearch();
  const period = useReportPeriod("candidates/hiring-analytics", given.date);
  const filters = Object.fromEntries(FILTERS.map(({ name }) => [name, given[name]]));
  const { data, error, isPlaceholderData } = useQuery(
    hiringReportQuery({ ...filters, date: writePeriod(period) }),
  );
  const report = data?.data;
  return (
    <Page title={t("Hiring reports")} note={t`Candidates, ${inWords(period)}. Days are those of UTC.`}>
      <Stack gap="lg">
        <ReportFilters period={period} fields={FILTERS} />
        <ReportTabs
          tabs={TABS}
          show={({ Content }) => (
            <Stack gap="lg">
              {error && <ReadProblem error={error} />}
              {!report && !error && <TableSkeleton />}
              {report && <Content data={report} isStale={isPlaceholderData} />}
            </Stack>
          )}
        />
      </Stack>
    </Page>
  );
}
