import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ApiRecord } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { LeftOutNote } from "../../../figures/left-out-note.tsx";
import { PeriodChoice } from "../../../figures/period/period-choice.tsx";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { teamQuery } from "../../../figures/project-economics.ts";
import { UnconvertedNote } from "../../../figures/unconverted.tsx";
import { formatMoney } from "../../../format/numbers.ts";
import { t } from "../../../messages/t.ts";
import { teamColumns } from "./team-columns.tsx";

/** The time, capacity and revenue of each team member in a period. */
export function TeamEconomics({ project }: { readonly project: ApiRecord }) {
  const [given, change] = useScreenSearch();
  const period = useReportPeriod("projects/project-team-economics", given.date);
  const sort = given.sort ?? "-worked_minutes";
  const {
    data: report,
    error,
    isPlaceholderData,
  } = useQuery(teamQuery({ project_id: project.id, date: writePeriod(period), sort, limit: 500 }));
  return (
    <Panel
      title={t("Team performance")}
      note={
        report?.data.totals.revenue === undefined
          ? inWords(period)
          : t`${inWords(period)}, in ${report.meta.currency}.`
      }
    >
      <Stack gap="md">
        <PeriodChoice value={period} onChange={(next) => change({ date: writePeriod(next) })} />
        {error && <ReadProblem error={error} />}
        {!report && !error && <TableSkeleton />}
        {report?.data.rows.length === 0 && (
          <Text size="sm" c="dimmed">
            {t("Nobody worked on the project or was assigned to it in that period.")}
          </Text>
        )}
        {report && report.data.rows.length > 0 && (
          <FigureTable
            label={t("Team")}
            columns={teamColumns(report.data.totals, report.meta.currency)}
            rows={report.data.rows}
            keyOf={({ employee_id }) => employee_id}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            isStale={isPlaceholderData}
          />
        )}
        {report && (report.data.totals.unallocated_revenue ?? 0) !== 0 && (
          <Text size="sm" c="dimmed">
            {t`Revenue not attributable to time: ${formatMoney(report.data.totals.unallocated_revenue ?? 0, report.meta.currency)}.`}
          </Text>
        )}
        {report && <LeftOutNote totals={report.data.totals} rows="rows" />}
        <UnconvertedNote amounts={report?.meta.unconverted ?? []} />
      </Stack>
    </Panel>
  );
}
