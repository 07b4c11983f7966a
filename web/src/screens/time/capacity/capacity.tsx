import { Group, Paper, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useNarrow } from "../../../components/use-narrow.ts";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { PeriodChoice } from "../../../figures/period/period-choice.tsx";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { t } from "../../../messages/t.ts";
import { RecordSelect } from "../record-select.tsx";
import { ScreenPages } from "../screen-pages.tsx";
import { Legend } from "../share-bar.tsx";
import { CapacityCards } from "./capacity-cards.tsx";
import { capacityQuery } from "./capacity-query.ts";
import { CapacityTable } from "./capacity-table.tsx";

const PER_PAGE = 50;

/** The available, allocated and tracked hours of employees in a period. */
export default function Capacity() {
  const [given, change] = useScreenSearch();
  const isNarrow = useNarrow();
  const period = useReportPeriod("employees/employee-capacity", given.date);
  const page = Number(given.page) > 0 ? Number(given.page) : 1;
  const { data, error, isPlaceholderData } = useQuery(
    capacityQuery({
      // A single day is a period from and to the same day.
      date: writePeriod(period),
      department_id: given.department,
      project_id: given.project,
      page,
      perPage: PER_PAGE,
    }),
  );
  const narrow = (part: Record<string, string | undefined>) => change({ ...part, page: undefined });
  return (
    <Page
      title={t("Capacity")}
      note={t`${inWords(period)}. Hours: what people can work after public holidays and approved leave.`}
    >
      <Paper withBorder p="md" style={{ borderColor: "var(--bureau-line)" }}>
        <Stack gap="md">
          <Group gap="md" align="flex-end">
            <PeriodChoice value={period} onChange={(next) => narrow({ date: writePeriod(next) })} />
            <RecordSelect
              resource="departments"
              label={t("Department")}
              value={given.department}
              onChange={(department) => narrow({ department })}
            />
            <RecordSelect
              resource="projects"
              label={t("Project")}
              value={given.project}
              onChange={(project) => narrow({ project })}
            />
          </Group>
          {error && <ReadProblem error={error} />}
          {!data && !error && <TableSkeleton />}
          {data?.data.employees.length === 0 && (
            <EmptyState
              icon="users"
              title={t("Nobody matches")}
              text={t("Nobody was employed, or nobody matches the filters.")}
            />
          )}
          {data && data.data.employees.length > 0 && (
            <div style={{ opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
              <Group gap="md" mb="sm">
                <Legend part="billable">{t("Billable")}</Legend>
                <Legend part="other">{t("Not billable")}</Legend>
                <Legend part="over">{t("Above capacity")}</Legend>
                <Legend part="mark">{t("Planned")}</Legend>
              </Group>
              {isNarrow ? <CapacityCards {...data.data} /> : <CapacityTable {...data.data} />}
              <ScreenPages
                page={page}
                perPage={PER_PAGE}
                total={data.meta.total}
                onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
              />
            </div>
          )}
        </Stack>
      </Paper>
    </Page>
  );
}
