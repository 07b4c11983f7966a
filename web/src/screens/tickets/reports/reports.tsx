import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Page } from "../../../components/page.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { ReportFilters } from "../../../figures/report-filters.tsx";
import { t } from "../../../messages/t.ts";
import { PRIORITY_LABELS } from "../ticket-status.tsx";
import { ticketUi } from "../ticket-ui.tsx";
import { CountsReport } from "./counts-report.tsx";
import { Overview } from "./overview.tsx";
import { ticketAnalyticsQuery } from "./ticket-analytics.ts";
import { TimesReport } from "./times-report.tsx";

const FILTERS = ["assignee_employee_id", "client_id", "priority"].map((name) => fieldOf(ticketUi, name));

/** The report on tickets. The period, the assignee, the client and the priority are in the address. */
export default function TicketReportsScreen() {
  const [given] = useScreenSearch();
  const period = useReportPeriod("tickets/ticket-analytics", given.date);
  const filters = Object.fromEntries(FILTERS.map(({ name }) => [name, given[name]]));
  const {
    data: report,
    error,
    isPlaceholderData: isStale,
  } = useQuery(ticketAnalyticsQuery({ ...filters, date: writePeriod(period) }));
  return (
    <Page title={t("Support reports")} note={t`Tickets, ${inWords(period)}. Days are those of UTC.`}>
      <Stack gap="lg">
        <ReportFilters period={period} fields={FILTERS} />
        {error && <ReadProblem error={error} />}
        {!report && !error && <TableSkeleton />}
        {report && (
          <>
            <Overview data={report.data} />
            <TimesReport data={report.data} isStale={isStale} />
            <CountsReport
              title={t("Priorities")}
              label={t("Priority")}
              chartLabel={t("Tickets by priority")}
              isStale={isStale}
              rows={report.data.by_priority.map((row) => ({
                ...row,
                key: row.priority,
                name: PRIORITY_LABELS[row.priority] ?? row.priority,
              }))}
            />
            <CountsReport
              title={t("Assignees")}
              label={t("Assignee")}
              chartLabel={t("Tickets by assignee")}
              isStale={isStale}
              rows={report.data.by_assignee.map((row) => ({
                ...row,
                key: row.assignee_employee_id ?? "none",
                name: row.name ?? t("Nobody"),
              }))}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}
