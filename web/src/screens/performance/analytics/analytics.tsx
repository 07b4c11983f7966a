import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Page } from "../../../components/page.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { fieldOf, type UiField } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { ReportFilters } from "../../../figures/report-filters.tsx";
import { t } from "../../../messages/t.ts";
import { reviewUi } from "../reviews/review-ui.tsx";
import { GroupFigures } from "./group-figures.tsx";
import { OverviewFigures } from "./overview-figures.tsx";
import { PendingFigures } from "./pending-figures.tsx";
import { reportQuery } from "./performance-report.ts";
import { ScoreFigures } from "./score-figures.tsx";

const FILTERS: readonly UiField[] = [
  fieldOf(reviewUi, "evaluation_type_id"),
  { name: "department_id", label: t("Department"), type: "id", resource: "departments" },
  { name: "manager_employee_id", label: t("Led by"), type: "id", resource: "employees" },
];

/** How far reviews are and how people were rated, with goals and feedback. The period and filters are in the address. */
export default function PerformanceAnalytics() {
  const [given] = useScreenSearch();
  const period = useReportPeriod("evaluations/performance-analytics", given.date);
  const filters = Object.fromEntries(FILTERS.map(({ name }) => [name, given[name]]));
  const { data, error, isPlaceholderData } = useQuery(reportQuery({ ...filters, date: writePeriod(period) }));
  return (
    <Page title={t("Performance analytics")} note={t`Reviews of periods that end in ${inWords(period)}.`}>
      <Stack gap="lg">
        <ReportFilters period={period} fields={FILTERS} />
        {error && <ReadProblem error={error} />}
        {!data && !error && <TableSkeleton />}
        {data && (
          <>
            <OverviewFigures report={data} />
            {data.scores && <ScoreFigures scores={data.scores} criteria={data.by_criterion ?? []} />}
            <GroupFigures
              title={t("By department")}
              chartLabel={t("Reviews by department")}
              groupLabel={t("Department")}
              filter="department"
              rows={data.by_department}
              links={data.evaluations.links}
              isStale={isPlaceholderData}
            />
            <GroupFigures
              title={t("By type")}
              chartLabel={t("Reviews by type")}
              groupLabel={t("Type")}
              filter="evaluation_type_id"
              rows={data.by_type}
              links={data.evaluations.links}
              isStale={isPlaceholderData}
            />
            <PendingFigures people={data.pending_assignees} />
          </>
        )}
      </Stack>
    </Page>
  );
}
