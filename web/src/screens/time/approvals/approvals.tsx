import { Paper, Stack, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listQuery, MAX_OPTIONS } from "../../../api/queries.ts";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useNarrow } from "../../../components/use-narrow.ts";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { addDays, dayOf, isDay, startOfWeek } from "../../../format/calendar.ts";
import { formatPeriod, todayIn } from "../../../format/dates.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { useWorkspaceSettings } from "../../../session/workspace-settings.ts";
import { ScreenPages } from "../screen-pages.tsx";
import { useWeekDecisions } from "../use-week-decisions.ts";
import { weeklyReport } from "../weekly-report.ts";
import { ApprovalFilters } from "./approval-filters.tsx";
import { ApprovalMatrix } from "./approval-matrix.tsx";
import { ChosenWeeks } from "./chosen-weeks.tsx";
import { matrixOf } from "./matrix.ts";

const WEEKS = 5;
const PER_PAGE = 25;

/** The latest weeks of employees. Submitted ones can be approved or rejected together. */
export default function WeekApprovals() {
  const [given, change] = useScreenSearch();
  const { workspace } = useSession();
  const startsOn = Number(useWorkspaceSettings().week_starts_on);
  const isNarrow = useNarrow();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const today = todayIn(workspace.timezone);
  const present = startOfWeek(today, startsOn);
  const last = given.week && isDay(given.week) ? startOfWeek(given.week, startsOn) : present;
  const first = addDays(last, -7 * (WEEKS - 1));
  const page = Number(given.page) > 0 ? Number(given.page) : 1;
  const query = {
    date: `${first},${addDays(last, 6)}`,
    department_id: given.department,
    manager_employee_id: given.manager,
    status: given.status,
    page,
    perPage: PER_PAGE,
  };
  const { data, error } = useQuery({
    queryKey: ["timesheet-submissions", "weekly-approval-report", query],
    queryFn: () => weeklyReport(query),
    placeholderData: keepPreviousData,
  });
  const { data: submitted } = useQuery({
    ...listQuery("timesheet-submissions", {
      status: "submitted",
      week_start: `${first},${last}`,
      include: "employee[id|name]",
      perPage: MAX_OPTIONS,
    }),
    enabled: chosen.size > 0,
  });
  const rows = matrixOf(data?.data ?? []);
  const mayDecide = useWeekDecisions(rows.map(({ employeeId }) => employeeId));
  const weeks = (data?.data ?? []).map(({ week_start, totals }) => ({ start: dayOf(week_start), totals }));
  const goTo = (week: string) => change({ week: week === present ? undefined : week, page: undefined });
  return (
    <Page title={t("Weeks")} note={t("Who has submitted which week, and which hours are missing.")}>
      <Paper withBorder p="md" style={{ borderColor: "var(--bureau-line)" }}>
        <Stack gap="md">
          <ApprovalFilters
            given={given}
            onNarrow={(part) => change({ ...part, page: undefined })}
            onEarlier={() => goTo(addDays(last, -7 * WEEKS))}
            onLater={last < present ? () => goTo(addDays(last, 7 * WEEKS)) : undefined}
          />
          <Text fw={600} aria-live="polite">
            {formatPeriod(first, addDays(last, 6))}
          </Text>
          {error && <ReadProblem error={error} />}
          {!data && !error && <TableSkeleton />}
          {data && rows.length === 0 && (
            <EmptyState
              icon="users"
              title={t("Nobody matches")}
              text={t("Nobody was employed, or nobody matches the filters.")}
            />
          )}
          {rows.length > 0 && (
            <ApprovalMatrix {...{ rows, weeks, today, isNarrow, mayDecide, chosen }} onChoose={setChosen} />
          )}
          <ScreenPages
            page={page}
            perPage={PER_PAGE}
            total={data?.meta?.total ?? 0}
            onPage={(next) => change({ page: next === 1 ? undefined : String(next) })}
          />
          <ChosenWeeks
            records={(submitted?.data ?? []).filter(({ id }) => chosen.has(id))}
            onChosen={(ids) => setChosen(new Set(ids))}
          />
        </Stack>
      </Paper>
    </Page>
  );
}
