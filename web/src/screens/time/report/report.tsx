import { Group, Paper, SegmentedControl, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useNarrow } from "../../../components/use-narrow.ts";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { LeftOutNote } from "../../../figures/left-out-note.tsx";
import { PeriodChoice } from "../../../figures/period/period-choice.tsx";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { t } from "../../../messages/t.ts";
import { useMay } from "../../../session/session.ts";
import { EntryReport } from "../entries/entry-report.tsx";
import { RecordSelect } from "../record-select.tsx";
import { ScreenPages } from "../screen-pages.tsx";
import { Legend } from "../share-bar.tsx";
import { GROUPS, type GroupId, groupedReportQuery } from "./grouped-report.ts";
import { ReportCards } from "./report-cards.tsx";
import { ReportTable } from "./report-table.tsx";

const PER_PAGE = 50;

/** The time of a period by employee, project or task. */
export default function TimeReport() {
  const [given, change] = useScreenSearch();
  const isNarrow = useNarrow();
  const may = useMay();
  const group = GROUPS.find(({ id }) => id === given.group) ?? GROUPS[1];
  const period = useReportPeriod("timesheets/time-report", given.date);
  const page = Number(given.page) > 0 ? Number(given.page) : 1;
  const filters = { date: writePeriod(period), group_client_id: given.client_id };
  const { data, error, isPlaceholderData } = useQuery(
    groupedReportQuery({ ...filters, group: group.id, page, perPage: PER_PAGE }),
  );
  const narrow = (part: Record<string, string | undefined>) => change({ ...part, page: undefined });
  return (
    <Page
      title={t("Time report")}
      note={t`${inWords(period)}. Running timers are left out.`}
      actions={
        <EntryReport
          query={{ date: filters.date, ...(given.client_id ? { client_id: given.client_id } : {}) }}
        />
      }
    >
      <Paper withBorder p="md" style={{ borderColor: "var(--bureau-line)" }}>
        <Stack gap="md">
          <Group gap="md" align="flex-end">
            <SegmentedControl
              aria-label={t("What the rows are")}
              data={GROUPS.map(({ id, label }) => ({ value: id, label }))}
              value={group.id}
              onChange={(id) => narrow({ group: id as GroupId })}
            />
            <PeriodChoice value={period} onChange={(next) => narrow({ date: writePeriod(next) })} />
            {may("view-clients", "manage-clients") && (
              <RecordSelect
                resource="clients"
                label={t("Client")}
                value={given.client_id}
                onChange={(client_id) => narrow({ client_id })}
              />
            )}
          </Group>
          {error && <ReadProblem error={error} />}
          {!data && !error && <TableSkeleton />}
          {data?.rows.length === 0 && (
            <EmptyState
              icon="chart-bar"
              title={t("No time in this period")}
              text={t("Select another period.")}
            />
          )}
          {data && data.rows.length > 0 && (
            <div style={{ opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
              <Group gap="md" mb="sm">
                <Legend part="billable">{t("Billable")}</Legend>
                <Legend part="other">{t("Not billable")}</Legend>
              </Group>
              {isNarrow ? (
                <ReportCards group={group.id} {...data} />
              ) : (
                <ReportTable group={group.id} {...data} />
              )}
              <LeftOutNote totals={data.totals} rows="rows" />
              <ScreenPages
                page={page}
                perPage={PER_PAGE}
                total={data.totals.total}
                onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
              />
            </div>
          )}
        </Stack>
      </Paper>
    </Page>
  );
}
