import { Stack } from "@mantine/core";
import type { ComponentType } from "react";
import type { Query } from "../../../api/records.ts";
import { Page } from "../../../components/page.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { inWords } from "../../../figures/period/period-in-words.ts";
import { writePeriod } from "../../../figures/period/periods.ts";
import { useReportPeriod } from "../../../figures/period/report-periods.ts";
import { ReportExport } from "../../../figures/report-export.tsx";
import { ReportFilters } from "../../../figures/report-filters.tsx";
import { ReportTabs, useReportTab } from "../../../figures/report-tabs.tsx";
import { t } from "../../../messages/t.ts";
import { leadUi } from "../lead-ui.tsx";
import { ForecastReport } from "./forecast.tsx";
import { LeadFunnel } from "./funnel.tsx";
import { LostReasonsReport } from "./lost-reasons.tsx";
import { OverviewReport } from "./overview.tsx";
import { OwnersReport } from "./owners.tsx";
import { SourcesReport } from "./sources.tsx";
import { VelocityReport } from "./velocity.tsx";

interface ReportTab {
  readonly id: string;
  readonly label: string;
  readonly Content: ComponentType<{ readonly query: Query }>;
  /** Whether it has a period of its own, so that the selected one is not sent. */
  readonly isAhead?: boolean;
}

const TABS: readonly ReportTab[] = [
  { id: "overview", label: t("Overview"), Content: OverviewReport },
  { id: "funnel", label: t("Funnel"), Content: LeadFunnel },
  { id: "forecast", label: t("Forecast"), Content: ForecastReport, isAhead: true },
  { id: "velocity", label: t("Velocity"), Content: VelocityReport },
  { id: "sources", label: t("Sources"), Content: SourcesReport },
  { id: "owners", label: t("Owners"), Content: OwnersReport },
  { id: "lost-reasons", label: t("Lost reasons"), Content: LostReasonsReport },
];

const FILTERS = ["owner_employee_id", "source_id"].map((name) => fieldOf(leadUi, name));

/** The reports on leads. The report, the period, the owner and the source are in the address. */
export default function LeadReportsScreen() {
  const [given] = useScreenSearch();
  const period = useReportPeriod("leads/lead-analytics-overview", given.date);
  const current = useReportTab(TABS);
  const filters = Object.fromEntries(FILTERS.map(({ name }) => [name, given[name]]));
  const query = current.isAhead ? filters : { ...filters, date: writePeriod(period) };
  return (
    <Page
      title={t("Sales reports")}
      actions={
        <ReportExport
          resource="leads"
          getter="lead-analytics-export"
          query={{ ...query, sections: current.id }}
        />
      }
      note={
        current.isAhead ? t("Open leads as of today.") : t`Leads, ${inWords(period)}. Days are those of UTC.`
      }
    >
      <Stack gap="lg">
        <ReportFilters period={current.isAhead ? null : period} fields={FILTERS} />
        <ReportTabs tabs={TABS} show={({ Content }) => <Content query={query} />} />
      </Stack>
    </Page>
  );
}
